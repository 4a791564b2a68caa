import { twoDigits } from "../../day"
import { isDay } from "../table"
import { dayScale, isWeekday, monthOf } from "./calendar"
import { plainText } from "./cells"

/** How a date of numbers alone is read: the day first as in India, Britain and Germany, or the month, as in the United States. */
export type DateOrder = "dayFirst" | "monthFirst"

const yearOf = (digits: string): number => Number(digits) + (digits.length === 2 ? 2000 : 0)

/** @returns the day, or undefined if there is no such day */
const dayFrom = (year: number, month: number, day: number): string | undefined => {
  const text = `${year}-${twoDigits(month)}-${twoDigits(day)}`
  return isDay(text) ? text : undefined
}

/** @param weekday 1 for Monday to 7 @returns undefined if the year has no such week */
const dayOfWeek = (year: number, week: number, weekday: number): string | undefined => {
  // ISO 8601: 4 January is in the first week, and weeks begin on Monday.
  const fourth = new Date(Date.UTC(year, 0, 4))
  const past = (fourth.getUTCDay() + 6) % 7
  const day = (of: number) => new Date(Date.UTC(year, 0, 3 - past + (week - 1) * 7 + of))
  const isWeek = week >= 1 && day(4).getUTCFullYear() === year && weekday >= 1 && weekday <= 7
  return isWeek ? day(weekday).toJSON().slice(0, 10) : undefined
}

/** The first day of a period, and how many days follow it until its last. */
export type Span = { readonly from: string; readonly days: number }

const number = String.raw`\d{1,2}`
const century = String.raw`(?<year>(?:19|20)\d{2})`
const weekName = String.raw`(?:W|KW|CW|Wk|Week|Woche)\.?`
const ordinal = String.raw`(?:st|nd|rd|th|\.)?`
const name = String.raw`(?<name>[\p{L}\p{M}]{3,})\.?`

/** What periods look like. Of two numbers, `first` and `second`, an order says which is the month. */
const forms = [
  String.raw`(?<year>\d{4})(?<sign>[-/.])(?<month>${number})\k<sign>(?<day>${number})`,
  // As analytics exports it.
  String.raw`${century}(?<month>\d{2})(?<day>\d{2})`,
  String.raw`(?<first>${number})(?<sign>[-/. ]) ?(?<second>${number})\k<sign> ?(?<year>\d{4}|\d{2})`,
  String.raw`(?<day>${number})${ordinal}[-/ ]?${name},?[-/ ]?'?(?<year>\d{4}|\d{2})`,
  String.raw`${name}[- ](?<day>${number})${ordinal}(?:,? (?<year>\d{4})|, '?(?<short>\d{2}))`,
  String.raw`(?<year>\d{4})[- /]?${weekName} ?(?<week>${number})(?:-(?<weekday>[1-7]))?`,
  String.raw`${weekName} ?(?<week>${number})[-/, ]+(?<year>\d{4})`,
  String.raw`(?<week>${number})${ordinal} ?${weekName}[-/, ]*(?<year>\d{4})`,
  // 202639 is a week, and "2026-09" a month (ISO 8601); "202609" may be either.
  String.raw`${century}[-/.]?(?<week>1[3-9]|[2-5]\d)`,
  String.raw`${century}[-/.](?<month>\d{2})`,
  String.raw`(?<month>${number})[-/.](?<year>\d{4})`,
  String.raw`${name},?[-/ ]?(?:(?<year>\d{4})|'(?<short>\d{2}))`,
].map(form => new RegExp(`^${form}$`, "iu"))

type Parts = Readonly<Record<string, string | undefined>>

const spanOf = (parts: Parts, order: DateOrder): Span | undefined => {
  const { year, short, month, name = "", day, first, second, week, weekday = 1 } = parts
  const ofYear = yearOf(year ?? short ?? "")
  const [date, inMonth] = order === "dayFirst" ? [first, second] : [second, first]
  const from = week
    ? dayOfWeek(ofYear, Number(week), Number(weekday))
    : dayFrom(ofYear, Number(month ?? inMonth ?? monthOf(name)), Number(day ?? date ?? 1))
  const restOfMonth = (day ?? date) ? 0 : 30
  return from ? { from, days: week ? 6 : restOfMonth } : undefined
}

const parseOne = (text: string, order: DateOrder): Span | undefined => {
  for (const form of forms) {
    const { groups } = form.exec(text) ?? {}
    const span = groups && spanOf(groups, order)
    if (span) return span
  }
  const [, first = "", rest = ""] = /^([\p{L}\p{M}]+)\.?,? (.*)$/u.exec(text) ?? []
  return rest && isWeekday(first) ? parseOne(rest, order) : undefined
}

/** Midnight, as spreadsheets add it to dates; a row of any other time may be an hour. */
const midnight = /(?:T|,? )(?:00?:00(?::00(?:\.0+)?)?|12:00(?::00)? ?AM) ?(?:Z|UTC|[+-]\d\d(?::?\d\d)?)?$/i

const rangeSign = / ?[-–—,/] ?| (?:to|bis) /g

/** @returns undefined for what is no date with a year, nor two of them as from and to */
export const parseSpan = (written: string, order: DateOrder = "dayFirst"): Span | undefined => {
  const parse = (text: string) => parseOne(text.replace(midnight, ""), order)
  const text = plainText(written)
  const one = parse(text)
  if (one) return one
  for (const { 0: sign, index } of text.matchAll(rangeSign)) {
    const [from, to] = [parse(text.slice(0, index)), parse(text.slice(index + sign.length))].map(
      span => span?.from,
    )
    if (from && to && from <= to) return { from, days: dayScale.at(to) - dayScale.at(from) }
  }
  return undefined
}

/** @returns the first day of a period as year-month-day */
export const parsePeriod = (written: string, order?: DateOrder): string | undefined =>
  parseSpan(written, order)?.from
