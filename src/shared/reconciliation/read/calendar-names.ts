import { site } from "../../site"

/** The languages in which months and weekdays are read, the site's own first. */
const languages = [...new Set([site.language, "en", "de"])]

const fold = (name: string): string => name.normalize("NFC").toLowerCase().replace(/\.$/, "")

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
  return found.length === 1 && word.length >= 2 ? found[0] : undefined
}

const indexOf = (part: "month" | "weekday", written: string, among: readonly string[]): number | undefined =>
  among.map(language => indexIn(language, part, written)).find(index => index !== undefined)

/** @returns 1 to 12 for a month's name or three and more of its first letters, 0 for any other word */
export const monthOf = (name: string, among: readonly string[] = languages): number =>
  name.length < 3 ? 0 : (indexOf("month", name, among) ?? -1) + 1

/** Whether a word is a weekday's name or its beginning. */
export const isWeekday = (name: string, among: readonly string[] = languages): boolean =>
  indexOf("weekday", name, among) !== undefined
