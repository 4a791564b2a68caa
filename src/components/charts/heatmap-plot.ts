import type { ChartData } from "./chart-data"

/** A block of cells: its first row and column, and how many of each it has. */
type Frame = { row: number; column: number; rows: number; columns: number }

/** What a marker of a heatmap points out: one block (a row or a column), or the cells of a diagonal one by one. */
export type HeatmapMark = { label: string; frames: Frame[]; kind: "row" | "column" | "diagonal" }

type Marker = NonNullable<ChartData["markers"]>[number]

const lightest = 0.08

/**
 * What a heatmap is drawn from.
 * @returns its columns, which are the labels of the longest row, its lowest and highest value, and the shade of a value:
 *   0.08 for the lowest, 1 for the highest
 */
export const heatmapPlot = ({ series }: ChartData) => {
  const longest = series.reduce((long, one) => (one.points.length > long.points.length ? one : long))
  const values = series.flatMap(({ points }) => points.map(({ value }) => value))
  const [low, high] = [Math.min(...values), Math.max(...values)]
  return {
    columns: longest.points.map(({ label }) => label),
    low,
    high,
    shadeOf: (value: number): number =>
      high === low ? lightest : lightest + ((1 - lightest) * (value - low)) / (high - low),
  }
}

const markOf = ({ series }: ChartData, columns: readonly string[], { label, at }: Marker): HeatmapMark => {
  const named = series.findIndex(({ name }) => name === at)
  if (named >= 0) {
    const frame = { row: named, column: 0, rows: 1, columns: series[named]?.points.length ?? 0 }
    return { label, kind: "row", frames: [frame] }
  }
  const column = columns.indexOf(at)
  if (column >= 0) {
    const rows = series.filter(({ points }) => points.length > column).length
    return { label, kind: "column", frames: [{ row: 0, column, rows, columns: 1 }] }
  }
  const cells = series.flatMap(({ name, points }, row) =>
    points.map((point, cell) => ({ row, column: cell, name: `${name} ${point.label}` })),
  )
  const meant = cells.find(cell => cell.name === at)
  const frames = cells
    .filter(cell => meant && cell.row + cell.column === meant.row + meant.column)
    .map(cell => ({ row: cell.row, column: cell.column, rows: 1, columns: 1 }))
  return { label, kind: "diagonal", frames }
}

/** The rows, columns and diagonals that the markers of a heatmap name, in their order; the check sees to it that they exist. */
export const heatmapMarks = (chart: ChartData): HeatmapMark[] => {
  const { columns } = heatmapPlot(chart)
  return (chart.markers ?? []).map(marker => markOf(chart, columns, marker))
}
