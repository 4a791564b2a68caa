import { site } from "./site"
import { fillTokens } from "./text-tokens"

type DateFormat = {
  /** As in dates: "марта" rather than "март". */
  readonly months: readonly string[]
  /** A date in words, with {day}, {month} and {year}. */
  readonly long: string
}

/** How a language writes dates, in Latin digits (Unicode CLDR, through `Intl`). @param language BCP 47 */
export const dateFormatOf = (language: string): DateFormat => {
  const locale = new Intl.Locale(language, { numberingSystem: "latn", calendar: "gregory" })
  const format = new Intl.DateTimeFormat(locale, {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  })
  const dates = Array.from({ length: 12 }, (_, month) => format.formatToParts(Date.UTC(2026, month, 5)))
  const [first = []] = dates
  return {
    months: dates.map(parts => parts.find(({ type }) => type === "month")?.value ?? ""),
    long: first.map(({ type, value }) => (type === "literal" ? value : `{${type}}`)).join(""),
  }
}

// Written into the scripts by gatsby-config.ts: the first use of `Intl` blocks a phone for about 100 ms.
const built = process.env.GATSBY_DATE_FORMAT
const own: DateFormat = built ? JSON.parse(built) : dateFormatOf(site.language)

/** The months in dates of the site's language. */
export const { months } = own

/** "21 November 2026" of "2026-11-21", in the site's language. */
export const longDate = (date: string, { long, months } = own): string => {
  const [year, month, day] = date.split("-").map(Number)
  return fillTokens(long, { year: `${year}`, month: months[Number(month) - 1] ?? "", day: `${day}` })
}
