import { median } from "d3-array"
import { twoDigits } from "../../day"
import { dayScale, scaleOf, stepsOf } from "./calendar"
import { plainText } from "./cells"
import { type DateOrder, parsePeriod, parseSpan } from "./parse-period"

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

/**
 * The order in which more dates exist; where all exist in both, that of dates with points, which nobody begins with the month, then
 * that in which more rows follow each other by a day, a week or a month. @returns also whether any date may be another day
 */
const orderOf = (dates: readonly string[]) => {
  const read = (order: DateOrder) => dates.map(date => parsePeriod(date, order))
  const [dayFirst, monthFirst] = [read("dayFirst"), read("monthFirst")]
  const daysOf = (days: typeof dayFirst) => days.flatMap(day => day ?? [])
  const isDoubtful = dayFirst.some((day, i) => day && monthFirst[i] && day !== monthFirst[i])
  if (dayFirst.join() === monthFirst.join())
    return { order: daysOf(dayFirst).length > 0 ? ("dayFirst" as const) : undefined, isDoubtful }
  const hasPoints = (date: string) => numericDate.exec(date)?.[1] === "."
  const more =
    daysOf(dayFirst).length - daysOf(monthFirst).length ||
    Number(dates.every(hasPoints)) ||
    evenSteps(daysOf(dayFirst)) - evenSteps(daysOf(monthFirst))
  if (more === 0) return { order: "eitherOrder" as const, isDoubtful: true }
  return { order: more > 0 ? ("dayFirst" as const) : ("monthFirst" as const), isDoubtful }
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
