import { longDate } from "../day"
import { formatMoney, formatNumber } from "../number-format"
import { type Assessment, assess, fewestOrders, fewestPeriods } from "./assess"
import { parseAmount } from "./parse-number"
import { readEntries } from "./read-entries"
import type { ReadOrder } from "./read-periods"
import { type Entry, isDay } from "./rows"
import { type PeriodUnit, type Series, toSeries } from "./series"
import { fill } from "./texts"
import type { Words } from "./words"

/** "14.1%" of 0.1412; a small share has two decimals, and is never rounded to 0. */
export const percentText = (share: number): string => {
  const decimals = share > 0 && share < 0.01 ? 2 : 1
  return share > 0 && share < 0.0001 ? `<${formatNumber(0.01)}%` : `${formatNumber(share * 100, decimals)}%`
}

/** "the week of 21 September 2026", or a period's own words. */
const periodText = (period: string, unit: PeriodUnit, words: Words["periods"]): string =>
  isDay(period) ? fill(unit === "week" ? words.week : words.day, { date: longDate(period) }) : period

const longestList = 4

const periodList = (periods: readonly string[], unit: PeriodUnit, words: Words["periods"]): string => {
  const named = periods.slice(0, longestList).map(period => periodText(period, unit, words))
  const others = periods.length - named.length
  return named.join(", ") + (others > 0 ? ` ${fill(words.more, { count: others })}` : "")
}

/** What follows from a table: its rows, what they say, and what keeps them from saying more. */
export type Reading = {
  readonly series: Series
  readonly assessment: Assessment | undefined
  readonly notes: readonly string[]
  /** Indices of lines that are no numbers. */
  readonly wrong: readonly number[]
  /** Per order, in the site's currency. */
  readonly average: number | undefined
}

type Table = { readonly entries: readonly Entry[]; readonly averageOrder: string }

const notesOn = (series: Series, order: ReadOrder | undefined, words: Words): string[] => {
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
    ...(isUndated ? [words.notes.undated] : []),
    ...(isNewestFirst ? [words.notes.newestFirst] : []),
    ...(order ? [words.notes[order]] : []),
  ]
}

/** Reads a table and says in words what is wrong with it. */
export const readAll = (table: Table, words: Words): Reading => {
  const { rows, wrong, order } = readEntries(table.entries)
  const series = toSeries(rows)
  const assessment = assess(series.rows)
  const average = parseAmount(table.averageOrder)
  const isFew = assessment && assessment.overall.orders < fewestOrders
  const notes = [
    ...wrong.map(index => fill(words.notes.wrongRow, { row: index + 1 })),
    ...notesOn(series, order, words),
    ...(isFew ? [fill(words.notes.fewOrders, { count: assessment.overall.orders })] : []),
    ...(table.averageOrder.trim() && !average ? [words.notes.average] : []),
  ]
  return { series, assessment, notes, wrong, average }
}

type Told = { readonly series: Series; readonly assessment: Assessment; readonly words: Words }

const nameOf = ({ series, words }: Told, index = 0): string =>
  periodText(series.rows[index]?.period ?? "", series.unit, words.periods)

/** How the gap behaves, as a sentence; it is the chart's title. */
export const shapeText = (told: Told): string => {
  const { series, assessment, words } = told
  const { shape, outliers, changedAt, before, current, isSparse, points } = assessment
  const { answer } = words
  const outside = outliers.map(i => series.rows[i]?.period ?? "")
  const periods = periodList(outside, series.unit, words.periods)
  switch (shape) {
    case "grew":
    case "shrank":
      return fill(answer[shape], {
        period: nameOf(told, changedAt),
        before: percentText(before?.share ?? 0),
        share: percentText(current.share),
      })
    case "single":
    case "restless":
      return fill(answer[shape], { periods })
    case "steady":
      return answer.steady
    default:
      return isSparse && points.length >= fewestPeriods
        ? answer.sparse
        : fill(answer.fewPeriods, { count: fewestPeriods })
  }
}

/** The share as a headline: a figure, and the words that go on from it. */
export const headline = (told: Told): { figure: string; words: string } => {
  const { assessment, words } = told
  const { current, changedAt } = assessment
  return {
    figure: percentText(current.share),
    words:
      changedAt === undefined
        ? words.answer.overall
        : fill(words.answer.since, { period: nameOf(told, changedAt) }),
  }
}

const perUnit = { day: "moneyPerDay", week: "moneyPerWeek", other: "moneyPerPeriod" } as const

const moneyText = ({ series, assessment, words }: Told, average: number): string[] => {
  const { overall, current, changedAt = 0 } = assessment
  const periods = series.rows.length - changedAt
  const perPeriod = (current.orders / periods) * average
  // Three digits: an estimate has no more.
  const about = (amount: number) => formatMoney(Number(amount.toPrecision(3)))
  return [
    fill(words.answer.money, {
      average: formatMoney(average),
      amount: formatMoney(Math.round(overall.missing * average)),
    }),
    fill(words.answer[perUnit[series.unit]], {
      low: about(current.low * perPeriod),
      high: about(current.high * perPeriod),
    }),
  ]
}

/** What the numbers say below the headline, a sentence each; without numbers, what is needed. */
export const answerTexts = ({ series, assessment, average }: Reading, words: Words): string[] => {
  const { answer } = words
  if (!assessment) return [series.leftOut.more.length > 0 ? answer.onlyMore : answer.none]
  const told = { series, assessment, words }
  const { current, overall, changedAt, points } = assessment
  const interval = { low: percentText(current.low), high: percentText(current.high) }
  const isWidened = current.widened > 1.05
  const isLastOnly = changedAt !== undefined && changedAt === points.length - 1
  return [
    fill(answer.interval, interval),
    ...(isWidened ? [answer.widened] : []),
    fill(answer.counts, { missing: overall.missing, orders: overall.orders }),
    shapeText(told),
    ...(isLastOnly ? [answer.lastOnly] : []),
    ...(average ? moneyText(told, average) : []),
  ]
}
