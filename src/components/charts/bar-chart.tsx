import type { ChartProps } from "./chart-data"
import { formatValue } from "./labels"
import { percent } from "./scale"

const rowHeight = 50
const barHeight = 18
const labelHeight = 14

/**
 * Horizontal bars from zero, each with its name above and its value at the end; those below zero go to the left of a line
 * and have their value to its right.
 */
export const BarChart = ({ chart }: ChartProps) => {
  const bars = chart.series.flatMap(series =>
    series.points.map(point => ({ ...point, main: series.emphasis })),
  )
  const low = Math.min(0, ...bars.map(bar => bar.value))
  const span = Math.max(...bars.map(bar => bar.value), 0) - low || 1
  const zero = -low / span
  const height = bars.length * rowHeight - (rowHeight - labelHeight - 9 - barHeight) + 2
  const isRoomy = bars.some(bar => formatValue(bar.value, chart.unit).length > 5)
  return (
    <svg
      className={isRoomy ? "chart-svg chart-svg-bar-roomy" : "chart-svg chart-svg-bar"}
      role="img"
      aria-label={chart.alt}
      height={height}
    >
      {low < 0 && <line className="chart-axis" x1={percent(zero)} x2={percent(zero)} y1={0} y2={height} />}
      {bars.map((bar, i) => {
        const y = i * rowHeight + labelHeight + 8
        const length = Math.abs(bar.value) / span
        const start = bar.value < 0 ? zero - length : zero
        return (
          <g key={bar.label} className={bar.main ? "chart-main" : "chart-context"}>
            <text className={low < 0 ? "chart-name chart-remark" : "chart-name"} y={y - 8}>
              {bar.label}
            </text>
            <rect
              x={start > 0 ? percent(start) : undefined}
              y={y}
              width={percent(length)}
              height={barHeight}
            />
            <text
              className="chart-value"
              x={percent(bar.value < 0 ? zero : start + length)}
              dx={8}
              y={y + 14.5}
            >
              {formatValue(bar.value, chart.unit)}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
