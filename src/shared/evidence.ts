export type Evidence = {
  readonly start: number
  readonly end: number
  readonly unit?: string | null
  readonly period?: string | null
  readonly baseline?: string | null
}

/** Indian grouping, "12,34,567", without `Intl`, whose first use blocks a phone for about 100 ms. */
export const groupDigits = (value: number): string =>
  String(value).replace(/^-?\d+/, digits => digits.replace(/\B(?=(\d\d)*\d{3}$)/g, ","))

/** The two values in words: "100 → 200 in 12 months", or "147 kB, against 2,216 kB for the median page". */
export const evidenceText = ({ start, end, unit, period, baseline }: Evidence): string => {
  const join = (...words: (string | null | undefined | false)[]) => words.filter(Boolean).join(" ")
  const [from, to] = [groupDigits(start), groupDigits(end)]
  return baseline
    ? `${join(to, unit)}, against ${join(from, unit)} for ${baseline}`
    : join(`${from}\u00a0→\u00a0${to}`, unit, period && `in ${period}`)
}
