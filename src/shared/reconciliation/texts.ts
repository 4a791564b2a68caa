import { months } from "../date-format"
import { isDay } from "./rows"

/** "21 Sep", with the year if asked for, or a period's own words: short enough for a table on a phone. */
export const shortPeriod = (period: string, withYear = true): string => {
  if (!isDay(period)) return period
  const [year, month, day] = period.split("-").map(Number)
  return `${day} ${months[Number(month) - 1]?.slice(0, 3)}${withYear ? ` ${year}` : ""}`
}
