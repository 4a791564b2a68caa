import { isDay } from "./rows"

/** How a date of numbers alone is read: the day first as in India, Britain and Germany, or the month, as in the United States. */
export type DateOrder = "day-first" | "month-first"

// English and German, by their first letters; both write April, August, September and November alike.
const monthNames = [
  "jan",
  "feb",
  "mar|mär|mrz",
  "apr",
  "may|mai",
  "jun",
  "jul",
  "aug",
  "sep",
  "o[ck]t",
  "nov",
  "de[cz]",
]

const monthOf = (name: string): number =>
  monthNames.findIndex(pattern => new RegExp(`^(?:${pattern})`, "i").test(name)) + 1

const twoDigits = (number: number): string => String(number).padStart(2, "0")

const yearOf = (digits: string): number => Number(digits) + (digits.length === 2 ? 2000 : 0)

/** @returns the day, or undefined if there is no such day */
const dayFrom = (year: number, month: number, day: number): string | undefined => {
  const text = `${year}-${twoDigits(month)}-${twoDigits(day)}`
  return isDay(text) ? text : undefined
}

const mondayOf = (year: number, week: number): string | undefined => {
  // ISO 8601: 4 January is in the first week, and weeks begin on Monday.
  const fourth = new Date(Date.UTC(year, 0, 4))
  const weekday = (fourth.getUTCDay() + 6) % 7
  const monday = new Date(Date.UTC(year, 0, 4 - weekday + (week - 1) * 7))
  const thursday = new Date(monday.getTime() + 3 * 86_400_000)
  return week >= 1 && thursday.getUTCFullYear() === year ? monday.toJSON().slice(0, 10) : undefined
}

type Reader = readonly [pattern: RegExp, read: (parts: string[], order: DateOrder) => string | undefined]

const weekName = "(?:W|KW|CW|Wk|Week|Woche)\\.?"

const readers: readonly Reader[] = [
  [
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/,
    ([y, m, d]) => dayFrom(Number(y), Number(m), Number(d)),
  ],
  [
    /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/,
    ([first, second, year = ""], order) => {
      const [day, month] = order === "day-first" ? [first, second] : [second, first]
      return dayFrom(yearOf(year), Number(month), Number(day))
    },
  ],
  [
    /^(\d{1,2})(?:st|nd|rd|th|\.)?[-/ ]?(\p{L}{3,9})\.?,?[-/ ]?(\d{4}|\d{2})$/u,
    ([day, month = "", year = ""]) => dayFrom(yearOf(year), monthOf(month), Number(day)),
  ],
  [
    /^(\p{L}{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/u,
    ([month = "", day, year]) => dayFrom(Number(year), monthOf(month), Number(day)),
  ],
  [new RegExp(`^(\\d{4})[- /]?${weekName} ?(\\d{1,2})$`, "i"), ([y, w]) => mondayOf(Number(y), Number(w))],
  [new RegExp(`^${weekName} ?(\\d{1,2})[-/, ]+(\\d{4})$`, "i"), ([w, y]) => mondayOf(Number(y), Number(w))],
]

const weekday = /^(?:mo|tu|wed|th|fr|sa|su|di|mi|do|so)\p{L}{0,8}\.?,? (?=\d|\p{L})/iu

/** @returns the first day of a period as year-month-day, or undefined for what is no date with a year */
export const parsePeriod = (written: string, order: DateOrder = "day-first"): string | undefined => {
  const text = written.replace(/\s+/g, " ").trim().replace(weekday, "")
  for (const [pattern, read] of readers) {
    const [, ...parts] = pattern.exec(text) ?? []
    const day = parts.length > 0 ? read(parts, order) : undefined
    if (day) return day
  }
  return undefined
}

/**
 * How all dates of a table are read: in the order in which most are days that exist, and as `usual` where both ways are possible.
 */
export const dateOrderOf = (periods: readonly string[], usual: DateOrder): DateOrder => {
  const other = usual === "day-first" ? "month-first" : "day-first"
  const read = (order: DateOrder) => periods.filter(period => parsePeriod(period, order)).length
  return read(other) > read(usual) ? other : usual
}

/** The United States, its dependencies and the Philippines write the month first (Unicode CLDR, short dates). @param language BCP 47 */
export const usualOrder = (language: string): DateOrder =>
  /-(?:US|PH|PR|GU|AS|VI|MP)\b/.test(language) ? "month-first" : "day-first"

/** Whether a date is of numbers alone and does not begin with the year, so that its order has to be known. */
export const isNumericDate = (written: string): boolean =>
  /^\d{1,2}[-/. ]\d{1,2}[-/. ](?:\d{4}|\d{2})$/.test(written.trim())
