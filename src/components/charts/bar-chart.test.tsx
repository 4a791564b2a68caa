import { renderToStaticMarkup } from "react-dom/server"
import { BarChart } from "./bar-chart"
import type { ChartData } from "./chart-data"

const chartWith = (...values: number[]): ChartData => ({
  slug: "change",
  kind: "bar",
  alt: "Bars.",
  unit: "sessions",
  series: [
    {
      name: "All",
      emphasis: true,
      dashed: null,
      points: values.map((value, i) => ({ label: `Channel ${i}`, value })),
    },
  ],
  markers: null,
  forecast: null,
  threshold: null,
  gap: null,
})

const namesOf = (...values: number[]) =>
  renderToStaticMarkup(<BarChart chart={chartWith(...values)} />).match(/<text class="chart-name[^>]*>/g)

test("names begin at the left edge where no bar is below zero", () => {
  expect(namesOf(3, 1)?.join()).not.toMatch(/ d?x=/)
})

test("names stand beside the line at zero, on its wider side, where one is", () => {
  expect(namesOf(30, -10)).toEqual(Array(2).fill(expect.stringMatching(/"chart-name" x="25%" dx="8"/)))
  expect(namesOf(10, -30)).toEqual(
    Array(2).fill(expect.stringMatching(/"chart-name chart-end" x="75%" dx="-8"/)),
  )
})
