import type { ChartData, ChartSeries } from "./chart-data"
import { linearScale, round1 } from "./scale"
import { type ValueAxis, valueAxis } from "./ticks"

/** The plot is 1000 units wide and stretched to its box; heights are CSS pixels. */
export const plotWidth = 1000
const topMargin = 16
const axisHeight = 30

const height = 310

export type LinePlot = {
  height: number
  floor: number
  axis: ValueAxis
  main: ChartSeries
  /** Position of a point along the width, from 0 to 1. */
  share: (index: number) => number
  y: (value: number) => number
}

/** Everything a line chart needs to place its parts. */
export const linePlot = (chart: ChartData): LinePlot => {
  const [first] = chart.series
  if (!first) throw new Error(`chart ${chart.slug} has no series`)
  const values = chart.series.flatMap(series => series.points.map(point => point.value))
  const axis = valueAxis(chart.threshold ? [...values, chart.threshold.value] : values)
  const floor = height - axisHeight
  const scale = linearScale([axis.low, axis.high], [floor, topMargin])
  const last = Math.max(1, first.points.length - 1)
  return {
    height,
    floor,
    axis,
    main: chart.series.find(series => series.emphasis) ?? first,
    share: index => index / last,
    y: value => round1(scale(value)),
  }
}

/** What the parts of a line chart are given. */
export type LinePartProps = { readonly chart: ChartData; readonly plot: LinePlot }

const pairs = (plot: LinePlot, series: ChartSeries) =>
  series.points.map(({ value }, i) => `${Math.round(plot.share(i) * plotWidth)} ${plot.y(value)}`)

/** The path of a series, straight from count to count. */
export const linePath = (plot: LinePlot, series: ChartSeries): string => `M${pairs(plot, series).join("L")}`

/** The closed path between two series. */
export const areaPath = (plot: LinePlot, upper: ChartSeries, lower: ChartSeries): string =>
  `M${[...pairs(plot, upper), ...pairs(plot, lower).reverse()].join("L")}Z`
