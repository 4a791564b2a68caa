import { caseStudy, chart, problemsWith } from "../testing/content-fixture"

describe("charts", () => {
  const withChart = (changes: object) =>
    problemsWith({ "content/charts/growth.json": { ...chart, ...changes } })
  const [first] = chart.series
  test("marker at no point", () =>
    expect(withChart({ markers: [{ label: "Fix", at: "Aftr" }] })).toEqual([
      expect.stringContaining(
        'markers > entry 1 > at "Aftr" is not the label of a point; did you mean "After"?',
      ),
    ]))
  test("series with other labels", () =>
    expect(
      withChart({ series: [first, { ...first, name: "B", points: [{ label: "Before", value: 1 }] }] }),
    ).toEqual([
      expect.stringContaining('series > entry 2 > points of "B" have other labels than those of "With"'),
    ]))
  test("the bars of a chart may have labels of their own", () =>
    expect(
      withChart({
        kind: "bar",
        series: [first, { name: "B", emphasis: false, points: [{ label: "Later", value: 1 }] }],
      }),
    ).toEqual([]))
  test("a value that is no number", () =>
    expect(withChart({ series: [{ ...first, points: [{ label: "After", value: "2" }] }] })).toEqual([
      expect.stringContaining('series > entry 1 > points > entry 1 > value "2" is not a number'),
    ]))
  test("a gap from no series", () =>
    expect(withChart({ gap: { from: "Wihtout", label: "Gap" } })).toEqual([
      expect.stringContaining('gap > from "Wihtout" is not the name of a series; did you mean "Without"?'),
    ]))
  test("nothing emphasised", () =>
    expect(withChart({ series: [{ ...first, emphasis: false }] })).toEqual([
      expect.stringContaining("series emphasises none"),
    ]))
  describe("a heatmap", () => {
    const row = (name: string, ...values: number[]) => ({
      name,
      emphasis: false,
      points: values.map((value, i) => ({ label: `M${i + 1}`, value })),
    })
    const heatmap = { kind: "heatmap", series: [row("Jan", 3, 2), row("Feb", 1)], markers: undefined }
    test("may have rows that end early, and none emphasised", () => expect(withChart(heatmap)).toEqual([]))
    test("is marked at a row, a column or a diagonal", () =>
      expect(
        withChart({ ...heatmap, markers: ["Feb", "M2", "Jan M2"].map(at => ({ label: at, at })) }),
      ).toEqual([]))
    test("is marked nowhere else", () =>
      expect(withChart({ ...heatmap, markers: [{ label: "A", at: "Feb M2" }] })).toEqual([
        expect.stringContaining(
          'markers > entry 1 > at "Feb M2" is not a row, a column or a cell; did you mean "Feb M1"?',
        ),
      ]))
    test("has its columns in one order", () =>
      expect(
        withChart({
          ...heatmap,
          series: [row("Jan", 3, 2), { ...row("Feb", 1), points: [{ label: "M2", value: 1 }] }],
        }),
      ).toEqual([expect.stringContaining('points of "Feb" have other labels than those of "Jan"')]))
  })
  describe("a funnel", () => {
    const funnel = (...values: number[]) => ({
      kind: "funnel",
      markers: undefined,
      series: [{ ...first, points: values.map((value, i) => ({ label: `Step ${i}`, value })) }],
    })
    test("narrows or stays", () => expect(withChart(funnel(3, 3, 0))).toEqual([]))
    test("never widens", () =>
      expect(withChart(funnel(2, 3))).toEqual([
        expect.stringContaining('value of "Step 1" is more than that of "Step 0"; a funnel never widens'),
      ]))
    test("counts things", () =>
      expect(withChart(funnel(2, -1))).toEqual([expect.stringContaining("is below zero")]))
    test("is one series", () =>
      expect(withChart({ ...funnel(2), series: [first, { ...first, name: "B" }] })).toEqual([
        expect.stringContaining("series are 2; expected exactly 1"),
      ]))
  })
  describe("a forecast", () => {
    test("of the last point holds its value", () =>
      expect(withChart({ forecast: [{ at: "After", low: 1, high: 3 }] })).toEqual([]))
    test("that misses its value", () =>
      expect(withChart({ forecast: [{ at: "After", low: 3, high: 4 }] })).toEqual([
        expect.stringContaining('forecast > entry 1 from 3 to 4 does not hold the value of "After", 2'),
      ]))
    test("of a point before counted ones", () =>
      expect(withChart({ forecast: [{ at: "Before", low: 1, high: 3 }] })).toEqual([
        expect.stringContaining('at "Before" is not one of the last points in their order; expected "After"'),
      ]))
    test("of everything", () =>
      expect(withChart({ forecast: ["Before", "After"].map(at => ({ at, low: 1, high: 3 })) })).toEqual([
        expect.stringContaining("forecast covers every point"),
      ]))
    test("of bars", () =>
      expect(
        withChart({
          kind: "bar",
          series: [first],
          forecast: [{ at: "After", low: 1, high: 3 }],
        }),
      ).toEqual([expect.stringContaining('forecast belongs to a chart of kind "line", and this is "bar"')]))
  })
  test("a slug that is not the file's name", () =>
    expect(withChart({ slug: "other" })).toEqual([
      expect.stringContaining('slug "other" is not the file\'s name; expected "growth"'),
    ]))
  test("the chart of a case is judged in the same way, and has no slug of its own", () => {
    const inCase = (changes: object) =>
      problemsWith({ "content/cases/fast.json": { ...caseStudy, chart: { ...caseStudy.chart, ...changes } } })
    expect(inCase({})).toEqual([])
    expect(inCase({ series: [{ ...first, emphasis: false }] })).toEqual([
      expect.stringMatching(/^content\/cases\/fast\.json:.*chart > series emphasises none/),
    ])
    expect(inCase({ slug: "fast" })).toEqual([expect.stringContaining('unknown field "chart > slug"')])
  })
})
