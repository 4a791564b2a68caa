import { keepNumbers } from "../../shared/keep-numbers"
import { formatNumber } from "../../shared/number-format"
import { fillTokens } from "../../shared/text-tokens"
import { proofWords } from "../../shared/words/proof"

export type Evidence = {
  readonly start: number
  readonly end: number
  readonly unit?: string | null
  readonly period?: string | null
  readonly baseline?: string | null
}

/** The two values in words: "100 → 200 in 12 months", or "147 kB, against 2,216 kB for the median page". */
export const evidenceText = ({ start, end, unit, period, baseline }: Evidence): string => {
  const join = (...words: (string | null | undefined | false)[]) => words.filter(Boolean).join(" ")
  const [from, to] = [formatNumber(start), formatNumber(end)]
  const values = join(`${from}\u00a0→\u00a0${to}`, unit)
  return baseline
    ? keepNumbers(
        fillTokens(proofWords.baseline, { value: join(to, unit), other: join(from, unit), baseline }),
      )
    : period
      ? fillTokens(proofWords.period, { values, period })
      : values
}
