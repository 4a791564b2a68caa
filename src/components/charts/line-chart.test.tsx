import { render } from "../../../test/support/render"
import { LineChart } from "./line-chart"

const line = (...values: number[]) => ({
  name: "Enquiries",
  emphasis: true,
  dashed: null,
  points: values.map((value, i) => ({ label: `Week ${i + 1}`, value })),
})

const gridLines = (chart: object) => {
  const html = render(<LineChart chart={{ alt: "", unit: "enquiries", series: [line(42, 55)], ...chart }} />)
  return /class="chart-grid" d="([^"]*)"/.exec(html)?.[1]?.split("M").length ?? 0
}

test("a grid line right beside a limit is left out, since it would look like another limit", () => {
  const all = gridLines({})
  expect(gridLines({ threshold: { value: 30, label: "Limit" } })).toBe(all)
  expect(gridLines({ threshold: { value: 21, label: "Limit" } })).toBe(all - 1)
  expect(gridLines({ series: [line(42, 55), { ...line(21, 21), emphasis: false }] })).toBe(all - 1)
})
