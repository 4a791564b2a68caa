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
