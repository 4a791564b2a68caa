import { twoDigits } from "../../day"
import { dayMs } from "../../durations"
import { site } from "../../site"

/** A scale on which the days of a table are whole numbers: days, or months if each row has the same day of another month. */
export type Scale = {
  readonly unit: "day" | "month"
  readonly at: (day: string) => number
  readonly from: (position: number) => string
}

export const dayScale: Scale = {
  unit: "day",
  at: day => Date.parse(`${day}T00:00:00Z`) / dayMs,
  from: position => new Date(position * dayMs).toISOString().slice(0, 10),
}

const monthScale = (date: string): Scale => ({
  unit: "month",
  at: day => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1,
  from: position => `${Math.floor(position / 12)}-${twoDigits((position % 12) + 1)}-${date}`,
})

/** @param days as year-month-day, each once */
export const scaleOf = (days: readonly string[]): Scale => {
  const dates = new Set(days.map(day => day.slice(8)))
  const [date = ""] = dates
  // Not all months have a day 29.
  return days.length > 1 && dates.size === 1 && date <= "28" ? monthScale(date) : dayScale
}

/** The differences of neighbours. */
export const stepsOf = (positions: readonly number[]): number[] =>
  positions.slice(1).map((position, i) => position - (positions[i] ?? position))

/**
 * From a row to the next where none is missing: the smallest step if all are multiples of it, else the smallest that is usual, so that
 * one wrong date changes nothing. 0 of no steps.
 */
export const usualStep = (steps: readonly number[]): number => {
  const ordered = [...steps].sort((one, other) => one - other)
  const [smallest = 0] = ordered
  if (smallest > 1 && ordered.every(step => step % smallest === 0)) return smallest
  const fewest = Math.max(2, steps.length / 5)
  const usual = ordered.find(step => ordered.filter(other => other === step).length >= fewest)
  return usual ?? ordered[Math.floor((ordered.length - 1) / 2)] ?? 0
}

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
