import { formatValue } from "./labels"
import { type LinePartProps, plotWidth } from "./line-plot"
import { percent } from "./scale"
import { pointTicks } from "./ticks"

/** The hairlines at round values and the axis with its marks: the stretched part, for inside the paths. */
export const LineGrid = ({ plot }: Pick<LinePartProps, "plot">) => {
  const levels = plot.axis.ticks.map(plot.y).filter(y => y < plot.floor)
  const marks = pointTicks(plot.main.points.length).map(index => Math.round(plot.share(index) * plotWidth))
  return (
    <>
      <path className="chart-grid" d={levels.map(y => `M0 ${y}H${plotWidth}`).join("")} />
      <path
        className="chart-axis"
        d={`M0 ${plot.floor}H${plotWidth}${marks.map(x => `M${x} ${plot.floor}v5`).join("")}`}
      />
    </>
  )
}

/** Values at the left of their hairlines, and the names of a few points below; narrow drawings name every other. */
export const LineAxes = ({ chart, plot }: LinePartProps) => {
  const named = pointTicks(plot.main.points.length)
  return (
    <>
      <g className="chart-tick chart-end">
        {plot.axis.ticks.map(tick => (
          <text key={tick} dx={-8} y={plot.y(tick) + 4}>
            {formatValue(tick, chart.unit)}
          </text>
        ))}
      </g>
      <g className="chart-tick chart-middle">
        {named.map((index, i) => (
          <text
            key={index}
            className={named.length > 4 && i % 2 ? "chart-wide" : undefined}
            x={percent(plot.share(index))}
            y={plot.floor + 20}
          >
            {plot.main.points[index]?.label}
          </text>
        ))}
      </g>
    </>
  )
}
