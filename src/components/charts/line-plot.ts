import { range } from "d3-array"
import { scaleLinear } from "d3-scale"
import { area, line } from "d3-shape"
import type { ChartData, ChartSeries } from "./chart"
import { percent, plotWidth, valuesOf } from "./svg"

export const plotHeight = 310
const floor = plotHeight - 30
const ceiling = 16

/** The scales and path generators of a line chart. The y axis always includes zero, so that charts can be compared. */
export const linePlot = (chart: ChartData) => {
  const values = [0, ...valuesOf(chart), chart.threshold?.value ?? 0]
  const ends = chart.ends ?? [Math.min(...values), Math.max(...values)]
  const y = scaleLinear(ends, [floor, ceiling]).nice(3)
  const main = (chart.series.find(({ emphasis }) => emphasis) ?? chart.series[0]) as ChartSeries
  const x = scaleLinear([0, Math.max(1, main.points.length - 1)], [0, plotWidth]).clamp(true)
  return {
    floor,
    main,
    x,
    y: y.rangeRound(y.range()).clamp(true),
    ticks: y.ticks(3),
    at: (index: number): string => percent(x(index) / plotWidth),
    /** Paths of [index, value] and areas of [index, low, high]. */
    line: line<[number, number]>(
      ([index]) => x(index),
      ([, value]) => y(value),
    ).digits(1),
    area: area<[number, number, number]>(
      ([index]) => x(index),
      ([, low]) => y(low),
      ([, , high]) => y(high),
    ).digits(1),
  }
}

export type LinePlot = ReturnType<typeof linePlot>

/**
 * The x axis labels: both ends, and even steps between. Labels that count ("Month 1", "Month 2") are shortened to numbers,
 * except the last. With 7–9 labels, the second-to-last is for wide charts only: on narrow ones it would collide with the last.
 */
export const pointTicks = (labels: readonly string[]): { index: number; label: string; wide?: boolean }[] => {
  const last = labels.length - 1
  const word = /^\p{L}+ (?=−?\d+$)/u.exec(labels[last] ?? "")?.[0] ?? " "
  const isCount = labels.slice(1).every(label => label.startsWith(word))
  const isDense = isCount && last > 5 && last < 9
  const parts = (isCount ? [isDense ? last : 4, 3, 5, 2] : [2]).find(part => last % part === 0) ?? 1
  return range(0, last + 1, last / parts || 1).map(index => {
    const label = labels[index] ?? ""
    return {
      index,
      label: isCount && index < last ? label.replace(word, "") : label,
      wide: isDense && index === last - 1,
    }
  })
}
