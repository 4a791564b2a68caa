import type { ChartProps } from "./chart-data"
import { formatValue } from "./labels"
import { percent } from "./scale"

const rowHeight = 50
const barHeight = 18
const labelHeight = 14

/**
 * Horizontal bars from zero, each with its name above and its value at the end. Those below zero go to the left of a line;
 * all names stand on its wider side, and the values of these at its right, so that it runs through no word.
 */
export const BarChart = ({ chart }: ChartProps) => {
  const bars = chart.series.flatMap(series =>
    series.points.map(point => ({ ...point, main: series.emphasis })),
  )
  const low = Math.min(0, ...bars.map(bar => bar.value))
  const span = Math.max(...bars.map(bar => bar.value), 0) - low || 1
  const zero = -low / span
  const isMostlyBelow = zero > 0.5
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
            <text
              className={isMostlyBelow ? "chart-name chart-end" : "chart-name"}
              x={zero > 0 ? percent(zero) : undefined}
              dx={zero > 0 ? (isMostlyBelow ? -8 : 8) : undefined}
              y={y - 8}
            >
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
