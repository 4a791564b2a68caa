import { lineHeight } from "./chart-text"
import { formatValue, spread, wrapLabel } from "./labels"
import type { LinePartProps } from "./line-plot"

const valueHeight = 18
const gap = 4
/** With more points the line is too restless beside its first value. */
const mostForStart = 20

/** The last value and the name of each series, at the end of its line; a line alone also says where it began. */
export const LineEnds = ({ chart, plot }: LinePartProps) => {
  const ends = chart.series.map(series => {
    const value = series.points.at(-1)?.value ?? 0
    const lines = chart.series.length > 1 ? wrapLabel(series.name, 12) : []
    return { series, value, lines, y: plot.y(value) }
  })
  const tops = spread(
    ends.map(({ y, lines }) => ({ top: y - 9, size: valueHeight + lines.length * lineHeight + gap })),
    plot.height,
  )
  const [only, other] = ends
  const [start, next] = only?.series.points ?? []
  // On the side that the line leaves empty.
  const rises = start && next && next.value > start.value
  return (
    <>
      {start && !other && plot.main.points.length <= mostForStart && (
        <text className="chart-value chart-remark" y={plot.y(start.value) + (rises ? 22 : -9)}>
          {formatValue(start.value, chart.unit)}
        </text>
      )}
      {ends.map(({ series, value, lines, y }, i) => {
        const top = tops[i] ?? y
        return (
          <g key={series.name} className={series.emphasis ? "chart-main" : "chart-context"}>
            <circle cx="100%" cy={y} r={series.emphasis ? 4.5 : 3} />
            <text className="chart-name">
              <tspan className="chart-value" x="100%" dx={11} y={top + 14}>
                {formatValue(value, chart.unit)}
              </tspan>
              {lines.map((line, n) => (
                <tspan key={line} x="100%" dx={11} y={top + 14 + (n + 1) * lineHeight + 1}>
                  {line}
                </tspan>
              ))}
            </text>
          </g>
        )
      })}
    </>
  )
}
