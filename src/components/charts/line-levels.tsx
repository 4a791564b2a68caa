import { ChartText, lineHeight } from "./chart-text"
import { wrapLabel } from "./labels"
import type { LinePartProps } from "./line-plot"

/** The level the figures are judged by, named where the lines leave room: below a rise, at the start of a fall. */
export const LineThreshold = ({ chart, plot }: LinePartProps) => {
  if (!chart.threshold) return null
  const y = plot.y(chart.threshold.value)
  const { points } = plot.main
  const rising = (points.at(-1)?.value ?? 0) >= (points[0]?.value ?? 0)
  return (
    <>
      <line className="chart-threshold" x2="100%" y1={y} y2={y} />
      <text
        className={rising ? "chart-remark chart-end" : "chart-remark"}
        x={rising ? "100%" : 0}
        y={rising ? y + 17 : y - 7}
      >
        {chart.threshold.label}
      </text>
    </>
  )
}

/** The measured distance at the end of two lines: a bracket and its name inside the shaded area. */
export const LineGap = ({ chart, plot }: LinePartProps) => {
  const from = chart.series.find(series => series.name === chart.gap?.from)?.points.at(-1)
  const to = plot.main.points.at(-1)
  if (!chart.gap || !from || !to) return null
  const [top, bottom] = [plot.y(to.value), plot.y(from.value)].sort((a, b) => a - b) as [number, number]
  const lines = wrapLabel(chart.gap.label, 10)
  const y = bottom - 26 - (lines.length - 1) * lineHeight
  return (
    <>
      <line className="chart-bracket" x1="100%" x2="100%" y1={top + 8} y2={bottom - 7} />
      <ChartText className="chart-finding chart-end chart-wide" lines={lines} x="100%" dx={-9} y={y} />
    </>
  )
}
