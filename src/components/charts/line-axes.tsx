import { Fragment } from "react"
import { formatValue } from "./labels"
import { type LinePartProps, plotWidth } from "./line-plot"
import { percent } from "./scale"

/** The hairlines at round values and the axis with its marks: the stretched part, for inside the paths. */
export const LineGrid = ({ plot }: Pick<LinePartProps, "plot">) => {
  const levels = plot.axis.ticks.map(plot.y).filter(y => y < plot.floor)
  const marks = plot.named.map(({ index }) => Math.round(plot.share(index) * plotWidth))
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

/** Values at the left of their hairlines, and the names of points below. */
export const LineAxes = ({ chart, plot }: LinePartProps) => (
  <>
    <g className="chart-tick chart-end">
      {plot.axis.ticks.map(tick => (
        <text key={tick} dx={-8} y={plot.y(tick) + 4}>
          {formatValue(tick, chart.unit)}
        </text>
      ))}
    </g>
    <g className="chart-tick chart-middle">
      {plot.named.map(({ index, label, word, isWide }) => {
        const place = { x: percent(plot.share(index)), y: plot.floor + 20 }
        return (
          <Fragment key={index}>
            {word && (
              // On a phone it would meet the name of a start.
              <text
                {...place}
                className={index > 0 ? "chart-end chart-wide" : "chart-end"}
                dx={-4 - 4 * label.length}
              >
                {word}
              </text>
            )}
            <text {...place} className={isWide ? "chart-wide" : undefined}>
              {label}
            </text>
          </Fragment>
        )
      })}
    </g>
  </>
)
