import { render } from "../../../test/support/render"
import { HeatmapChart, heatmapBlocks, heatmapCells } from "./heatmap-chart"

const row = (name: string, ...values: number[]) => ({
  name,
  emphasis: false,
  dashed: null,
  points: values.map((value, i) => ({ label: `M${i + 1}`, value })),
})
const triangle = { alt: "", unit: "%", series: [row("Jan", 45, 36, 26), row("Feb", 45, 29), row("Mar", 38)] }

test.each([
  ["a row", "Feb", ["1,0 to 1,1"]],
  ["a column", "M2", ["0,1 to 1,1"]],
  ["a diagonal", "Feb M2", ["0,2 to 0,2", "1,1 to 1,1", "2,0 to 2,0"]],
])("a marker outlines %s as far as it has cells", (_, at, expected) => {
  const blocks = heatmapBlocks(heatmapCells(triangle), at)
  expect(blocks.map(block => block.map(({ row, column }) => `${row},${column}`).join(" to "))).toEqual(
    expected,
  )
})

test("the lowest cell differs from the page", () => {
  const html = render(<HeatmapChart chart={triangle} />)
  const shades = [...html.matchAll(/fill-opacity="([\d.]+)"/g)].map(([, shade]) => Number(shade))
  expect(Math.min(...shades)).toBeGreaterThan(0.1)
})
