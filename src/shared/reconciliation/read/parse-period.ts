import { twoDigits } from "../../day"
import { isDay } from "../table"
import { dayScale, isWeekday, monthOf } from "./calendar"
import { plainText } from "./cells"

/** How a date of numbers alone is read: the day first as in India, Britain and Germany, or the month, as in the United States. */
export type DateOrder = "dayFirst" | "monthFirst"

const yearOf = (digits: string): number => Number(digits) + (digits.length === 2 ? 2000 : 0)

/** @returns the day, or undefined if there is no such day */
const dayFrom = (year: number, month: number, day = 1): string | undefined => {
  const text = `${year}-${twoDigits(month)}-${twoDigits(day)}`
  return isDay(text) ? text : undefined
}

/** @param weekday 1 for Monday to 7 @returns undefined if the year has no such week */
const dayOfWeek = (year: number, week: number, weekday = 1): string | undefined => {
  // ISO 8601: 4 January is in the first week, and weeks begin on Monday.
  const fourth = new Date(Date.UTC(year, 0, 4))
  const past = (fourth.getUTCDay() + 6) % 7
  const day = (of: number) => new Date(Date.UTC(year, 0, 3 - past + (week - 1) * 7 + of))
  const isWeek = week >= 1 && day(4).getUTCFullYear() === year && weekday >= 1 && weekday <= 7
  return isWeek ? day(weekday).toJSON().slice(0, 10) : undefined
}

/** The first day of a period, and how many days follow it until its last. */
export type Span = { readonly from: string; readonly days: number }

type Read = (parts: string[], order: DateOrder) => string | undefined

/** What a period looks like, how its first day is read, and the days that follow it. */
type Reader = readonly [pattern: RegExp, read: Read, days?: number]

const [restOfWeek, restOfMonth] = [6, 30]

const weekName = "(?:W|KW|CW|Wk|Week|Woche)\\.?"
const word = "([\\p{L}\\p{M}]{3,})\\.?"
const end = "(?:st|nd|rd|th|\\.)?"

const readers: readonly Reader[] = [
  [/^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/, ([y, , m, d]) => dayFrom(Number(y), Number(m), Number(d))],
  // As analytics exports it.
  [/^((?:19|20)\d{2})(\d{2})(\d{2})$/, ([y, m, d]) => dayFrom(Number(y), Number(m), Number(d))],
  [
    /^(\d{1,2})([-/. ]) ?(\d{1,2})\2 ?(\d{4}|\d{2})$/,
    ([first, , second, year = ""], order) => {
      const [day, month] = order === "dayFirst" ? [first, second] : [second, first]
      return dayFrom(yearOf(year), Number(month), Number(day))
    },
  ],
  [
    new RegExp(`^(\\d{1,2})${end}[-/ ]?${word},?[-/ ]?'?(\\d{4}|\\d{2})$`, "u"),
    ([day, month = "", year = ""]) => dayFrom(yearOf(year), monthOf(month), Number(day)),
  ],
  [
    new RegExp(`^${word}[- ](\\d{1,2})${end}(?:,? (\\d{4})|, '?(\\d{2}))$`, "u"),
    ([month = "", day, long, short = ""]) => dayFrom(yearOf(long ?? short), monthOf(month), Number(day)),
  ],
  [
    new RegExp(`^(\\d{4})[- /]?${weekName} ?(\\d{1,2})(?:-([1-7]))?$`, "i"),
    ([y, w, day]) => dayOfWeek(Number(y), Number(w), Number(day ?? 1)),
    restOfWeek,
  ],
  [
    new RegExp(`^${weekName} ?(\\d{1,2})[-/, ]+(\\d{4})$`, "i"),
    ([w, y]) => dayOfWeek(Number(y), Number(w)),
    restOfWeek,
  ],
  [
    new RegExp(`^(\\d{1,2})${end} ?${weekName}[-/, ]*(\\d{4})$`, "i"),
    ([w, y]) => dayOfWeek(Number(y), Number(w)),
    restOfWeek,
  ],
  // 202639 is a week, and "2026-09" a month (ISO 8601); "202609" may be either.
  [/^((?:19|20)\d{2})[-/.]?(1[3-9]|[2-5]\d)$/, ([y, week]) => dayOfWeek(Number(y), Number(week)), restOfWeek],
  [/^((?:19|20)\d{2})[-/.](\d{2})$/, ([y, month]) => dayFrom(Number(y), Number(month)), restOfMonth],
  [/^(\d{1,2})[-/.](\d{4})$/, ([m, y]) => dayFrom(Number(y), Number(m)), restOfMonth],
  [
    new RegExp(`^${word},?[-/ ]?(?:(\\d{4})|'(\\d{2}))$`, "u"),
    ([month = "", long, short = ""]) => dayFrom(yearOf(long ?? short), monthOf(month)),
    restOfMonth,
  ],
]

const parseOne = (text: string, order: DateOrder): Span | undefined => {
  for (const [pattern, read, days = 0] of readers) {
    const [, ...parts] = pattern.exec(text) ?? []
    const from = parts.length > 0 ? read(parts, order) : undefined
    if (from) return { from, days }
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
