import { type FormEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react"
import { Button } from "../../ui/button"
import type { ChartProps } from "../chart-data"
import { ChartPaths } from "../chart-paths"
import { LineAxes, LineGrid } from "../line-axes"
import { LineChart } from "../line-chart"
import { linePath, linePlot } from "../line-plot"
import { percent } from "../scale"
import { drawingTask, drawTo } from "./drawn-line"
import { verdict } from "./verdict"

export type DrawChartProps = ChartProps & { onClose: () => void }

/**
 * The chart with the end of its line left off, for the visitor to draw with mouse, finger or arrow keys; then what was
 * measured and forecast, and how far off the drawing was. Each point to be drawn is a range field of its own, which
 * keyboards and screen readers work with; the drawing shows what they hold.
 */
export const DrawChart = ({ chart, onClose }: DrawChartProps) => {
  const [line, setLine] = useState<readonly number[]>([])
  const [shown, setShown] = useState(false)
  const [current, setCurrent] = useState(0)
  const hand = useRef<number>()
  const fields = useRef<(HTMLInputElement | null)[]>([])
  const result = useRef<HTMLDivElement>(null)

  const plot = linePlot(chart)
  const { known, rest, last } = drawingTask(chart)
  const { low, high } = plot.axis
  const valueAt = (index: number) => line[index] ?? line.at(-1) ?? last
  const points = [...known, ...line.map((value, i) => ({ label: rest[i]?.label ?? "", value }))]
  const path = linePath(plot, { ...plot.main, points }, known.length - 1)

  useEffect(() => {
    if (shown) result.current?.focus()
    else fields.current[0]?.focus({ preventScroll: true })
  }, [shown])

  const follow = (event: PointerEvent<SVGRectElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const places = plot.main.points.length - 1
    const place = Math.round(((event.clientX - box.left) / box.width) * places) - known.length
    const index = Math.min(rest.length - 1, Math.max(0, place))
    const share = Math.min(1, Math.max(0, (event.clientY - box.top) / box.height))
    setLine(drawTo(line, last, index, Math.round(high - share * (high - low)), hand.current))
    setCurrent(index)
    hand.current = index
  }

  const move = (event: KeyboardEvent, index: number) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step) return
    event.preventDefault()
    setLine(drawTo(line, last, index, valueAt(index)))
    fields.current[index + step]?.focus()
  }

  const finish = (event: FormEvent) => {
    event.preventDefault()
    if (line.length > 0) setShown(true)
  }

  const again = () => {
    setLine([])
    setCurrent(0)
    hand.current = undefined
    setShown(false)
  }

  if (shown)
    return (
      <>
        <LineChart chart={chart}>
          <path className="chart-line chart-line-drawn" d={path} />
        </LineChart>
        <div className="draw-result note" ref={result} tabIndex={-1}>
          {verdict(chart, line).map(sentence => (
            <p key={sentence}>{sentence}</p>
          ))}
          <p className="button-row cluster">
            <Button variant="outline" size="sm" onClick={again}>
              Draw again
            </Button>
            <Button variant="ghost" size="sm" onClick={onClose}>
              Back to the chart
            </Button>
          </p>
        </div>
      </>
    )

  return (
    <form className="draw" onSubmit={finish}>
      <svg className="chart-svg chart-svg-line" height={plot.height} aria-hidden="true">
        <ChartPaths height={plot.height}>
          <LineGrid plot={plot} />
          <path className="chart-line chart-line-main" d={linePath(plot, plot.main, 0, known.length)} />
          <path className="chart-line chart-line-drawn" d={path} />
        </ChartPaths>
        <LineAxes {...{ chart, plot }} />
        <circle
          className="draw-hand"
          cx={percent(plot.share(known.length + (line.length > 0 ? current : -1)))}
          cy={plot.y(line.length > 0 ? valueAt(current) : last)}
          r={7}
        />
        <rect
          className="draw-field"
          y={plot.y(high)}
          width="100%"
          height={plot.floor - plot.y(high)}
          onPointerDown={event => {
            event.currentTarget.setPointerCapture(event.pointerId)
            hand.current = undefined
            follow(event)
          }}
          onPointerMove={event => {
            if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event)
          }}
        />
      </svg>
      <fieldset>
        <legend className="note">
          Here are the figures up to {known.at(-1)?.label.toLowerCase()}. Draw the rest with your mouse or
          finger, or use the arrow keys: ↑↓ for the value, → for the next month.
        </legend>
        <div className="draw-months">
          {rest.map(({ label }, index) => (
            <input
              key={label}
              ref={field => {
                fields.current[index] = field
              }}
              type="range"
              aria-label={label}
              min={low}
              max={high}
              value={valueAt(index)}
              tabIndex={index === current ? 0 : -1}
              onFocus={() => setCurrent(index)}
              onKeyDown={event => move(event, index)}
              onChange={event => setLine(drawTo(line, last, index, event.currentTarget.valueAsNumber))}
            />
          ))}
        </div>
      </fieldset>
      <p className="button-row cluster">
        <Button type="submit" size="sm" disabled={line.length === 0}>
          Show what happened
        </Button>
        <Button variant="ghost" size="sm" onClick={onClose}>
          Back to the chart
        </Button>
      </p>
    </form>
  )
}
