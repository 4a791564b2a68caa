import { longDate } from "../../date-format"
import { fill } from "../../fill"
import { formatMoney, formatNumber } from "../../number-format"
import { type Assessment, fewestOrders, fewestPeriods } from "../judge/assess"
import { axisOf } from "../judge/p-chart"
import type { PeriodUnit, Series } from "../judge/series"
import { fewestForRange } from "../judge/spread"
import type { Judgement } from "../reconcile"
import { isDay } from "../table"

/** The texts of the content type `reconciliation`, in which `{names}` are filled in. */
export type Words = {
  readonly periods: Queries.ReconciliationPeriods
  readonly notes: Queries.ReconciliationNotes
  readonly answer: Queries.ReconciliationAnswer
  readonly chart: Queries.ReconciliationChart
}

/** "14.1%" of 0.1412; a share near either end has two decimals, and is never rounded to 0 or 1. */
export const percentText = (share: number): string => {
  const rest = Math.min(Math.abs(share), 1 - share)
  if (rest > 0 && rest < 0.0001) return share < 0.5 ? `<${formatNumber(0.01)}%` : `>${formatNumber(99.99)}%`
  return `${formatNumber(share * 100, rest > 0 && rest < 0.01 ? 2 : 1)}%`
}

/** "the week of 21 September 2026", or a period's own words. */
const periodText = (period: string, unit: PeriodUnit, words: Words["periods"]): string =>
  isDay(period) ? fill(unit === "week" ? words.week : words.day, { date: longDate(period) }) : period

const longestList = 4

const listOf = (names: readonly string[], words: Words["periods"]): string => {
  const others = names.length - longestList
  const named = names.slice(0, longestList).join(", ")
  return named + (others > 0 ? ` ${fill(words.more, { count: others })}` : "")
}

const periodList = (periods: readonly string[], unit: PeriodUnit, words: Words["periods"]): string =>
  listOf(
    periods.map(period => periodText(period, unit, words)),
    words,
  )

/** What keeps the numbers from saying more, and how they were read, a sentence each. */
export const notesOn = ({ series, order }: Judgement, words: Words): string[] => {
  const { rows, leftOut, gaps, isUndated, isNewestFirst, unfinished, unit } = series
  const list = (periods: readonly string[]) => periodList(periods, unit, words.periods)
  const silent = rows.filter(({ analytics }) => analytics === 0).map(({ period }) => period)
  const lists: [keyof Words["notes"], readonly string[]][] = [
    ["totals", leftOut.totals],
    ["undatedRows", leftOut.undatedRows],
    ["more", leftOut.more],
    ["empty", leftOut.empty],
    ["twice", leftOut.twice],
    ["gaps", gaps],
    ["silent", silent],
    ["unfinished", unfinished === undefined ? [] : [unfinished]],
  ]
  return [
    ...lists.flatMap(([name, periods]) =>
      periods.length > 0 ? [fill(words.notes[name], { periods: list(periods) })] : [],
    ),
    ...(isNewestFirst ? [words.notes.newestFirst] : isUndated ? [words.notes.undated] : []),
    ...(order ? [words.notes[order]] : []),
  ]
}

export type Told = { readonly series: Series; readonly assessment: Assessment; readonly words: Words }

const nameOf = ({ series, words }: Told, index = 0): string =>
  periodText(series.rows[index]?.period ?? "", series.unit, words.periods)

const outliersText = ({ series, assessment, words }: Told): string => {
  const periods = assessment.outliers.map(i => series.rows[i]?.period ?? "")
  return periodList(periods, series.unit, words.periods)
}

/** What the chart draws at its edge, since it is farther out: each period with the share or limits; none if all is where it belongs. */
export const edgeTexts = (told: Told): string[] => {
  const { points } = told.assessment
  const { chart, periods } = told.words
  const axis = axisOf(points)
  if (!axis || axis.beyond.length === 0) return []
  const [low, high] = axis.ends
  const names = axis.beyond.map(i => {
    const { share = 0, lower = 0, upper = 0 } = points[i] ?? {}
    const values = [
      [chart.share, share],
      [chart.lower, lower],
      [chart.upper, upper],
    ] as const
    const off = values.filter(([, value]) => 100 * value < low || 100 * value > high)
    return `${nameOf(told, i)} (${off.map(([name, value]) => `${name} ${percentText(value)}`).join(", ")})`
  })
  return [fill(chart.edge, { periods: listOf(names, periods) })]
}

