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
    `You drew ${name(drawn.at(-1))} for ${end?.label.toLowerCase()}; the real number was ${name(end?.value)}.`,
    miss === 0
      ? "Your line matches what happened."
      : `On average, your line was ${distance(miss, chart.unit)} off.`,
    ...(forecast ? [`Our forecast, made beforehand, ended at ${name(forecast.value)}.`] : []),
    "Nobody sees a line like this coming. So we write down a forecast before we start and publish the result beside it. The gap is what the work added.",
  ]
}
