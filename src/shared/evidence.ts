export type Evidence = {
  readonly start: number
  readonly end: number
  readonly unit?: string | null
  readonly period?: string | null
}

/** The two values in words: "100 → 200 in 12 months", "26 → 4.5 hours a week". */
export const evidenceWords = ({ start, end, unit, period }: Evidence): string =>
  [`${start}\u00a0→\u00a0${end}`, unit, period && `in ${period}`].filter(Boolean).join(" ")
