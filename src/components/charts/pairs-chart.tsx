import type { ChartProps } from "./chart-data"
import { formatValue } from "./labels"
import { percent } from "./scale"

const rowHeight = 72
const barHeight = 15

/** Two amounts of the same things, the earlier bar above the later one, so that time runs downwards in each row. */
export const PairsChart = ({ chart }: ChartProps) => {
  const [before, after] = chart.series
  if (!before || !after) throw new Error(`chart ${chart.slug} needs two series`)
  const max = Math.max(...chart.series.flatMap(series => series.points.map(point => point.value)))
  const height = before.points.length * rowHeight - 16
  return (
    <svg className="chart-svg chart-svg-bar-roomy" role="img" aria-label={chart.alt} height={height}>
      {before.points.map(({ label, value }, row) => {
        const finding = chart.markers?.find(marker => marker.at === label)?.label
        return (
          <g key={label}>
            <text className={finding ? "chart-name chart-name-main" : "chart-name"} y={row * rowHeight + 13}>
              {label}
            </text>
            {[before, after].map((series, i) => {
              const amount = i ? (after.points[row]?.value ?? 0) : value
              const y = row * rowHeight + 21 + i * (barHeight + 3)
              const width = percent(amount / max)
              return (
                <g key={series.name} className={series.emphasis ? "chart-main" : "chart-context"}>
                  <rect y={y} width={width} height={barHeight} />
                  <text className="chart-name" x={width} dx={7} y={y + 12.5}>
                    <tspan className="chart-value">{formatValue(amount, chart.unit)}</tspan>
                    {row === 0 && <tspan dx={6}>{series.name}</tspan>}
                    {finding && i === 1 && <tspan dx={6}>{`(${finding})`}</tspan>}
                  </text>
                </g>
              )
            })}
          </g>
        )
      })}
    </svg>
  )
}
