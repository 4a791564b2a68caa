import { cumsum, groups } from "d3-array"
import { scaleLinear } from "d3-scale"
import { fillTokens } from "../../shared/text-tokens"
import { chartWords } from "../../shared/words/charts"
import type { ChartProps } from "./chart"
import { emphasisClass, percent, valueFormat, valuesOf } from "./svg"

const nameHeight = 22
const findingHeight = 18
const barGap = 3
/** The room for values to the left of zero, in CSS pixels (`.chart-svg-below`). */
const leftMargin = 100

/**
 * One bar below each label, or the earlier amount above the later one.
 * @param isFunnel each bar is what remains of the one above; findings have a line of their own, as long bars leave no room
 */
export const BarChart = ({ chart, isFunnel = false }: ChartProps & { isFunnel?: boolean }) => {
  const values = valuesOf(chart)
  const format = valueFormat(values, chart.unit)
  const x = scaleLinear([Math.min(0, ...values), Math.max(0, ...values)], [0, 1])
  const zero = x(0)
  const bars = chart.series.flatMap(({ points, ...bar }) => points.map(point => ({ ...bar, ...point })))
  const rows = groups(bars, ({ label }) => label)
  const isPaired = rows.length < bars.length
  const [barHeight, rowGap] = isFunnel ? [22, 16] : [16, 13]
  const barsHeight = isPaired ? 2 * barHeight + barGap : barHeight
  const findings = new Map(chart.markers?.map(({ at, label }) => [at, label]))
  const bottoms = cumsum(
    rows,
    ([label]) => nameHeight + (isFunnel && findings.has(label) ? findingHeight : 0) + barsHeight + rowGap,
  )
  const height = (bottoms.at(-1) ?? 0) - rowGap + 2
  const className = `chart-svg ${isPaired ? "" : "chart-svg-bar"} ${zero > 0 ? "chart-svg-below" : ""}`
  return (
    <svg className={className} role="img" aria-label={chart.alt} height={height}>
      {rows.map(([label, row], i) => {
        const finding = findings.get(label)
        const isMain = finding || (!isFunnel && row.every(({ emphasis }) => emphasis))
        const top = (bottoms[i] ?? 0) - rowGap - barsHeight
        return (
          <g key={label}>
            <text className={isMain ? "chart-name chart-name-main" : "chart-name"}>
              <tspan x={zero && -leftMargin} y={(bottoms[i - 1] ?? 0) + nameHeight - 8}>
                {label}
              </tspan>
              {isFunnel && i > 0 && (
                <tspan className="chart-tick" dx={7}>
                  {fillTokens(chartWords.remain, {
                    share: `${Math.round((100 * (row[0]?.value ?? 0)) / (values[i - 1] || 1))}%`,
                  })}
                </tspan>
              )}
              {isFunnel && finding && (
                <tspan className="chart-finding" x={0} dy={findingHeight}>
                  {finding}
                </tspan>
              )}
            </text>
            {!isFunnel && (
              <line
                className="chart-axis"
                x1={percent(zero)}
                x2={percent(zero)}
                y1={top - 3}
                y2={top + barsHeight + 3}
              />
            )}
            {row.map(({ name, emphasis, value }, n) => {
              const y = top + n * (barHeight + barGap)
              const anchor = value < 0 ? { className: "chart-end", dx: -8 } : { dx: 8 }
              return (
                <g key={name} className={isFunnel && !finding ? "chart-step" : emphasisClass({ emphasis })}>
                  <rect
                    x={percent(x(Math.min(0, value)))}
                    y={y}
                    width={percent(Math.abs(x(value) - zero))}
                    height={barHeight}
                  />
                  <text x={percent(x(value))} y={y + barHeight / 2 + 5.5} {...anchor}>
                    <tspan className="chart-value">{format(value)}</tspan>
                    {isPaired && i === 0 && <tspan dx={6}>{name}</tspan>}
                    {isPaired && finding && emphasis && <tspan dx={6}>{`(${finding})`}</tspan>}
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
