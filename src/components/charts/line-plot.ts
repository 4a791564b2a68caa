import type { ChartData, ChartSeries } from "./chart-data"
import { linearScale, round1 } from "./scale"
import { type PointTick, pointTicks, type ValueAxis, valueAxis } from "./ticks"

/** The plot is 1000 units wide and stretched to its box; heights are CSS pixels. */
export const plotWidth = 1000
const topMargin = 16
const axisHeight = 30

const height = 310

export type LinePlot = {
  height: number
  floor: number
  axis: ValueAxis
  /** The points that are named below the axis. */
  named: PointTick[]
  main: ChartSeries
  /** Position of a point along the width, from 0 to 1. */
  share: (index: number) => number
  y: (value: number) => number
}

/** Everything a line chart needs to place its parts. */
export const linePlot = (chart: ChartData): LinePlot => {
  const [first] = chart.series
  if (!first) throw new Error(`chart ${chart.slug} has no series`)
  const values = [
    ...chart.series.flatMap(series => series.points.map(point => point.value)),
    ...(chart.forecast ?? []).flatMap(({ low, high }) => [low, high]),
  ]
  const axis = valueAxis(chart.threshold ? [...values, chart.threshold.value] : values)
  const floor = height - axisHeight
  const scale = linearScale([axis.low, axis.high], [floor, topMargin])
  const main = chart.series.find(series => series.emphasis) ?? first
  const last = Math.max(1, first.points.length - 1)
  return {
    height,
    floor,
    axis,
    named: pointTicks(main.points.map(({ label }) => label)),
    main,
    share: index => index / last,
    y: value => round1(scale(value)),
  }
}

/** What the parts of a line chart are given. */
export type LinePartProps = { readonly chart: ChartData; readonly plot: LinePlot }

const pair = (plot: LinePlot, index: number, value: number) =>
  `${Math.round(plot.share(index) * plotWidth)} ${plot.y(value)}`

const pairs = (plot: LinePlot, series: ChartSeries) =>
  series.points.map(({ value }, i) => pair(plot, i, value))

/**
 * The path of a series, straight from count to count.
 * @param from the first of its points, and
 * @param to the one after the last, where it is a part of the series
 */
export const linePath = (plot: LinePlot, series: ChartSeries, from?: number, to?: number): string =>
  `M${pairs(plot, series).slice(from, to).join("L")}`

/**
 * The closed path around the ranges of a forecast, which opens at the last counted point; and the index of that point.
 * Nothing where all points were counted.
 */
export const forecastBand = (plot: LinePlot, { forecast }: ChartData) => {
  const { points } = plot.main
  const first = points.findIndex(({ label }) => label === forecast?.[0]?.at)
  const counted = points[first - 1]
  if (!forecast || !counted) return undefined
  const side = (end: "low" | "high") => forecast.map((one, i) => pair(plot, first + i, one[end]))
  const path = `M${[pair(plot, first - 1, counted.value), ...side("high"), ...side("low").reverse()].join("L")}Z`
  return { path, lastCounted: first - 1 }
}

/** The closed path between two series. */
export const areaPath = (plot: LinePlot, upper: ChartSeries, lower: ChartSeries): string =>
  `M${[...pairs(plot, upper), ...pairs(plot, lower).reverse()].join("L")}Z`
