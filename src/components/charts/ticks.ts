const niceStep = (span: number, intervals: number): number => {
  const rough = span / intervals
  const power = 10 ** Math.floor(Math.log10(rough))
  const lead = rough / power
  if (lead < Math.SQRT2) return power
  if (lead < Math.sqrt(10)) return 2 * power
  return lead < Math.sqrt(50) ? 5 * power : 10 * power
}

/** Round numbers from the first at or below `min` to the last at or below `max`, about `intervals` apart. */
export const niceTicks = (min: number, max: number, intervals = 3): number[] => {
  if (!(max > min)) return [min]
  const step = niceStep(max - min, intervals)
  const first = Math.floor(min / step + 1e-9)
  const last = Math.floor(max / step + 1e-9)
  return Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toPrecision(12)))
}

export type ValueAxis = { low: number; high: number; ticks: number[] }

/**
 * The vertical axis for some values. It begins at zero, or below where a value is negative: one rule for all charts, so
 * that heights can be compared from one chart to the next.
 */
export const valueAxis = (values: readonly number[]): ValueAxis => {
  const min = Math.min(0, ...values)
  const max = Math.max(0, ...values)
  const ticks = niceTicks(min, max)
  return { low: Math.min(min, ticks[0] ?? min), high: max, ticks }
}

/** Which of `count` points are named below the axis: the ends, and even steps where they fit. */
export const pointTicks = (count: number): number[] => {
  const last = count - 1
  const parts = [4, 3, 5, 2].find(candidate => last >= candidate && last % candidate === 0) ?? 1
  return last < 1 ? [0] : Array.from({ length: parts + 1 }, (_, i) => (i * last) / parts)
}
