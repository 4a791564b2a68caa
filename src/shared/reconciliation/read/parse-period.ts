import { twoDigits } from "../../day"
import { dayMs } from "../../durations"
import { site } from "../../site"
import { isDay } from "../table"
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

/** The languages in which months and weekdays are read, the site's own first. */
const languages = [...new Set([site.language, "en", "de"])]

const fold = (name: string): string => name.normalize("NFC").toLowerCase().replace(/[.॰]$/, "")

// German Excel shortens March in a way of its own.
const others: Readonly<Record<string, string>> = { mrz: "mär" }

/** Each month or weekday with its names in a language, long and short, alone and in a date (Unicode CLDR, through `Intl`). */
const namesIn = (language: string, part: "month" | "weekday"): string[][] => {
  const formats = (["long", "short"] as const).flatMap(width =>
    [{}, { day: "numeric" as const }].map(
      more =>
        new Intl.DateTimeFormat(language, { [part]: width, ...more, timeZone: "UTC", calendar: "gregory" }),
    ),
  )
  // 1 June 2026 is a Monday.
  const days = Array.from({ length: part === "month" ? 12 : 7 }, (_, i) =>
    part === "month" ? Date.UTC(2026, i, 1) : Date.UTC(2026, 5, 1 + i),
  )
  return days.map(day =>
    formats.map(format => fold(format.formatToParts(day).find(({ type }) => type === part)?.value ?? "")),
  )
}

const known = new Map<string, string[][]>()

const indexIn = (language: string, part: "month" | "weekday", written: string): number | undefined => {
  const key = `${part} ${language}`
  const names = known.get(key) ?? namesIn(language, part)
  known.set(key, names)
  const word = others[fold(written)] ?? fold(written)
  const found = names.flatMap((own, i) => (own.some(name => name.startsWith(word)) ? [i] : []))
  const exact = names.findIndex(own => own.includes(word))
  if (exact >= 0) return exact
  return found.length === 1 && word.length >= (part === "month" ? 3 : 2) ? found[0] : undefined
}

const indexOf = (part: "month" | "weekday", written: string, among: readonly string[]): number | undefined =>
  among.map(language => indexIn(language, part, written)).find(index => index !== undefined)

/** @returns 1 to 12 for a month's name or three and more of its first letters, 0 for any other word */
export const monthOf = (name: string, among: readonly string[] = languages): number =>
  (indexOf("month", name, among) ?? -1) + 1

/** Whether a word is a weekday's name or its beginning. */
export const isWeekday = (name: string, among: readonly string[] = languages): boolean =>
  indexOf("weekday", name, among) !== undefined

/** The first day of a period, and how many days follow it until its last. */
export type Span = { readonly from: string; readonly days: number }

const number = String.raw`\d{1,2}`
const century = String.raw`(?<year>(?:19|20)\d{2})`
const weekName = String.raw`(?:W|KW|CW|Wk|Week|Woche)\.?`
const ordinal = String.raw`(?:st|nd|rd|th|\.)?`
// May has two in Hindi.
const name = String.raw`(?<name>[\p{L}\p{M}]{2,})[.॰]?`

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
    if (from && to && from <= to) return { from, days: (Date.parse(to) - Date.parse(from)) / dayMs }
  }
  return undefined
}

/** @returns the first day of a period as year-month-day */
export const parsePeriod = (written: string, order?: DateOrder): string | undefined =>
  parseSpan(written, order)?.from
