import type { ChartData } from "../chart-data"
import { formatValue } from "../labels"
import { linePlot } from "../line-plot"
import { completed, drawingTask, meanMiss } from "./drawn-line"

const distance = (miss: number, unit: string): string => {
  if (unit === "%") return `${miss} percentage ${miss === 1 ? "point" : "points"}`
  return unit === "index"
    ? `${miss} ${miss === 1 ? "point" : "points"}`
    : `${formatValue(miss, unit)} ${unit}`
}

/**
 * What a visitor is told of the line they drew: where it ended, what was measured and forecast, how far off it was.
 * @param line the values drawn, one for each point after the cut
 * @returns two sentences or three, and why one measures
 */
export const verdict = (chart: ChartData, line: readonly number[]): string[] => {
  const { rest, last } = drawingTask(chart)
  const drawn = completed(line, last, rest.length)
  const end = rest.at(-1)
  const name = (value: number | undefined) => formatValue(value ?? 0, chart.unit)
  const forecast = chart.series.find(series => series !== linePlot(chart).main)?.points.at(-1)
  const miss = meanMiss(drawn, rest)
  return [
    `You drew ${name(drawn.at(-1))} for ${end?.label.toLowerCase()}; ${name(end?.value)} was measured.`,
    miss === 0
      ? "Your line is the measured one."
      : `On average your line is ${distance(miss, chart.unit)} off.`,
    ...(forecast ? [`The forecast made beforehand ended at ${name(forecast.value)}.`] : []),
    "Nobody sees such a line in advance, so we write the forecast down before the work begins and publish what was measured beside it. The distance between the two is what the work brought.",
  ]
}
