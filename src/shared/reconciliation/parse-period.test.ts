import fc from "fast-check"
import { longDate } from "../day"
import { dateOrderOf, isNumericDate, parsePeriod, usualOrder } from "./parse-period"
import { isDay } from "./rows"
import { shortPeriod } from "./texts"

test.each([
  ["2026-09-21", "2026-09-21"],
  ["2026/9/21", "2026-09-21"],
  ["2026-09-21T00:00:00Z", "2026-09-21"],
  ["21/09/2026", "2026-09-21"],
  ["21-09-26", "2026-09-21"],
  ["21.9.2026", "2026-09-21"],
  ["21.09.26", "2026-09-21"],
  ["21 Sep 2026", "2026-09-21"],
  ["21-Sep-26", "2026-09-21"],
  ["21st September 2026", "2026-09-21"],
  ["Sept 21, 2026", "2026-09-21"],
  ["September 21 2026", "2026-09-21"],
  ["21. September 2026", "2026-09-21"],
  ["1. März 2026", "2026-03-01"],
  ["3. Mai 2026", "2026-05-03"],
  ["12. Dez. 2026", "2026-12-12"],
  ["Mon, 21 Sep 2026", "2026-09-21"],
  ["Mo. 21.09.2026", "2026-09-21"],
  ["Wednesday 23 September 2026", "2026-09-23"],
  ["2026-W39", "2026-09-21"],
  ["W39 2026", "2026-09-21"],
  ["KW 39/2026", "2026-09-21"],
  ["Week 39, 2026", "2026-09-21"],
  // ISO 8601: the first week has 4 January, and so begins in the year before.
  ["2026-W01", "2025-12-29"],
  ["2026-W53", "2026-12-28"],
])("%j begins on %s", (written, day) => expect(parsePeriod(written)).toBe(day))

test.each([
  "",
  "Week 3",
  "KW 39",
  "21 Sep",
  "31/02/2026",
  "32.1.2026",
  "2025-W53",
  "September 2026",
  "12345",
  "1-2",
])("%j is no date", written => expect(parsePeriod(written)).toBeUndefined())

test("a table has one order of day and month, that in which all its dates exist", () => {
  expect(dateOrderOf(["03/08/2026", "10/08/2026"], "day-first")).toBe("day-first")
  expect(dateOrderOf(["08/10/2026", "08/17/2026"], "day-first")).toBe("month-first")
  expect(dateOrderOf(["10/08/2026", "17/08/2026"], "month-first")).toBe("day-first")
  expect(parsePeriod("08/17/2026", "month-first")).toBe("2026-08-17")
  expect([usualOrder("en-IN"), usualOrder("de"), usualOrder("en-US")]).toEqual([
    "day-first",
    "day-first",
    "month-first",
  ])
  expect(["1/2/26", "2026-01-02", "1 Feb 2026"].map(isNumericDate)).toEqual([true, false, false])
})

test("every day is read as the site writes it, and as spreadsheets do", () => {
  const anyDay = fc
    .date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
    .map(date => date.toISOString().slice(0, 10))
  fc.assert(
    fc.property(anyDay, day => {
      const [year, month, date] = day.split("-")
      expect(isDay(day)).toBe(true)
      for (const written of [
        day,
        longDate(day),
        shortPeriod(day),
        `${date}/${month}/${year}`,
        `${date}.${month}.${year}`,
      ])
        expect([written, parsePeriod(written)]).toEqual([written, day])
    }),
    { numRuns: 100 },
  )
})
