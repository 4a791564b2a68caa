import { isWeekday, monthOf } from "./calendar-names"
import { plainText } from "./plain-text"
import { isDay } from "./rows"

/** How a date of numbers alone is read: the day first as in India, Britain and Germany, or the month, as in the United States. */
export type DateOrder = "dayFirst" | "monthFirst"

const twoDigits = (number: number): string => String(number).padStart(2, "0")

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

type Reader = readonly [pattern: RegExp, read: (parts: string[], order: DateOrder) => string | undefined]

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
  ],
  [new RegExp(`^${weekName} ?(\\d{1,2})[-/, ]+(\\d{4})$`, "i"), ([w, y]) => dayOfWeek(Number(y), Number(w))],
  // "2026-09" is a month (ISO 8601), and 202639 a week; "202609" may be either.
  [
    /^((?:19|20)\d{2})([-/.]?)(\d{2})$/,
    ([y, sign, part]) => {
      if (Number(part) > 12) return dayOfWeek(Number(y), Number(part))
      return sign ? dayFrom(Number(y), Number(part)) : undefined
    },
  ],
  [/^(\d{1,2})[-/.](\d{4})$/, ([m, y]) => dayFrom(Number(y), Number(m))],
  [
    new RegExp(`^${word},?[-/ ]?(?:(\\d{4})|'(\\d{2}))$`, "u"),
    ([month = "", long, short = ""]) => dayFrom(yearOf(long ?? short), monthOf(month)),
  ],
]

const parseDay = (text: string, order: DateOrder): string | undefined => {
  for (const [pattern, read] of readers) {
    const [, ...parts] = pattern.exec(text) ?? []
    const day = parts.length > 0 ? read(parts, order) : undefined
    if (day) return day
  }
  const [, first = "", rest = ""] = /^([\p{L}\p{M}]+)\.?,? (.*)$/u.exec(text) ?? []
  return rest && isWeekday(first) ? parseDay(rest, order) : undefined
}

/** Midnight, as spreadsheets add it to dates; a row of any other time may be an hour. */
const midnight = /(?:T|,? )(?:00?:00(?::00(?:\.0+)?)?|12:00(?::00)? ?AM) ?(?:Z|UTC|[+-]\d\d:?\d\d)?$/i

const rangeSign = / ?[-–—,/] ?| (?:to|bis) /g

/** @returns the first day of a period as year-month-day, or undefined for what is no date with a year, nor two of them as from and to */
export const parsePeriod = (written: string, order: DateOrder = "dayFirst"): string | undefined => {
  const parse = (text: string) => parseDay(text.replace(midnight, ""), order)
  const text = plainText(written)
  const day = parse(text)
  if (day) return day
  for (const { 0: sign, index } of text.matchAll(rangeSign)) {
    const [from, to] = [parse(text.slice(0, index)), parse(text.slice(index + sign.length))]
    if (from && to && from <= to) return from
  }
  return undefined
}
