import { render, tags } from "../../../test/support/render"
import { BarChart } from "./bar-chart"

const chartWith = (...values: number[]) => ({
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
})

const bars = (...values: number[]) => tags(render(<BarChart chart={chartWith(...values)} />), "rect")
const numbers = (...values: number[]) =>
  tags(render(<BarChart chart={chartWith(...values)} />), "text").filter(tag => tag.includes(" dx="))

test("bars start at zero, which is the left edge if none is negative", () => {
  expect(bars(4, 1)).toEqual([
    expect.stringMatching(/x="0%" .*width="100%"/),
    expect.stringMatching(/x="0%" .*width="25%"/),
  ])
})

test("a negative bar extends to the left, with its number at its end", () => {
  expect(bars(30, -10)).toEqual([
    expect.stringMatching(/x="25%" .*width="75%"/),
    expect.stringMatching(/x="0%" .*width="25%"/),
  ])
  expect(numbers(30, -10)).toEqual([
    expect.stringMatching(/x="100%" .*dx="8"/),
    expect.stringMatching(/x="0%" .*class="chart-end" dx="-8"/),
  ])
})
