import { type KeyboardEvent, type PointerEvent, useState } from "react"
import { Button } from "../../ui/button"
import type { ChartProps } from "../chart"
import { LineChart } from "../line-chart"
import { linePlot } from "../line-plot"
import { plotWidth, valueFormat, valuesOf } from "../svg"
import { drawTo, splitLine, verdict } from "./guess-line"

const start = { line: [] as readonly number[], current: 0 }

export type GuessChartProps = ChartProps & {
  invented: boolean
  shown: boolean
  onShow: (shown: boolean) => void
  onClose: () => void
}

// Outside the component, so that React calls it once per element and not on every render.
const focusAtFirst = (element: HTMLElement | null) => element?.focus({ preventScroll: true })

/** For keyboards and screen readers, each point that the visitor draws is a range input. */
export const GuessChart = ({ chart, invented, shown, onShow, onClose }: GuessChartProps) => {
  const [{ line, current }, setState] = useState(start)
  const update = (change: Partial<typeof start>) => setState(before => ({ ...before, ...change }))

  const plot = linePlot(chart)
  const { known, rest, last } = splitLine(plot.main.points)
  const [low = 0, high = 0] = plot.y.domain()
  const [from, to] = [known, rest].map(points => points.at(-1)?.label.toLowerCase())
  const valueAt = (index: number) => line[index] ?? line.at(-1) ?? last
  const hasDrawn = line.length > 0
  const path = plot.line([last, ...line].map((value, i) => [known.length - 1 + i, value])) ?? ""
  const drawn = <path className="chart-line chart-line-guess" d={path} />

  const follow = ({ currentTarget, clientX, clientY }: PointerEvent, cameFrom?: number) => {
    const box = currentTarget.getBoundingClientRect()
    const position = plot.x.invert(((clientX - box.left) / box.width) * plotWidth)
    const value = plot.y.invert(plot.y(high) + clientY - box.top)
    const index = Math.max(0, Math.round(position) - known.length)
    update({ line: drawTo(line, last, index, Math.round(value), cameFrom), current: index })
  }

  const move = (event: KeyboardEvent<HTMLInputElement>, index: number) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step) return
    event.preventDefault()
    update({ line: drawTo(line, last, index, valueAt(index)) })
    event.currentTarget.parentElement?.querySelectorAll("input")[index + step]?.focus()
  }

  const again = () => {
    update(start)
    onShow(false)
  }

  const back = (
    <Button variant="ghost" size="sm" onClick={onClose}>
      Back to the chart
    </Button>
  )

  if (shown) {
    const points = [...known, ...rest.map(({ label }, index) => ({ label, value: valueAt(index) }))]
    const own = { name: "You", emphasis: false, dashed: null, points, isGuess: true }
    return (
      <>
        <LineChart chart={{ ...chart, series: [...chart.series, own] }} plot={plot} />
        <div className="guess-result note" ref={focusAtFirst} tabIndex={-1}>
          {verdict(chart, line, invented).map(sentence => (
            <p key={sentence}>{sentence}</p>
          ))}
          <p className="button-row cluster">
            <Button variant="outline" size="sm" onClick={again}>
              Draw again
            </Button>
            {back}
          </p>
        </div>
      </>
    )
  }

  const shownPart = { ...chart, series: [{ ...plot.main, points: known }], gap: null }
  const [x, y] = [
    plot.at(known.length + (hasDrawn ? current : -1)),
    plot.y(hasDrawn ? valueAt(current) : last),
  ]
  return (
    <form
      className="guess"
      onSubmit={event => {
        event.preventDefault()
        onShow(true)
      }}
    >
      <LineChart chart={shownPart} plot={plot} paths={drawn}>
        <circle className="guess-hand" cx={x} cy={y} r={7} />
        <text className="chart-value chart-middle" x={x} y={y - 16}>
          {hasDrawn ? valueFormat(valuesOf(chart), chart.unit)(valueAt(current)) : "?"}
        </text>
        <rect
          className="guess-field"
          y={plot.y(high)}
          width="100%"
          height={plot.floor - plot.y(high)}
          onPointerDown={event => {
            event.currentTarget.setPointerCapture(event.pointerId)
            follow(event)
          }}
          onPointerMove={event => event.buttons > 0 && follow(event, current)}
        />
      </LineChart>
      <fieldset>
        <legend className="note">
          Here are the figures up to {from}. Draw the rest with your mouse or finger, or use the arrow keys:
          ↑↓ for the value, → for the next point.
        </legend>
        <div className="guess-months">
          {rest.map(({ label }, index) => (
            <input
              key={label}
              ref={index === 0 ? focusAtFirst : undefined}
              type="range"
              aria-label={label}
              min={low}
              max={high}
              value={valueAt(index)}
              tabIndex={index === current ? 0 : -1}
              onFocus={() => update({ current: index })}
              onKeyDown={event => move(event, index)}
              onChange={({ target }) => update({ line: drawTo(line, last, index, target.valueAsNumber) })}
            />
          ))}
        </div>
      </fieldset>
      <p className="button-row cluster">
        <Button type="submit" size="sm" disabled={!hasDrawn}>
          {hasDrawn ? "Show what happened" : `Draw to ${to}`}
        </Button>
        {back}
      </p>
    </form>
  )
}
