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

const evenIndexes = (count: number): number[] => {
  const last = count - 1
  const parts = [4, 3, 5, 2].find(candidate => last >= candidate && last % candidate === 0) ?? 1
  return last < 1 ? [0] : Array.from({ length: parts + 1 }, (_, i) => (i * last) / parts)
}

const numbered = /^(\p{L}+) (−?\d+)$/u
/** So many numbers stand side by side below the narrowest drawing. */
const mostNumbers = 10

export type PointTick = {
  index: number
  label: string
  /** Stands before the label, outside its middle. */
  word?: string
  /** Whether a narrow drawing leaves the name out. */
  isWide: boolean
}

/**
 * Which points are named below the axis, and how: the ends, and even steps where they fit. Where the labels count ("Month
 * 1", "Month 2", perhaps after a "Start"), ticks are numbers and the first has the word; up to ten all have one.
 */
export const pointTicks = (labels: readonly string[]): PointTick[] => {
  // Months with their years look alike, but have several words.
  const words = new Set(labels.slice(1).map(label => numbered.exec(label)?.[1]))
  const isCount = labels.length > 2 && words.size === 1 && !words.has(undefined)
  const indexes = isCount && labels.length <= mostNumbers ? [...labels.keys()] : evenIndexes(labels.length)
  const worded = indexes.find(index => numbered.test(labels[index] ?? ""))
  return indexes.map((index, i) => {
    const label = labels[index] ?? ""
    const [, word, number] = (isCount && numbered.exec(label)) || []
    return {
      index,
      label: number ?? label,
      word: index === worded ? word : undefined,
      isWide: !isCount && indexes.length > 4 && i % 2 === 1,
    }
  })
}
