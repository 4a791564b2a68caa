import type { ChartData } from "./chart-data"
import { ChartText, lineHeight } from "./chart-text"
import { wrapLabel } from "./labels"
import type { LinePartProps } from "./line-plot"
import { percent } from "./scale"

const maxChars = 16
const leaderLength = 20

/**
 * Dated changes on the emphasised line. Wide drawings name them beside a leader, on the side the line leaves
 * empty; narrow ones show a number whose name stands in the list below the chart.
 */
export const LineMarkers = ({ chart, plot }: LinePartProps) => {
  const { points } = plot.main
  const rising = (points.at(-1)?.value ?? 0) >= (points[0]?.value ?? 0)
  return (
    <>
      {(chart.markers ?? []).map((marker, i) => (
        <LineMarker key={marker.at} {...{ chart, plot, marker, rising }} number={i + 1} />
      ))}
    </>
  )
}

type LineMarkerProps = LinePartProps & {
  marker: NonNullable<ChartData["markers"]>[number]
  number: number
  rising: boolean
}

const LineMarker = ({ chart, plot, marker, number, rising }: LineMarkerProps) => {
  const index = plot.main.points.findIndex(point => point.label === marker.at)
  const value = plot.main.points[index]?.value
  if (value === undefined) return null
  const x = percent(plot.share(index))
  const y = plot.y(value)
  const lines = wrapLabel(marker.label, maxChars)
  const highest = Math.max(...chart.series.map(series => series.points[index]?.value ?? value))
  const top = Math.max(0, plot.y(highest) - leaderLength - lines.length * lineHeight)
  return (
    <>
      <g className="chart-wide">
        <line className="chart-leader" x1={x} x2={x} y1={top} y2={y - 4} />
        <ChartText
          className={rising ? "chart-remark chart-end" : "chart-remark"}
          lines={lines}
          x={x}
          dx={rising ? -7 : 7}
          y={top + 11}
        />
        <circle className="chart-dot" cx={x} cy={y} r={4} />
      </g>
      <g className="chart-narrow">
        <circle className="chart-badge" cx={x} cy={y} r={9.5} />
        <text className="chart-badge-number chart-middle" x={x} y={y + 4.5}>
          {number}
        </text>
      </g>
    </>
  )
}
