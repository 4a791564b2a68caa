import type { Row } from "../table"
import { toSeries } from "./series"

/** Rows of periods, each with orders in the books and in analytics if they are not 500 and 470. */
const rows = (...lines: string[]): Row[] =>
  lines.map(line => {
    const [period = "", books = "500", analytics = "470"] = line.split(": ").flatMap(part => part.split("/"))
    return { period, books: Number(books), analytics: Number(analytics) }
  })

const periods = (found: readonly Row[]) => found.map(({ period }) => period)

const weeks = ["2026-06-01", "2026-06-08", "2026-06-15", "2026-06-22", "2026-06-29"]

test.each([
  ["a total at the end", [...weeks, "Total: 2500/2350"], ["Total"], []],
  ["a sum of another name", [...weeks, "#6: 2500/2350"], ["#6"], []],
  ["a total above the rows", ["Grand total: 9/9", ...weeks], ["Grand total"], []],
  ["a mean", [...weeks, "Durchschnitt"], ["Durchschnitt"], []],
  ["a row without a date", [...weeks, "Week 30"], [], ["Week 30"]],
  [
    "a typing mistake among newer ones first",
    [...weeks.slice(1).reverse(), "2026-16-01"],
    [],
    ["2026-16-01"],
  ],
  ["a total and a row without a date", ["#1", ...weeks, "Summe: 3000/2820"], ["Summe"], ["#1"]],
])("%s is set aside, and the others are in order", (_, lines, totals, undatedRows) => {
  const series = toSeries(rows(...lines))
  expect(series.leftOut).toMatchObject({ totals, undatedRows })
  expect(periods(series.rows)).toEqual(weeks.filter(week => lines.includes(week)))
  expect(series).toMatchObject({ isUndated: false, isNewestFirst: false })
})

test.each([
  ["numbers", ["Week 1", "Week 2", "Week 3"], ["Week 1", "Week 2", "Week 3"], false],
  [
    "numbers that fall",
    ["Week 3", "Week 2", "Week 1", "Total: 1500/1410"],
    ["Week 1", "Week 2", "Week 3"],
    true,
  ],
  ["words", ["before", "then", "after", "all: 1500/1410"], ["before", "then", "after"], false],
  [
    "names that only begin like a total",
    ["Summer", "Totality", "Winter"],
    ["Summer", "Totality", "Winter"],
    false,
  ],
  ["one date among many", ["Week 3", "Week 4", "2026-06-01"], ["Week 3", "Week 4", "2026-06-01"], false],
])(
  "without dates the rows stay as they are, but for sums and newest ones first: %s",
  (_, lines, kept, isNewestFirst) => {
    const series = toSeries(rows(...lines))
    expect(periods(series.rows)).toEqual(kept)
    expect(series).toMatchObject({ isUndated: true, isNewestFirst, unit: "other", gaps: [] })
  },
)

test.each([
  ["days", ["2026-06-01", "2026-06-02", "2026-06-04"], "day", ["2026-06-03"]],
  ["weeks", ["2026-06-01", "2026-06-15", "2026-06-22"], "week", ["2026-06-08"]],
  ["two weeks", ["2026-06-01", "2026-06-08"], "week", []],
  ["fortnights", ["2026-06-01", "2026-06-15", "2026-06-29", "2026-07-27"], "other", ["2026-07-13"]],
  ["four weeks", ["2026-06-01", "2026-06-29", "2026-07-27"], "other", []],
  ["two months of which the first has 28 days", ["2026-02-01", "2026-03-01"], "other", []],
  ["months", ["2026-08-01", "2026-09-01", "2026-11-01"], "other", ["2026-10-01"]],
  ["months of two years", ["2026-11-01", "2026-12-01", "2027-02-01", "2027-03-01"], "other", ["2027-01-01"]],
  ["ends of months", ["2026-01-31", "2026-02-28", "2026-03-31", "2026-05-31"], "other", ["2026-05-01"]],
  ["quarters", ["2026-01-01", "2026-04-01", "2026-07-01"], "other", []],
  [
    "weeks, one a day off",
    ["2026-06-01", "2026-06-08", "2026-06-16", "2026-06-22", "2026-07-13"],
    "week",
    ["2026-06-29", "2026-07-06"],
  ],
  [
    "weeks, one with a wrong date",
    ["2026-06-01", "2026-06-08", "2026-06-15", "2026-06-16", "2026-06-29"],
    "week",
    ["2026-06-23"],
  ],
  [
    "working days",
    ["2026-06-01", "2026-06-02", "2026-06-05", "2026-06-08", "2026-06-09"],
    "day",
    ["2026-06-03", "2026-06-04", "2026-06-06", "2026-06-07"],
  ],
  ["one row", ["2026-06-01"], "other", []],
])("the unit is the usual step, and longer ones are gaps: %s", (_, lines, unit, gaps) =>
  expect(toSeries(rows(...lines))).toMatchObject({ unit, gaps }),
)

test.each([
  ["far fewer orders than ever", [...weeks.slice(0, 4), "2026-06-29: 150/90"], "2026-06-29"],
  ["a little fewer", [...weeks.slice(0, 4), "2026-06-29: 400/390"], undefined],
  ["as few as before", ["2026-06-01: 100/90", ...weeks.slice(1, 4), "2026-06-29: 110/90"], undefined],
  ["too few rows", ["2026-06-22", "2026-06-29: 5/4"], undefined],
])("the last period may not be over: %s", (_, lines, unfinished) =>
  expect(toSeries(rows(...lines)).unfinished).toBe(unfinished),
)

test("a row that has no numbers or date yet is no gap", () => {
  const others = rows(...weeks.filter(week => week !== "2026-06-15"))
  expect(toSeries(others).gaps).toEqual(["2026-06-15"])
  expect(toSeries(others, ["2026-06-15"])).toMatchObject({ unit: "week", gaps: [] })
  expect(toSeries(rows(...weeks.slice(0, 2), "15 Ju", ...weeks.slice(3)))).toMatchObject({ gaps: [] })
})
