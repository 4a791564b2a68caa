import { months } from "../day"
import { formatNumber } from "../number-format"
import { fillTokens } from "../text-tokens"
import { isDay } from "./rows"

type Values = Readonly<Record<string, string | number>>

/** @param words with the `{names}` of values */
export const fill = (words: string, values: Values = {}): string =>
  fillTokens(
    words,
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === "number" ? formatNumber(value) : value,
      ]),
    ),
  )

/** "21 Sep", with the year if asked for, or a period's own words: short enough for a table on a phone. */
export const shortPeriod = (period: string, withYear = true): string => {
  if (!isDay(period)) return period
  const [year, month, day] = period.split("-").map(Number)
  return `${day} ${months[Number(month) - 1]?.slice(0, 3)}${withYear ? ` ${year}` : ""}`
}
