import type { ChartProps } from "./chart-data"
import { ChartPaths } from "./chart-paths"
import { formatValue } from "./labels"
import { plotWidth } from "./line-plot"
import { percent, round1 } from "./scale"

const rowHeight = 84
const barHeight = 22
const barTop = 22

/** Steps from the whole downwards, each bar the part of the one above that remains; between them stands how much that is. */
export const FunnelChart = ({ chart }: ChartProps) => {
  const points = chart.series[0]?.points ?? []
  const whole = points[0]?.value ?? 0
  const height = points.length * rowHeight - (rowHeight - barTop - barHeight) + 2
  const widthOf = (value: number) => (whole ? value / whole : 0)
  return (
    <svg className="chart-svg chart-svg-funnel" role="img" aria-label={chart.alt} height={height}>
      <ChartPaths height={height}>
        {points.slice(1).map(({ label, value }, i) => {
          const from = Math.round(widthOf(points[i]?.value ?? 0) * plotWidth)
          const top = i * rowHeight + barTop + barHeight
          const bottom = (i + 1) * rowHeight + barTop
          const d = `M0 ${top}H${from}L${Math.round(widthOf(value) * plotWidth)} ${bottom}H0Z`
          return <path key={label} className="chart-gap" d={d} />
        })}
      </ChartPaths>
      {points.map(({ label, value }, i) => {
        const y = i * rowHeight + barTop
        const width = widthOf(value)
        const before = points[i - 1]?.value
        const finding = chart.markers?.find(marker => marker.at === label)?.label
        return (
          <g key={label} className={finding ? "chart-main" : "chart-step"}>
            {finding && (
              <text className="chart-finding" y={y - 26}>
                {finding}
              </text>
            )}
            <text className={finding ? "chart-name chart-name-main" : "chart-name"} y={y - 7}>
              {label}
              {before !== undefined && before > 0 && (
                <tspan className="chart-tick" dx={7}>{`${round1((100 * value) / before)}% remain`}</tspan>
              )}
            </text>
            <rect y={y} width={percent(width)} height={barHeight} />
            <text className="chart-value" x={percent(width)} dx={8} y={y + 16.5}>
              {formatValue(value, chart.unit)}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
