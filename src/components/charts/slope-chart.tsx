import type { ChartProps } from "./chart-data"
import { formatValue, spread } from "./labels"
import { linearScale, round1 } from "./scale"
import { valueAxis } from "./ticks"

const height = 320
const topMargin = 40
const rowHeight = 20

/** The same counts at two moments, joined by lines; values at both ends, names at the right. */
export const SlopeChart = ({ chart }: ChartProps) => {
  const values = chart.series.flatMap(series => series.points.map(point => point.value))
  const { low, high } = valueAxis(values)
  const y = linearScale([low, high], [height - 16, topMargin])
  const rows = chart.series.map(({ name, emphasis, points }) => {
    const [from = 0, to = 0] = [points[0]?.value, points.at(-1)?.value]
    return { name, emphasis, from, to, y1: round1(y(from)), y2: round1(y(to)) }
  })
  const apart = (side: "y1" | "y2") =>
    spread(
      rows.map(row => ({ top: row[side], size: rowHeight })),
      height + rowHeight,
    )
  const [left, right] = [apart("y1"), apart("y2")]
  const ends = [chart.series[0]?.points[0]?.label, chart.series[0]?.points.at(-1)?.label]
  return (
    <svg className="chart-svg chart-svg-slope" role="img" aria-label={chart.alt} height={height}>
      {ends.map((label, i) => (
        <g key={label}>
          <line className="chart-axis" x1={`${i * 100}%`} x2={`${i * 100}%`} y1={22} y2={height} />
          <text
            className={i ? "chart-tick" : "chart-tick chart-end"}
            x={`${i * 100}%`}
            dx={i ? 10 : -10}
            y={14}
          >
            {label}
          </text>
        </g>
      ))}
      {[...rows.entries()]
        .sort(([, a], [, b]) => Number(a.emphasis) - Number(b.emphasis))
        .map(([i, row]) => (
          <g key={row.name} className={row.emphasis ? "chart-main" : "chart-context"}>
            <line className="chart-slope" x1="0%" x2="100%" y1={row.y1} y2={row.y2} />
            <circle cx="0%" cy={row.y1} r={row.emphasis ? 4.5 : 3.5} />
            <circle cx="100%" cy={row.y2} r={row.emphasis ? 4.5 : 3.5} />
            <text className="chart-value chart-end" dx={-11} y={(left[i] ?? row.y1) + 5}>
              {formatValue(row.from, chart.unit)}
            </text>
            <text className="chart-name" y={(right[i] ?? row.y2) + 5}>
              <tspan className="chart-value" x="100%" dx={11}>
                {formatValue(row.to, chart.unit)}
              </tspan>
              <tspan dx={8}>{row.name}</tspan>
            </text>
          </g>
        ))}
    </svg>
  )
}
