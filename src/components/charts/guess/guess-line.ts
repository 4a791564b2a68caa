import { mean, range } from "d3-array"
import { scaleLinear } from "d3-scale"
import { formatNumber } from "../../../shared/number-format"
import type { ChartData, ChartSeries } from "../chart"
import { linePlot } from "../line-plot"
import { valueFormat, valuesOf } from "../svg"

/** Splits a line: the first quarter of its points, at least two, is shown; the rest is to be drawn. */
export const splitLine = (points: ChartSeries["points"]) => {
  const cut = Math.max(2, Math.ceil(points.length / 4))
  return { known: points.slice(0, cut), rest: points.slice(cut), last: points[cut - 1]?.value ?? 0 }
}

/**
 * The line after a stroke to `value` at `index`, counted from the first point to draw; points skipped since `cameFrom` are
 * interpolated. @param last the value before the points to draw
 */
export const drawTo = (
  line: readonly number[],
  last: number,
  index: number,
  value: number,
  cameFrom: number = line.length - 1,
): number[] => {
  const start = Math.min(cameFrom, line.length - 1)
  const along = scaleLinear([start, index], [line[start] ?? last, value])
  const next = [...line]
  for (const i of start < index ? range(start + 1, index) : range(index + 1, start))
    next[i] = Math.round(along(i))
  next[index] = value
  return next
}

/** What the visitor drew against what happened. @param invented of an example that did not happen */
export const verdict = (chart: ChartData, line: readonly number[], invented = false): string[] => {
  const { main } = linePlot(chart)
  const { rest, last } = splitLine(main.points)
  const drawn = rest.map((_, i) => line[i] ?? line.at(-1) ?? last)
  const end = rest.at(-1)
  const format = valueFormat(valuesOf(chart), chart.unit)
  const forecast = chart.series.find(series => series !== main)?.points.at(-1)
  const miss = Math.round(mean(rest, ({ value }, i) => Math.abs(value - (drawn[i] ?? 0))) ?? 0)
  const points = miss === 1 ? "point" : "points"
  const unit = { index: points, "%": `percentage ${points}` }[chart.unit] ?? chart.unit
  return [
    `You drew ${format(drawn.at(-1) ?? 0)} for ${end?.label.toLowerCase()}; the ${invented ? "example goes to" : "real number was"} ${format(end?.value ?? 0)}.`,
    miss === 0
      ? `Your line matches ${invented ? "the example" : "what happened"}.`
      : `On average, your line was ${formatNumber(miss)} ${unit} off.`,
    ...(forecast
      ? [`${invented ? "Its" : "Our"} forecast, made beforehand, ended at ${format(forecast.value)}.`]
      : []),
    "We write down a forecast before we start and publish the result beside it. The gap is our estimate of what the work added.",
  ]
}
