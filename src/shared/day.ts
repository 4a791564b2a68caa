export const dayForm = /^\d{4}-\d{2}-\d{2}$/

/** The day of a clock as year-month-day, in its own time zone: the build's today, or in the browser the visitor's. */
export const today = (now = new Date()): string =>
  `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, "0")}-${String(now.getDate()).padStart(2, "0")}`

/** "21 November 2026" from "2026-11-21", whatever the machine's own language and time zone. */
export const longDate = (day: string): string =>
  new Date(day).toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" })
