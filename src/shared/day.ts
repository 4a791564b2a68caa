import { attempt } from "./attempt"

export const dayPattern = /^\d{4}-\d{2}-\d{2}$/

export const twoDigits = (number: number): string => String(number).padStart(2, "0")

/** A day as year-month-day in the local time zone: that of the build, or of the visitor. */
export const today = (now = new Date()): string =>
  `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`

/** Whether it is the name of one (IANA Time Zone Database). */
export const isTimeZone = (timeZone: string): boolean =>
  attempt(() => new Intl.DateTimeFormat("en", { timeZone })) !== undefined

/**
 * Where a day begins in the local time zone, which is the site's in a build: "2026-11-29T00:00:00+05:30". At midnight in UTC, feeds
 * and structured data would date in the future what is published already.
 * @param day year-month-day
 */
export const startOfDay = (day: string): string => {
  const ahead = -new Date(`${day}T00:00:00`).getTimezoneOffset()
  const [hours, minutes] = [Math.floor(Math.abs(ahead) / 60), Math.abs(ahead) % 60]
  return `${day}T00:00:00${ahead < 0 ? "-" : "+"}${twoDigits(hours)}:${twoDigits(minutes)}`
}

/** "2026-01-31 09:30" of an ISO 8601 time, in its own zone. */
export const minuteOf = (time: string): string => time.slice(0, 16).replace("T", " ")

/** The time a calendar duration such as "18months" or "90 days" ago, in UTC; undefined for anything else. */
export const timeBefore = (duration: string, now = new Date()): Date | undefined => {
  const [, digits, unit] = /^(\d{1,4})\s?(day|week|month|year)s?$/.exec(duration.trim().toLowerCase()) ?? []
  const amount = Number(digits)
  if (!unit || amount === 0) return undefined
  const then = new Date(now)
  if (unit === "day" || unit === "week")
    then.setUTCDate(then.getUTCDate() - amount * (unit === "week" ? 7 : 1))
  else {
    then.setUTCMonth(then.getUTCMonth() - amount * (unit === "year" ? 12 : 1))
    // A day that the month does not have (31 June) becomes its last.
    if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0)
  }
  return then
}
