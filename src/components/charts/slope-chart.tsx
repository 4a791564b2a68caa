import { extent, sort } from "d3-array"
import { scaleLinear } from "d3-scale"
import type { ChartProps } from "./chart"
import { emphasisClass, Label, percent, spread, valueFormat, valuesOf } from "./svg"

const height = 320
const rowHeight = 20

export const SlopeChart = ({ chart }: ChartProps) => {
  const values = valuesOf(chart)
  const format = valueFormat(values, chart.unit)
  const y = scaleLinear(extent(values) as [number, number], [height - 16, 40]).nice(4)
  const rows = chart.series.map(line => ({
    ...line,
    ends: line.points.map(({ value }) => Math.round(y(value))),
  }))
  return (
    <svg className="chart-svg chart-svg-slope" role="img" aria-label={chart.alt} height={height}>
      {sort(rows, ({ emphasis }) => Number(emphasis)).map(({ name, emphasis, ends: [left, right] }) => (
        <g key={name} className={emphasisClass({ emphasis })}>
          <line className="chart-slope" x2="100%" y1={left} y2={right} />
          <circle cy={left} r={4} />
          <circle cx="100%" cy={right} r={4} />
        </g>
      ))}
      {rows[0]?.points.map(({ label }, side) => {
        const anchor = { x: percent(side), dx: side ? 11 : -11 }
        const labels = rows.map(row => ({ ...row, top: row.ends[side] ?? 0, size: rowHeight }))
        return (
          <g key={label} className={side ? undefined : "chart-end"}>
            <line className="chart-axis" x1={anchor.x} x2={anchor.x} y1={22} y2={height} />
            <Label className="chart-tick" {...anchor} y={14} text={label} />
            {spread(labels, height + rowHeight).map(row => (
              <g key={row.name} className={emphasisClass(row)}>
                <text className="chart-name" {...anchor} y={row.top + 5}>
                  <tspan className="chart-value">{format(row.points[side]?.value ?? 0)}</tspan>
                  {side === 1 && <tspan dx={8}>{row.name}</tspan>}
                </text>
              </g>
            ))}
          </g>
        )
      })}
    </svg>
  )
}
