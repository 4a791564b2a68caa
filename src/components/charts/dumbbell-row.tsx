import { formatValue } from "./labels"
import { percent } from "./scale"

type DumbbellRowProps = {
  label: string
  from: number
  to: number
  max: number
  top: number
  unit: string
  names?: readonly [string, string] | undefined
  finding?: string | undefined
}

/** One thing counted twice: a hollow dot before, a solid dot after, the change between them. */
export const DumbbellRow = ({ label, from, to, max, top, unit, names, finding }: DumbbellRowProps) => {
  const y = top + 32
  const x = { from: percent(from / max), to: percent(to / max) }
  const falling = to < from
  const side = (left: boolean) => ({
    dx: left ? -10 : 10,
    className: left ? "chart-value chart-end" : "chart-value",
  })
  return (
    <g className={finding ? "chart-row chart-row-main" : "chart-row"}>
      <text className="chart-name" dx={-36} y={top + 14}>
        {label}
      </text>
      <line className="chart-grid" x2="100%" y1={y} y2={y} />
      <line className="chart-change" x1={x.from} x2={x.to} y1={y} y2={y} />
      {finding && (
        <text
          className="chart-finding chart-middle"
          x={percent((0.4 * Math.min(from, to) + 0.6 * Math.max(from, to)) / max)}
          y={y - 10}
        >
          {finding}
        </text>
      )}
      <g className="chart-context">
        <circle className="chart-hollow" cx={x.from} cy={y} r={5} />
        <text {...side(!falling)} x={x.from} y={y + 5}>
          {formatValue(from, unit)}
        </text>
        {names && (
          <text className="chart-name chart-middle" x={x.from} y={y + 22}>
            {names[0]}
          </text>
        )}
      </g>
      <g className="chart-main">
        <circle cx={x.to} cy={y} r={5.5} />
        <text {...side(falling)} x={x.to} y={y + 5}>
          {formatValue(to, unit)}
        </text>
        {names && (
          <text className="chart-name chart-middle" x={x.to} y={y + 22}>
            {names[1]}
          </text>
        )}
      </g>
    </g>
  )
}
