export type Evidence = {
  readonly start: number
  readonly end: number
  readonly unit?: string | null
  readonly period?: string | null
  readonly baseline?: string | null
}

const grouped = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ",")

/** The two values in words: "100 → 200 in 12 months", or "147 kB, against 2,216 kB for the median page". */
export const evidenceText = ({ start, end, unit, period, baseline }: Evidence): string =>
  baseline
    ? `${grouped(end)} ${unit}, against ${grouped(start)} ${unit} for ${baseline}`
    : [`${start}\u00a0→\u00a0${end}`, unit, period && `in ${period}`].filter(Boolean).join(" ")
