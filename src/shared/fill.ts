import { formatNumber } from "./number-format"
import { fillTokens } from "./text-tokens"

type Values = Readonly<Record<string, string | number>>

/** A sentence with values for its `{names}`; numbers as the site writes them. */
export const fill = (sentence: string, values: Values = {}): string =>
  fillTokens(
    sentence,
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === "number" ? formatNumber(value) : value,
      ]),
    ),
  )
