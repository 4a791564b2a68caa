import fc from "fast-check"
import { readEntries } from "./read-entries"
import { decodeFile, readTable } from "./read-table"
import { maxRows } from "./rows"

const cells = (pasted: string) =>
  readTable(pasted).entries.map(({ period, books, analytics }) => [period, books, analytics])

test.each([
  ["tabs, with a heading", "Week\tShop\tGA4\n2026-08-03\t462\t434\n2026-08-10\t481\t454"],
  ["semicolons, as German Excel saves", "Woche;Shop;GA4\r\n2026-08-03;462;434\r\n2026-08-10;481;454\r\n"],
  ["commas and quotation marks", '"2026-08-03","462","434"\n"2026-08-10","481","454"'],
  ["a byte order mark and blank lines", "\uFEFF2026-08-03,462,434\n\n2026-08-10,481,454\n\n"],
])("rows with %s are read", (_, pasted) => {
  expect(cells(pasted)).toEqual([
    ["2026-08-03", "462", "434"],
    ["2026-08-10", "481", "454"],
  ])
})

test("quoted cells keep their commas, quotation marks and lines", () => {
  expect(cells('"Week 1, ""sale"""\t"1,23,456"\t99')).toEqual([['Week 1, "sale"', "1,23,456", "99"]])
  expect(cells('3 Aug 2026,"1,234","1,100"')).toEqual([["3 Aug 2026", "1,234", "1,100"]])
})

test("two columns are numbers of unnamed periods", () => {
  expect(cells("462\t434\n481\t454")).toEqual([
    ["1", "462", "434"],
    ["2", "481", "454"],
  ])
})

test("commas in numbers between commas are never guessed at", () => {
  const { entries, problems } = readTable("2026-08-03,1,234,1,100\n2026-08-10,481,454")
  expect(entries).toHaveLength(1)
  expect(problems).toEqual([{ line: 1, text: "2026-08-03 | 1 | 234 | 1 | 100", problem: "columns" }])
})

test("lines that are no rows are named; of more columns the first three are read", () => {
  const { entries, problems, hasMoreColumns } = readTable("a\t1\t2\t3\nb\tmany\t2\nc\nd\t5\t4")
  expect(entries.map(({ period }) => period)).toEqual(["a", "d"])
  expect(problems).toEqual([
    { line: 2, text: "b | many | 2", problem: "numbers" },
    { line: 3, text: "c", problem: "columns" },
  ])
  expect(hasMoreColumns).toBe(true)
  const long = readTable("x\t1\t2\n".repeat(maxRows + 5))
  expect([long.entries.length, long.hasMoreRows]).toEqual([maxRows, true])
})

test("the table's lines become rows; an empty one is none, and one without whole numbers is wrong", () => {
  const entry = (period: string, books: string, analytics: string) => ({ period, books, analytics })
  const { rows, wrong, order } = readEntries(
    [entry("08/17/2026", "4.200", "4,000"), entry("", "", ""), entry("", "5", ""), entry("", "7", "6")],
    "day-first",
  )
  expect(order).toBe("month-first")
  expect(rows).toEqual([
    { period: "2026-08-17", books: 4200, analytics: 4000 },
    { period: "4", books: 7, analytics: 6 },
  ])
  expect(wrong).toEqual([2])
})

test("files are UTF-8, or UTF-16 with its mark", () => {
  expect(decodeFile(new TextEncoder().encode("März;1;1"))).toBe("März;1;1")
  expect(decodeFile(new Uint8Array([0xff, 0xfe, 0x41, 0, 0x3b, 0]))).toBe("A;")
})

test("no pasted text makes it fail, and rows that are read have whole numbers", () => {
  const sign = fc.constantFrom("1", "23", ",", ";", "\t", "\n", '"', ".", " ", "a", "−", "😀", "\u0000")
  fc.assert(
    fc.property(
      fc.array(sign, { maxLength: 40 }).map(signs => signs.join("")),
      pasted => {
        const { entries } = readTable(pasted)
        expect(readEntries(entries, "day-first").wrong).toEqual([])
      },
    ),
    { numRuns: 300 },
  )
})