/** How the gap behaves, as a sentence; it is the chart's title. */
export const shapeText = (told: Told): string => {
  const { assessment, words } = told
  const { shape, changedAt, before, start, current, overall, points } = assessment
  const { answer, notes } = words
  switch (shape) {
    case "grew":
    case "shrank":
      return fill(answer[shape], {
        period: nameOf(told, changedAt),
        before: percentText(before?.share ?? 0),
        share: percentText(current.share),
      })
    case "drifted":
      return fill(answer.drifted, { before: percentText(start ?? 0), share: percentText(current.share) })
    case "single":
    case "restless":
      return fill(answer[shape], { periods: outliersText(told) })
    case "steady":
      return answer.steady
    default:
      if (overall.orders < fewestOrders) return fill(notes.fewOrders, { count: overall.orders })
      return points.length < fewestPeriods ? fill(answer.fewPeriods, { count: fewestPeriods }) : answer.sparse
  }
}

/** The share as a headline: a figure, and the words that go on from it. */
export const headline = (told: Told): { figure: string; words: string } => {
  const { assessment, words } = told
  const { shape, current, changedAt } = assessment
  const { overall, since, lately } = words.answer
  const usual = shape === "drifted" ? lately : overall
  return {
    figure: percentText(current.share),
    words: changedAt === undefined ? usual : fill(since, { period: nameOf(told, changedAt) }),
  }
}

const moneyText = ({ series, assessment, words }: Told, average: number): string[] => {
  const { overall, current, currentPeriods } = assessment
  const perPeriod = (current.orders / currentPeriods) * average
  // Three digits: an estimate has no more.
  const about = (share: number) => formatMoney(Number((share * perPeriod).toPrecision(3)))
  const { range } = current
  const { perDay, perWeek, perPeriod: perOther } = words.periods
  const per = { day: perDay, week: perWeek, other: perOther }[series.unit]
  return [
    fill(words.answer.money, {
      average: formatMoney(average),
      amount: formatMoney(Math.round(overall.missing * average)),
    }),
    ...(range
      ? [fill(words.answer.moneyPerPeriod, { low: about(range.low), high: about(range.high), per })]
      : []),
  ]
}

const rangeTexts = ({ current: { range }, spread }: Assessment, { answer }: Words): string[] => {
  if (!range) return [fill(answer.noRange, { count: fewestForRange })]
  const ends = { low: percentText(range.low), high: percentText(range.high) }
  return [fill(answer.interval, ends), ...(spread > 1 ? [answer.widened] : [])]
}

/**
 * What the numbers say below the headline, a sentence each; without numbers, what is needed.
 * @param isCharted whether the chart's title says how the gap behaves
 */
export const answerTexts = (
  { series, assessment, isOther, average }: Judgement,
  words: Words,
  isCharted = false,
): string[] => {
  const { answer } = words
  if (isOther) return [answer.otherMeasure]
  if (!assessment) return [series.leftOut.more.length > 0 ? answer.onlyMore : answer.none]
  const told = { series, assessment, words }
  const { shape, overall, current, outliers, points } = assessment
  const isApart = ["grew", "shrank", "drifted"].includes(shape) && outliers.length > 0
  return [
    ...rangeTexts(assessment, words),
    // The share may be of fewer periods.
    fill(current.orders === overall.orders ? answer.counts : answer.countsAll, {
      missing: overall.missing,
      orders: overall.orders,
      share: percentText(overall.share),
    }),
    ...(isCharted ? [] : [shapeText(told)]),
    ...(isApart ? [fill(answer.apart, { periods: outliersText(told) })] : []),
    ...(outliers.includes(points.length - 1) ? [answer.lastOnly] : []),
    ...(average ? moneyText(told, average) : []),
  ]
}
