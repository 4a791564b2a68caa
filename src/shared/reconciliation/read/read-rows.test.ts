import fc from "fast-check"
import { runs } from "../../../../test/support/runs"
import { readTable } from "./read-table"

const rowsOf = (pasted: string) =>
  readTable(pasted).entries.map(({ period, books, analytics }) => [period, books, analytics].join(" "))

const told = (pasted: string) => readTable(pasted).problems.map(({ line, problem }) => `${line} ${problem}`)

const days = Array.from({ length: 9 }, (_, i) => `2026-09-0${i + 1}`)

const lines = (...all: (readonly (string | number)[])[]) => all.map(cells => cells.join(";")).join("\n")

const heading = ["Day", "Orders", "Date", "Transactions"]

test("a table of sessions is no second table", () => {
  expect(
    told("Day;Orders;Date;Sessions\n2026-09-01;50;2026-09-02;400\n2026-09-02;60;2026-09-03;500"),
  ).toEqual(["1 measure"])
  expect(
    told("Day;Orders\n2026-09-01;50\n2026-09-02;60\nDay;Sessions\n2026-09-01;500\n2026-09-02;600"),
  ).toEqual(["4 measure"])
})

test("a comma in a number never tears it", () => {
  const pasted =
    "Day,Orders,Date,Transactions\n2026-09-01,50,2026-09-01,40\n2026-09-02,1,234\n2026-09-03,55,2026-09-02,30\n2026-09-04,52,2026-09-03,50\n"
  expect(rowsOf(pasted)).toEqual(["2026-09-01 50 40", "2026-09-03 55 50"])
  expect(told(pasted)).toEqual(["3 undatedRows"])
})

test("tables in which commas tear a number are not joined", () => {
  const pasted = "Day,Orders,Date,GA4\n2026-09-01,50,2026-09-02,40\n2026-09-02,1234,2026-09-01,1,100\n"
  expect([rowsOf(pasted), told(pasted)]).toEqual([[], ["1 tables"]])
})

test("a title in a table that is joined is no row of it", () =>
  expect(told("Shop\nDay;Orders\n2026-09-01;50\n\nGA4\nDay;GA4\n2026-09-01;40")).toEqual([]))

test("a line of words between rows begins no other table", () => {
  const pasted = "Day;Orders;GA4\n2026-09-01;50;40\nEaster;closed;closed\n2026-09-03;55;50"
  expect([rowsOf(pasted), told(pasted)]).toEqual([["2026-09-01 50 40", "2026-09-03 55 50"], ["3 numbers"]])
})

test("days that are there again are no other table", () => {
  const counts = "Date;Orders\n2026-09-01;50\n2026-09-02;51\n2026-09-03;52\n2026-09-03;53"
  expect(told(counts)).toEqual(["1 columns", "2 columns", "3 columns", "4 columns", "5 columns"].slice(1))
  const rows = [...days, days[3] ?? "", "1 Oct 2026", "2 Oct 2026", "3 Oct 2026", "4 Oct 2026", "5 Oct 2026"]
  expect(rowsOf(lines(...rows.map(day => [day, 50, 40])))).toHaveLength(15)
  const corrected = [...days, days[7] ?? "", days[8] ?? ""]
  expect(rowsOf(lines(...corrected.map(day => [day, 50, 40])))).toHaveLength(11)
})

test("a line that is wrong in both tables is named once", () => {
  const rows = days.map((day, i) => [day, 40 + i, day, 30 + i])
  const others = [...rows.slice(1), rows[0] ?? []].map(([, , day = "", count = ""]) => [day, count])
  const both = rows.map(([day = "", count = ""], i) => [day, count, ...(others[i] ?? [])])
  expect(told(lines(["Shop", "", "GA4", ""], heading, ...both))).toEqual(["1 undatedRows"])
})

test("of any two tables, each row has the counts of its day, and no day that both have is left out", () => {
  const most = 40
  const anyDays = fc
    .uniqueArray(fc.integer({ min: 0, max: most - 1 }), { minLength: 4, maxLength: most })
    .map(found => found.map(i => [new Date(Date.UTC(2026, 7, 1 + i)).toISOString().slice(0, 10), i] as const))
  const cellsOf = (found: readonly (readonly [string, number])[], from: number) =>
    found.map(([date, i]) => [date, from + i] as const)
  fc.assert(
    fc.property(anyDays, anyDays, fc.boolean(), (one, other, isBeside) => {
      const [left, right] = [cellsOf(one, 500), cellsOf(other, 400)]
      const rows = Array.from({ length: Math.max(left.length, right.length) }, (_, i) => [
        ...(left[i] ?? ["", ""]),
        ...(right[i] ?? ["", ""]),
      ])
      const pasted = isBeside
        ? lines(heading, ...rows)
        : lines(["Day", "Orders"], ...left, ["Day", "Transactions"], ...right)
      const { entries, unmatched, problems } = readTable(pasted)
      if (problems.length > 0) {
        expect([entries, problems.map(({ problem }) => problem)]).toEqual([[], ["tables"]])
        return
      }
      for (const { books, analytics } of entries) expect(Number(books) - Number(analytics)).toBe(100)
      const both = one.filter(([date]) => other.some(([same]) => same === date))
      if (unmatched !== undefined)
        expect([entries.length, unmatched]).toEqual([
          both.length,
          one.length + other.length - 2 * both.length,
        ])
    }),
    runs(60),
  )
})
