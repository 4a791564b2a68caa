import { chartCsv } from "./chart-files"

test("each point has a line with its series, and numbers are unquoted", () => {
  const points = [
    { label: "Start, 2025", value: -100 },
    { label: "Month 1", value: 1234.5 },
  ]
  const series = [{ name: 'The "main" one', emphasis: true, points }]
  expect(chartCsv({ unit: "index", series, forecast: [{ at: "Month 1", low: 900, high: 1300 }] })).toBe(
    '"Series","Label","Value","Low","High","Unit"\r\n' +
      '"The ""main"" one","Start, 2025",-100,,,"index"\r\n' +
      '"The ""main"" one","Month 1",1234.5,900,1300,"index"\r\n',
  )
})

test("names cannot be taken for formulas", () => {
  const [, row] = chartCsv({
    unit: "%",
    forecast: null,
    series: [{ name: '=HYPERLINK("x")', emphasis: false, points: [{ label: "+1", value: 1 }] }],
  }).split("\r\n")
  expect(row).toBe(`"'=HYPERLINK(""x"")","'+1",1,,,"%"`)
})
