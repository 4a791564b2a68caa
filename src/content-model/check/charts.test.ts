/** @proves Content: charts in content */
import { chart, problemsWith } from "../testing/content-fixture"

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
  test("a slug that is not the file's name", () =>
    expect(withChart({ slug: "other" })).toEqual([
      expect.stringContaining('slug "other" is not the file\'s name; expected "growth"'),
    ]))
  test("a case study without its chart", () =>
    expect(problemsWith({ "content/charts/growth.json": undefined })).toEqual([
      expect.stringContaining('entry 1 > chart "growth" is not a chart of content/charts'),
    ]))
})
