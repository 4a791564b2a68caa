import { render } from "../../../test/support/render"
import { LineChart } from "./line-chart"

const line = (...values: number[]) => ({
  name: "Enquiries",
  emphasis: true,
  dashed: null,
  points: values.map((value, i) => ({ label: `Week ${i + 1}`, value })),
})

const draw = (chart: object) =>
  render(<LineChart chart={{ alt: "", unit: "enquiries", series: [line(32, 55)], ...chart }} />)

const gridLines = (chart: object) => {
  const html = draw(chart)
  return /class="chart-grid" d="([^"]*)"/.exec(html)?.[1]?.split("M").length ?? 0
}

test("a grid line right beside a limit is left out, since it would look like another limit", () => {
  const all = gridLines({})
  expect(gridLines({ threshold: { value: 30, label: "Limit" } })).toBe(all)
  expect(gridLines({ threshold: { value: 21, label: "Limit" } })).toBe(all - 1)
  expect(gridLines({ series: [line(42, 55), { ...line(21, 21), emphasis: false }] })).toBe(all - 1)
})

test("the first value is shown once, and no grid line runs through it", () => {
  const values = (first: number) => draw({ series: [line(first, 50)] }).match(new RegExp(`>${first}<`, "g"))
  expect([values(100), values(95)]).toEqual([[">100<"], [">95<"]])
  expect(gridLines({ series: [line(95, 50)] })).toBe(gridLines({ series: [line(100, 50)] }) - 1)
})

test("the rule of a limit ends where a filled gap begins", () => {
  const lower = { ...line(10, 11), name: "Forecast", emphasis: false }
  const html = draw({
    series: [line(10, 55), lower],
    gap: { from: "Forecast", label: "" },
    threshold: { value: 30, label: "Limit" },
  })
  expect(html).toMatch(/chart-threshold.*chart-gap/)
})

test("labels beside the lines stay above the names on the axis", () => {
  const limit = (name: string, value: number) => ({ ...line(value, value), name, emphasis: false })
  const html = draw({ series: [line(30, 40), limit("Upper limit", 50), limit("Lower limit", 1)] })
  const rows = [...html.matchAll(/<text[^>]*class="chart-name"[^>]*y="([\d.]+)"/g)].map(([, y]) => Number(y))
  const axis = Math.max(...[...html.matchAll(/ y="([\d.]+)"/g)].map(([, y]) => Number(y)))
  expect(rows).toHaveLength(3)
  expect(axis - Math.max(...rows)).toBeGreaterThan(15)
})
