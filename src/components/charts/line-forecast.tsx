import { formatValue } from "./labels"
import type { LinePartProps } from "./line-plot"

/** The ends of the last range of a forecast: a line from low to high beside the plot, with both values. */
export const LineForecast = ({ chart, plot }: LinePartProps) => {
  const last = chart.forecast?.at(-1)
  if (!last) return null
  return (
    <g className="chart-tick">
      <line className="chart-range" x1="100%" x2="100%" y1={plot.y(last.high)} y2={plot.y(last.low)} />
      {[last.high, last.low].map(value => (
        <text key={value} x="100%" dx={11} y={plot.y(value) + 4}>
          {formatValue(value, chart.unit)}
        </text>
      ))}
    </g>
  )
}
