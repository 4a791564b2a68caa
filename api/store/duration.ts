const units = ["day", "week", "month", "year"] as const

/** A span of calendar time, e.g. 18 months. */
export type Duration = { readonly amount: number; readonly unit: (typeof units)[number] }

/** Reads "18months", "90 days", "1year". @returns undefined when it is anything else, or nothing */
export const parseDuration = (text: string): Duration | undefined => {
  const [, digits, word] = /^(\d{1,4})\s?([a-z]+?)s?$/.exec(text.trim().toLowerCase()) ?? []
  const unit = units.find(known => known === word)
  const amount = Number(digits)
  return unit && amount > 0 ? { amount, unit } : undefined
}

/** The moment that lies a span before another, by the calendar, in UTC. */
export const timeBefore = ({ amount, unit }: Duration, now: Date): Date => {
  const then = new Date(now)
  if (unit === "day") then.setUTCDate(then.getUTCDate() - amount)
  if (unit === "week") then.setUTCDate(then.getUTCDate() - 7 * amount)
  if (unit === "month") then.setUTCMonth(then.getUTCMonth() - amount)
  if (unit === "year") then.setUTCFullYear(then.getUTCFullYear() - amount)
  // A day that its month does not have (31 June, 29 February) is the last one that it has.
  const isMonthly = unit === "month" || unit === "year"
  if (isMonthly && then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0)
  return then
}
