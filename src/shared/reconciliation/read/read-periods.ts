import { median } from "d3-array"
import { twoDigits } from "../../day"
import { scaleOf, stepsOf } from "./calendar"
import { plainText } from "./cells"
import { type DateOrder, parsePeriod, parseSpan } from "./parse-period"

/** How dates of numbers alone are read in a table: in one order, or not at all where either is possible. */
export type ReadOrder = DateOrder | "eitherOrder"

const numericDate = /^\d{1,2}([-/. ]) ?\d{1,2}\1 ?(?:\d{4}|\d{2})(?!\d)/

const yearAndPart = /^((?:19|20)\d{2})([-/.]?)(\d{2})$/

const partAndYear = /^(\d{1,2})[-/.]((?:19|20)\d{2})$/

/** What is a month or a week of a year, in numbers alone. */
const partOfYear = (period: string): { readonly year: string; readonly part: number } | undefined => {
  const [, year, , after] = yearAndPart.exec(period) ?? []
  const [, before, ofYear] = partAndYear.exec(period) ?? []
  const [of, part] = [year ?? ofYear, after ?? before]
  return of && part ? { year: of, part: Number(part) } : undefined
}

/** "06/2026", "202606" and "2026-06" where it is known that they are weeks. */
export const asWeek = (written: string): string => {
  const { year, part = 0 } = partOfYear(plainText(written)) ?? {}
  return year ? `${year}-W${twoDigits(part)}` : written
}

/**
 * "202609" and "09/2026" are a month or a week: weeks if a row has one above 12, months if the rows have several years and none has.
 */
const named = (periods: readonly string[]): readonly string[] => {
  const found = periods.flatMap(period => partOfYear(period) ?? [])
  const areWeeks = found.some(({ part }) => part > 12 && part < 54)
  if (areWeeks) return periods.map(asWeek)
  const areMonths = new Set(found.map(({ year }) => year)).size > 1
  return areMonths ? periods.map(period => period.replace(yearAndPart, "$1-$3")) : periods
}

/** How many rows are a day, a week or a month after the row before. */
const evenSteps = (days: readonly string[]): number => {
  const ordered = [...new Set(days)].sort()
  const { unit, at } = scaleOf(ordered)
  return stepsOf(ordered.map(at)).filter(step => step === 1 || (unit === "day" && step === 7)).length
}

/**
 * The order in which more dates exist; where all exist in both, that of dates with points, which nobody begins with the month, then
 * that in which more rows follow each other by a day, a week or a month.
 */
const orderOf = (dates: readonly string[]): ReadOrder | undefined => {
  const read = (order: DateOrder) => dates.flatMap(date => parsePeriod(date, order) ?? [])
  const [dayFirst, monthFirst] = [read("dayFirst"), read("monthFirst")]
  const isSame = dayFirst.join() === monthFirst.join()
  if (isSame) return dayFirst.length > 0 ? "dayFirst" : undefined
  const hasPoints = (date: string) => numericDate.exec(date)?.[1] === "."
  const more =
    dayFirst.length - monthFirst.length ||
    Number(dates.every(hasPoints)) ||
    evenSteps(dayFirst) - evenSteps(monthFirst)
  if (more === 0) return "eitherOrder"
  return more > 0 ? "dayFirst" : "monthFirst"
}

/** The periods of a table, read as a whole. */
export type Periods = {
  /** The first day of each; undefined for what is no date, or not for sure, or far longer than most, as a month among days. */
  readonly days: readonly (string | undefined)[]
  /** In which order dates of numbers alone were read, if there are any. */
  readonly order: ReadOrder | undefined
  /** What each is known by: its day, or its text where none has a day. */
  readonly keys: readonly (string | undefined)[]
  /** Whether most that are not empty are dates, though it may be open which. */
  readonly areDates: boolean
}

/** What a period is known by that has no day. */
export const textKey = (period: string): string => plainText(period).toLowerCase()

export const readPeriods = (written: readonly string[]): Periods => {
  const periods = named(written.map(plainText))
  const order = orderOf(periods.filter(period => numericDate.test(period)))
  const isOpen = (period: string) => order === "eitherOrder" && numericDate.test(period)
  const inOrder = order === "eitherOrder" ? undefined : order
  const spans = periods.map(period => (isOpen(period) ? undefined : parseSpan(period, inOrder)))
  const longest = 1.5 * (median(spans, span => span?.days) ?? 0)
  const days = spans.map(span => (span && span.days <= longest ? span.from : undefined))
  const dates = periods.filter((period, i) => days[i] || isOpen(period))
  return {
    days,
    order,
    keys: days.some(Boolean) ? days : written.map(period => textKey(period) || undefined),
    areDates: dates.length > written.filter(Boolean).length / 2,
  }
}

/** Whether day and month of a date in numbers may be taken for each other, so that it matters how it is read. */
export const areAmbiguous = (periods: readonly string[]): boolean =>
  periods.some(period => {
    const [, first, , second] = /^(\d{1,2})([-/. ]) ?(\d{1,2})\2/.exec(plainText(period)) ?? []
    return Number(first) <= 12 && Number(second) <= 12 && Number(first) !== Number(second)
  })

/** Where a period stands among others by a date without a year, such as "21 Sep" or "KW 39", or by its only number. */
const places: readonly ((period: string) => number | undefined)[] = [
  period => {
    const found = ["/2000", "2000", " 2000"].map(year => parsePeriod(period + year)).find(Boolean)
    return found ? Date.parse(found) : undefined
  },
  period => {
    const [, number] = /^\D*(\d+)\D*$/.exec(plainText(period)) ?? []
    return number === undefined ? undefined : Number(number)
  },
]

/** Whether periods without years stand from the newest to the oldest: more of them fall than rise. */
export const areNewestFirst = (periods: readonly string[]): boolean => {
  for (const place of places) {
    const found = periods.flatMap(period => place(period) ?? [])
    if (found.length < periods.length) continue
    const steps = stepsOf(found)
    return steps.filter(step => step < 0).length > steps.length / 2
  }
  return false
}
