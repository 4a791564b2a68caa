import type { ChartData } from "./chart"
import { heatmapBlocks, heatmapCells } from "./heatmap-chart"

const row = (name: string, ...values: number[]) => ({
  name,
  emphasis: false,
  dashed: null,
  points: values.map((value, i) => ({ label: `M${i + 1}`, value })),
})
const triangle: ChartData = {
  alt: "",
  unit: "%",
  series: [row("Jan", 45, 36, 26), row("Feb", 45, 29), row("Mar", 38)],
}
const blocks = (at: string) =>
  heatmapBlocks(heatmapCells(triangle), at).map(([first, last]) => [
    [first.row, first.column],
    [last.row, last.column],
  ])

test("a row and a column are marked as far as they have cells", () => {
  expect(blocks("Feb")).toEqual([
    [
      [1, 0],
      [1, 1],
    ],
  ])
  expect(blocks("M2")).toEqual([
    [
      [0, 1],
      [1, 1],
    ],
  ])
})

test("a cell stands for its diagonal, from the upper right to the lower left", () => {
  expect(blocks("Feb M2").map(([first]) => first)).toEqual([
    [0, 2],
    [1, 1],
    [2, 0],
  ])
})
