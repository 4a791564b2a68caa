import type { Assessment, Point } from "../../shared/reconciliation/assess"
import { percentText, shapeText } from "../../shared/reconciliation/sentences"
import type { Series } from "../../shared/reconciliation/series"
import { fill, shortPeriod } from "../../shared/reconciliation/texts"
import type { Words } from "../../shared/reconciliation/words"
import type { ChartData } from "./chart"

/** More markers would cover the line. */
const mostMarkers = 3

/** In per cent, with one decimal. */
const rounded = (share: number): number => Math.round(share * 1000) / 10

type Controlled = { readonly series: Series; readonly assessment: Assessment; readonly words: Words }

/** Names of periods on the axis, without the year if it is the same for all. */
const labelsOf = ({ rows }: Series): string[] => {
  const years = new Set(rows.map(({ period }) => period.slice(0, 4)))
  return rows.map(({ period }) => shortPeriod(period, years.size > 1))
}

/** The shares of missing orders as a line chart with their limits and mean, and a mark at what differs. */
export const controlChart = (told: Controlled): ChartData => {
  const { series, assessment, words } = told
  const { points, mean, changedAt, outliers, before } = assessment
  const labels = labelsOf(series)
  const line = (name: string, shareIn: (point: Point) => number, emphasis = false) => ({
    name,
    emphasis,
    dashed: !emphasis,
    points: points.map((point, i) => ({ label: labels[i] ?? "", value: rounded(shareIn(point)) })),
  })
  const marked = changedAt === undefined ? outliers : [changedAt]
  const shares = points.map(({ share }) => share)
  const last = points.at(-1)
  return {
    alt: `${shapeText(told)} ${fill(words.chart.alt, {
      low: percentText(Math.min(...shares)),
      high: percentText(Math.max(...shares)),
      lower: percentText(last?.lower ?? 0),
      upper: percentText(last?.upper ?? 0),
      mean: percentText(mean),
    })}`,
    unit: "%",
    series: [
      line(words.chart.share, ({ share }) => share, true),
      line(words.chart.upper, ({ upper }) => upper),
      ...(points.some(({ lower }) => rounded(lower) > 0)
        ? [line(words.chart.lower, ({ lower }) => lower)]
        : []),
    ],
    threshold: { value: rounded(mean), label: before ? words.chart.meanBefore : words.chart.mean },
    markers: marked.slice(0, mostMarkers).map(i => ({
      label: changedAt === undefined ? words.chart.outside : words.chart.change,
      at: labels[i] ?? "",
    })),
  }
}
