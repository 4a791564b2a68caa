import type { ChartProps } from "./chart-data"
import { formatValue } from "./labels"
import { percent } from "./scale"

const rowHeight = 50
const barHeight = 18
const labelHeight = 14

/** Horizontal bars from zero, each with its name above and its value at the end. */
export const BarChart = ({ chart }: ChartProps) => {
  const bars = chart.series.flatMap(series =>
    series.points.map(point => ({ ...point, main: series.emphasis })),
  )
  const max = Math.max(...bars.map(bar => bar.value))
  const height = bars.length * rowHeight - (rowHeight - labelHeight - 9 - barHeight) + 2
  return (
    <svg className="chart-svg chart-svg-bar" role="img" aria-label={chart.alt} height={height}>
      {bars.map((bar, i) => {
        const y = i * rowHeight + labelHeight + 8
        const width = percent(bar.value / max)
        return (
          <g key={bar.label} className={bar.main ? "chart-main" : "chart-context"}>
            <text className="chart-name" y={y - 8}>
              {bar.label}
            </text>
            <rect y={y} width={width} height={barHeight} />
            <text className="chart-value" x={width} dx={8} y={y + 14.5}>
              {formatValue(bar.value, chart.unit)}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
