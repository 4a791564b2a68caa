import { median } from "d3-array"
import { twoDigits } from "../../day"
import { dayMs } from "../../durations"
import { plainText } from "./cells"
import { type DateOrder, parsePeriod, parseSpan } from "./parse-period"

/** A scale on which the days of a table are whole numbers: days, or months if each row has the same day of another month. */
export type Scale = {
  readonly unit: "day" | "month"
  readonly at: (day: string) => number
  readonly from: (position: number) => string
}

export const dayScale: Scale = {
  unit: "day",
  at: day => Date.parse(`${day}T00:00:00Z`) / dayMs,
  from: position => new Date(position * dayMs).toISOString().slice(0, 10),
}

const monthScale = (date: string): Scale => ({
  unit: "month",
  at: day => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1,
  from: position => `${Math.floor(position / 12)}-${twoDigits((position % 12) + 1)}-${date}`,
})

/** @param days as year-month-day, each once */
export const scaleOf = (days: readonly string[]): Scale => {
  const dates = new Set(days.map(day => day.slice(8)))
  const [date = ""] = dates
  // Not all months have a day 29.
  return days.length > 1 && dates.size === 1 && date <= "28" ? monthScale(date) : dayScale
}

/** The differences of neighbours. */
export const stepsOf = (positions: readonly number[]): number[] =>
  positions.slice(1).map((position, i) => position - (positions[i] ?? position))

/**
 * From a row to the next where none is missing: the smallest step if all are multiples of it, else the smallest that is usual, so that
 * one wrong date changes nothing. 0 of no steps.
 */
export const usualStep = (steps: readonly number[]): number => {
  const ordered = [...steps].sort((one, other) => one - other)
  const [smallest = 0] = ordered
  if (smallest > 1 && ordered.every(step => step % smallest === 0)) return smallest
  const fewest = Math.max(2, steps.length / 5)
  const usual = ordered.find(step => ordered.filter(other => other === step).length >= fewest)
  return usual ?? ordered[Math.floor((ordered.length - 1) / 2)] ?? 0
}

/** How dates of numbers alone are read in a table: in one order, or not at all where either is possible. */
export type ReadOrder = DateOrder | "eitherOrder"

const numericDate = /^\d{1,2}([-/. ]) ?\d{1,2}\1 ?(?:\d{4}|\d{2})(?!\d)/

/** A month or a week of a year, in numbers alone: "06/2026", "202606" and "2026-06". */
const partOfYear = (period: string) => {
  const [, year, after, before, of] =
    /^(?:((?:19|20)\d{2})[-/.]?(\d{2})|(\d{1,2})[-/.]((?:19|20)\d{2}))$/.exec(plainText(period)) ?? []
  return { year: year ?? of, part: Number(after ?? before) }
}

/** Such a part of a year, written so that it is a week or a month without doubt. */
const written = (period: string, sign: "-W" | "-"): string => {
  const { year, part } = partOfYear(period)
  return year ? `${year}${sign}${twoDigits(part)}` : period
}

/** A period of which it is known that it is a week. */
export const asWeek = (period: string): string => written(period, "-W")

/**
 * "202609" and "09/2026" are a month or a week: weeks if a row has one above 12, months if the rows have several years and none has.
 */
const withParts = (periods: readonly string[]): readonly string[] => {
  const parts = periods.map(partOfYear).filter(({ year }) => year)
  if (parts.some(({ part }) => part > 12 && part < 54)) return periods.map(asWeek)
  const areMonths = new Set(parts.map(({ year }) => year)).size > 1
  return areMonths ? periods.map(period => written(period, "-")) : periods
}

/** How many rows are a day, a week or a month after the row before. */
const evenSteps = (days: readonly string[]): number => {
  const ordered = [...new Set(days)].sort()
  const { unit, at } = scaleOf(ordered)
  return stepsOf(ordered.map(at)).filter(step => step === 1 || (unit === "day" && step === 7)).length
}

/** The periods of a table, read as a whole. */
export type Periods = {
  /** The first day of each; undefined for what is no date, or not for sure, or far longer than most, as a month among days. */
  readonly days: readonly (string | undefined)[]
  /** In which order dates of numbers alone were read, if there are any. */
  readonly order: ReadOrder | undefined
  /** Whether that matters, since one may be another day, or can't be told. */
  readonly isDoubtful: boolean
  /** What each is known by: its day, or its text where none has a day. */
  readonly keys: readonly (string | undefined)[]
  /** Whether most that are not empty are dates, though it may be open which. */
  readonly areDates: boolean
}

/**
 * The order in which more dates exist; where all exist in both, that of dates with points, which nobody begins with the month, then
 * that in which more rows follow each other by a day, a week or a month. @returns also whether any date may be another day
 */
const orderOf = (dates: readonly string[]): Pick<Periods, "order" | "isDoubtful"> => {
  const read = (order: DateOrder) => dates.map(date => parsePeriod(date, order))
  const [dayFirst, monthFirst] = [read("dayFirst"), read("monthFirst")]
  const [days, others] = [dayFirst.flatMap(day => day ?? []), monthFirst.flatMap(day => day ?? [])]
  const isDoubtful = dayFirst.some((day, i) => day && monthFirst[i] && day !== monthFirst[i])
  if (days.join() === others.join()) return { order: days.length > 0 ? "dayFirst" : undefined, isDoubtful }
  const havePoints = dates.every(date => numericDate.exec(date)?.[1] === ".")
  const more = days.length - others.length || Number(havePoints) || evenSteps(days) - evenSteps(others)
  if (more === 0) return { order: "eitherOrder", isDoubtful: true }
  return { order: more > 0 ? "dayFirst" : "monthFirst", isDoubtful }
}

/** What a period is known by that has no day. */
export const textKey = (period: string): string => plainText(period).toLowerCase()

export const readPeriods = (texts: readonly string[]): Periods => {
  const periods = withParts(texts.map(plainText))
  const { order, isDoubtful } = orderOf(periods.filter(period => numericDate.test(period)))
  const isOpen = (period: string) => order === "eitherOrder" && numericDate.test(period)
  const inOrder = order === "eitherOrder" ? undefined : order
  const spans = periods.map(period => (isOpen(period) ? undefined : parseSpan(period, inOrder)))
  const longest = 1.5 * (median(spans, span => span?.days) ?? 0)
  const days = spans.map(span => (span && span.days <= longest ? span.from : undefined))
  const dates = periods.filter((period, i) => days[i] || isOpen(period))
  return {
    days,
    order,
    isDoubtful,
    keys: days.some(Boolean) ? days : texts.map(text => textKey(text) || undefined),
    areDates: dates.length > texts.filter(Boolean).length / 2,
  }
}

/** The day of a date without a year, such as "21 Sep" or "KW 39", in one. */
const inSomeYear = (period: string): string | undefined =>
  ["/2000", "2000", " 2000"].map(year => parsePeriod(period + year)).find(Boolean)

/** Whether periods without years stand from the newest to the oldest: by date or by their only number, more of them fall than rise. */
export const areNewestFirst = (periods: readonly string[]): boolean => {
  const dates = periods.flatMap(period => {
    const day = inSomeYear(period)
    return day ? dayScale.at(day) : []
  })
  const numbers = periods.flatMap(period => {
    const [, number] = /^\D*(\d+)\D*$/.exec(plainText(period)) ?? []
    return number ? Number(number) : []
  })
  const steps = stepsOf([dates, numbers].find(found => found.length === periods.length) ?? [])
  return steps.filter(step => step < 0).length > steps.length / 2
}
