import { site } from "./site"
import { fillTokens } from "./text-tokens"

type Pattern = {
  /** As in dates: "марта" rather than "март". */
  readonly months: readonly string[]
  /** With {day}, {month} and {year}. */
  readonly text: string
}

type DateFormat = Readonly<Record<"long" | "short" | "shortWithoutYear", Pattern>>

const patternOf = (language: string, options: Intl.DateTimeFormatOptions): Pattern => {
  const locale = new Intl.Locale(language, { numberingSystem: "latn", calendar: "gregory" })
  const format = new Intl.DateTimeFormat(locale, { day: "numeric", timeZone: "UTC", ...options })
  const dates = Array.from({ length: 12 }, (_, month) => format.formatToParts(Date.UTC(2026, month, 5)))
  const [first = []] = dates
  return {
    months: dates.map(parts => parts.find(({ type }) => type === "month")?.value ?? ""),
    text: first.map(({ type, value }) => (type === "literal" ? value : `{${type}}`)).join(""),
  }
}

/** How a language writes dates, in Latin digits (Unicode CLDR, through `Intl`). @param language BCP 47 */
export const dateFormatOf = (language: string): DateFormat => ({
  long: patternOf(language, { month: "long", year: "numeric" }),
  short: patternOf(language, { month: "short", year: "numeric" }),
  shortWithoutYear: patternOf(language, { month: "short" }),
})

// Written into the scripts by gatsby-config.ts: the first use of `Intl` blocks a phone for about 100 ms.
const built = process.env.GATSBY_DATE_FORMAT
const own: DateFormat = built ? JSON.parse(built) : dateFormatOf(site.language)

/** The months in dates of the site's language. */
export const { months } = own.long

const write = (date: string, { months, text }: Pattern): string => {
  const [year, month, day] = date.split("-").map(Number)
  return fillTokens(text, { year: `${year}`, month: months[Number(month) - 1] ?? "", day: `${day}` })
}

/** "21 November 2026" of "2026-11-21", in the site's language. */
export const longDate = (date: string, { long } = own): string => write(date, long)

/** "21 Nov 2026", or "21 Nov". */
export const shortDate = (date: string, withYear: boolean, { short, shortWithoutYear } = own): string =>
  write(date, withYear ? short : shortWithoutYear)
