import { fill } from "../../shared/fill"
import { axisOf, type Point } from "../../shared/reconciliation/judge/p-chart"
import type { Series } from "../../shared/reconciliation/judge/series"
import { percentText, shapeText, type Told } from "../../shared/reconciliation/say/sentences"
import { shortPeriod } from "../../shared/reconciliation/table"
import type { ChartData } from "./chart"

/** More markers would cover the line. */
const mostMarkers = 3

/** To per cent, with as many decimals as the largest share needs. */
const roundedTo = (largest: number): ((share: number) => number) => {
  const factor = 10 ** Math.max(1, 1 - Math.floor(Math.log10(Math.max(largest * 100, 0.0001))))
  return share => Math.round(share * 100 * factor) / factor
}

/** Names of periods on the axis, without the year if it is the same for all. */
const labelsOf = ({ rows }: Series): string[] => {
  const years = new Set(rows.map(({ period }) => period.slice(0, 4)))
  return rows.map(({ period }) => shortPeriod(period, years.size > 1))
}

/** The shares of missing orders as a line chart with their limits and mean, and a mark at what differs. */
export const controlChart = (told: Told): ChartData => {
  const { series, assessment, words } = told
  const { points, mean, changedAt, outliers, before } = assessment
  const labels = labelsOf(series)
  const rounded = roundedTo(Math.max(...points.flatMap(({ share, upper }) => [share, upper])))
  const line = (name: string, shareIn: (point: Point) => number, emphasis = false) => ({
    name,
    emphasis,
    dashed: !emphasis,
    points: points.map((point, i) => ({ label: labels[i] ?? "", value: rounded(shareIn(point)) })),
  })
  const isOutside = (i: number) => outliers.includes(i) && points[i]?.isOut
  // Of neighbours one is named, since their marks would cover each other.
  const outside = outliers.filter(i => isOutside(i) && !isOutside(i - 1))
  const marked = changedAt === undefined ? outside : [changedAt, ...outside]
  const shares = points.map(({ share }) => share)
  const last = points.at(-1)
  const axis = axisOf(points)
  return {
    alt: `${shapeText(told)} ${fill(words.chart.alt, {
      low: percentText(Math.min(...shares)),
      high: percentText(Math.max(...shares)),
      lower: percentText(last?.lower ?? 0),
      upper: percentText(last?.upper ?? 0),
      mean: percentText(mean),
    })}`,
    unit: "%",
    ...(axis && { ends: axis.ends }),
    series: [
      line(words.chart.share, ({ share }) => share, true),
      line(words.chart.upper, ({ upper }) => upper),
      ...(points.some(({ lower }) => rounded(lower) > 0)
        ? [line(words.chart.lower, ({ lower }) => lower)]
        : []),
    ],
    threshold: { value: rounded(mean), label: before ? words.chart.meanBefore : words.chart.mean },
    markers: marked.slice(0, mostMarkers).map(i => ({
      label: i === changedAt ? words.chart.change : words.chart.outside,
      at: labels[i] ?? "",
    })),
  }
}
