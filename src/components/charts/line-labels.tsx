import { max, mean } from "d3-array"
import type { ChartData, ChartProps } from "./chart"
import type { LinePlot } from "./line-plot"
import { Badge, emphasisClass, Label, lineHeight, spread, valueFormat, valuesOf, wrapLabel } from "./svg"

type LineLabelsProps = ChartProps & { plot: LinePlot }

const valueHeight = 18

const endLabel = (y: number, name: string, className = "chart-tick", value = "") => {
  const lines = wrapLabel(name, 12)
  const size = lines.length * lineHeight + (value ? valueHeight + 4 : 0)
  return { y, value, lines, className, size, top: y - (value ? valueHeight : size) / 2 }
}

/** The first value of a single line and its place, on the side that the line leaves empty; none if the axis says it. */
export const firstValue = ({ series }: ChartData, { main, ticks, y }: LinePlot) => {
  const [start, next] = main.points
  if (!start || !next || series.length > 1 || main.points.length > 19 || ticks.includes(start.value)) return
  return { value: start.value, y: y(start.value) + (next.value > start.value ? 22 : -9) }
}

/** The labels to the right of the lines, and the first value of a single one. */
export const LineEnds = ({ chart, plot }: LineLabelsProps) => {
  const { floor, main, y } = plot
  const { series, gap, forecast } = chart
  const format = valueFormat(valuesOf(chart), chart.unit)
  const first = firstValue(chart, plot)
  const lastValue = (line = main) => line.points.at(-1)?.value ?? 0
  const [top, bottom] = [y(lastValue()), y(lastValue(series.find(({ name }) => name === gap?.from)))]
  const range = forecast?.at(-1)
  const labels = series.map(line =>
    endLabel(
      y(lastValue(line)),
      series.length > 1 ? line.name : "",
      emphasisClass(line),
      format(lastValue(line)),
    ),
  )
  if (gap) labels.push(endLabel((top + bottom) / 2, gap.label, "chart-finding"))
  if (range) labels.push(...[range.high, range.low].map(value => endLabel(y(value), format(value))))
  const anchor = { x: "100%", dx: 11 }
  return (
    <>
      {first && <Label className="chart-value chart-remark" y={first.y} text={format(first.value)} />}
      {gap && <line className="chart-bracket" x1="100%" x2="100%" y1={top + 8} y2={bottom - 7} />}
      {range && <line className="chart-range" x1="100%" x2="100%" y1={y(range.high)} y2={y(range.low)} />}
      {/* Above the names on the axis. */}
      {spread(labels, floor + 8).map(({ y, top, value, lines, className }) => (
        <g key={`${value} ${lines}`} className={className}>
          {value && <circle cx="100%" cy={y} r={4} />}
          {value && <Label className="chart-value" {...anchor} y={top + 14} text={value} />}
          <Label className="chart-name" {...anchor} y={top + (value ? 30 : 12)} text={lines} />
        </g>
      ))}
    </>
  )
}

/** The name of a threshold, beside its line in the half of the plot where the data is farther from it. */
export const ThresholdLabel = ({ chart: { series, threshold }, plot: { main, y } }: LineLabelsProps) => {
  if (!threshold) return null
  const middle = main.points.length / 2
  const distance = (start: number, end?: number): number => {
    const values = series.flatMap(({ points }) => points.slice(start, end).map(({ value }) => value))
    return (mean(values) ?? 0) - threshold.value
  }
  const [early, late] = [distance(0, middle), distance(middle)]
  const isLate = Math.abs(late) > Math.abs(early)
  return (
    <Label
      className={isLate ? "chart-tick chart-remark chart-end" : "chart-tick chart-remark"}
      x={isLate ? "100%" : 0}
      y={y(threshold.value) + ((isLate ? late : early) > 0 ? 15 : -6)}
      text={threshold.label}
    />
  )
}

const leaderLength = 20

/** Wide charts label events beside a leader, where the lines are lower; narrow ones number them, as in the key below. */
export const LineMarkers = ({ chart, plot }: LineLabelsProps) => {
  const { points } = plot.main
  const isRising = (points.at(-1)?.value ?? 0) >= (points[0]?.value ?? 0)
  const anchor = isRising ? { dx: -7, textAnchor: "end" as const } : { dx: 7 }
  // Where labels are shown, each covers at most 35% of the width.
  const reach = Math.ceil(points.length * 0.35)
  return chart.markers?.map(({ label, at }, i) => {
    const index = points.findIndex(point => point.label === at)
    const beside = isRising ? [Math.max(0, index - reach), index + 1] : [index, index + reach + 1]
    const highest = max(chart.series.flatMap(line => line.points.slice(...beside).map(({ value }) => value)))
    const [x, y] = [plot.at(index), plot.y(points[index]?.value ?? 0)]
    const lines = wrapLabel(label, 16)
    const top = Math.max(0, plot.y(highest ?? 0) - leaderLength - lines.length * lineHeight)
    return (
      <g key={at}>
        <g className="chart-wide">
          <line className="chart-leader" x1={x} x2={x} y1={top} y2={y - 4} />
          <Label className="chart-remark" x={x} y={top + 11} {...anchor} text={lines} />
          <circle className="chart-dot" cx={x} cy={y} r={4} />
        </g>
        <Badge className="chart-narrow" x={x} y={y} number={i + 1} />
      </g>
    )
  })
}
