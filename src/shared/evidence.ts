/** Where a figure began and where it ended, as the content has it. */
export type Evidence = {
  readonly start: number
  readonly end: number
  readonly unit?: string | null
  readonly period?: string | null
}

/** The two values in words: "100 → 200 in 12 months", "2,216 → 147 kB". */
export const evidenceWords = ({ start, end, unit, period }: Evidence): string => {
  const values = [start, end].map(value => value.toLocaleString("en-IN")).join("\u00a0→\u00a0")
  return [values, unit, period && `in ${period}`].filter(Boolean).join(" ")
}
