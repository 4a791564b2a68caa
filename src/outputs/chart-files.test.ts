import { chartCsv } from "./chart-files"

test("each point has a line with its series; numbers are unquoted, and no name can be taken for a formula", () => {
  const points = [
    { label: "Start, 2025", value: -100 },
    { label: "+1", value: 1234.5 },
  ]
  const series = [{ name: '=HYPERLINK("x")', emphasis: true, points }]
  expect(chartCsv({ unit: "index", series, forecast: [{ at: "+1", low: 900, high: 1300 }] })).toBe(
    [
      `"Series","Label","Value","Low","High","Unit"`,
      `"'=HYPERLINK(""x"")","Start, 2025",-100,,,"index"`,
      `"'=HYPERLINK(""x"")","'+1",1234.5,900,1300,"index"`,
      "",
    ].join("\r\n"),
  )
})
