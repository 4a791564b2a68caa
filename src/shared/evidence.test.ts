import { evidenceWords } from "./evidence"

test("start and end are followed by unit and period, where there are any", () => {
  expect(evidenceWords({ start: 100, end: 200, period: "12 months" })).toBe("100 → 200 in 12 months")
  expect(evidenceWords({ start: 26, end: 4.5, unit: "hours a week", period: null })).toBe(
    "26 → 4.5 hours a week",
  )
})
