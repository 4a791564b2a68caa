import { evidenceText } from "./evidence"

test("start and end are followed by unit and period, or the end is compared with a baseline", () => {
  expect(evidenceText({ start: 100, end: 200, period: "12 months" })).toBe("100 → 200 in 12 months")
  expect(evidenceText({ start: 26, end: 4.5, unit: "hours a week", period: null })).toBe(
    "26 → 4.5 hours a week",
  )
  const compared = evidenceText({ start: 2216, end: 147, unit: "kB", baseline: "the median page" })
  expect(compared).toBe("147\u00a0kB, against 2,216\u00a0kB for the median page")
  const withoutUnit = { start: 2345678.5, end: 147, baseline: "the median page" }
  expect(evidenceText(withoutUnit)).toBe("147, against 23,45,678.5 for the median page")
})
