export const dayForm = /^\d{4}-\d{2}-\d{2}$/

/** A day as year-month-day in the local time zone: that of the build, or of the visitor. */
export const today = (now = new Date()): string =>
  `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, "0")}-${String(now.getDate()).padStart(2, "0")}`

/** "21 November 2026" from "2026-11-21", in any locale and time zone. */
export const longDate = (day: string): string =>
  new Date(day).toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" })
