import type { ChartData } from "../chart-data"
import { linePlot } from "../line-plot"
import { linearScale } from "../scale"

/** How much of a line over time is shown before the visitor goes on: a quarter, and at least its first two points. */
const shownShare = 1 / 4

/**
 * A chart as a task: what is shown and what is to be drawn.
 * @returns the points of the emphasised line before (`known`) and after the cut (`rest`), and the last known value
 */
export const drawingTask = (chart: ChartData) => {
  const { points } = linePlot(chart).main
  const cut = Math.max(2, Math.ceil(points.length * shownShare))
  const known = points.slice(0, cut)
  return { known, rest: points.slice(cut), last: known.at(-1)?.value ?? 0 }
}

/**
 * The visitor's line after a movement to `value` at `index`, both counted among the points to be drawn. What a quick hand
 * passes over on the way from `cameFrom` lies on a straight line.
 * @param last the value before the first point to be drawn
 */
export const drawTo = (
  line: readonly number[],
  last: number,
  index: number,
  value: number,
  cameFrom: number = line.length - 1,
): number[] => {
  const start = Math.min(cameFrom, line.length - 1)
  const from = line[start] ?? last
  const along = linearScale([start, index], [from, value])
  const next = [...line]
  const [low, high] = start < index ? [start + 1, index] : [index, Math.max(index, start - 1)]
  for (let i = low; i <= high; i++) next[i] = Math.round(along(i))
  next[index] = value
  return next
}

/** The line to its last point: one that was left off stays where it is. */
export const completed = (line: readonly number[], last: number, length: number): number[] =>
  Array.from({ length }, (_, i) => line[i] ?? line.at(-1) ?? last)

/** The mean distance between what was drawn and what was measured, in the chart's unit, rounded. */
export const meanMiss = (line: readonly number[], measured: readonly { readonly value: number }[]): number =>
  Math.round(
    measured.reduce((sum, { value }, i) => sum + Math.abs(value - (line[i] ?? 0)), 0) /
      Math.max(1, measured.length),
  )
