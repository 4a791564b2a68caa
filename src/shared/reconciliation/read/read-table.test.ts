import fc from "fast-check"
import { runs } from "../../../../test/support/runs"
import { maxRows } from "../table"
import { parsePeriod } from "./parse-period"
import { readEntries, readTable } from "./read-table"

const cells = (pasted: string) =>
  readTable(pasted).entries.map(({ period, books, analytics }) => [period, books, analytics])

const told = (pasted: string) => readTable(pasted).problems.map(({ line, problem }) => `${line} ${problem}`)

const two = [
  ["2026-08-03", "462", "434"],
  ["2026-08-10", "481", "454"],
]

test.each([
  ["tabs, with a heading", "Week\tShop\tGA4\n2026-08-03\t462\t434\n2026-08-10\t481\t454"],
  ["digits in the heading", "Week 2026;Orders 2026;GA4\n2026-08-03;462;434\n2026-08-10;481;454"],
  ["semicolons, as German Excel saves", "Woche;Shop;GA4\r\n2026-08-03;462;434\r\n2026-08-10;481;454\r\n"],
  ["a delimiter that Excel is told", "sep=;\r\nWoche;Shop;GA4\r\n2026-08-03;462;434\r\n2026-08-10;481;454"],
  ["commas and quotation marks", '"2026-08-03","462","434"\n"2026-08-10","481","454"'],
  ["a byte order mark and blank lines", "\uFEFF2026-08-03,462,434\n\n2026-08-10,481,454\n\n"],
  ["another delimiter in the heading", "Week; ISO,Books,Analytics\n2026-08-03,462,434\n2026-08-10,481,454"],
  ["comments", "# ----\n# Orders, daily\nDate,Shop,GA4\n2026-08-03,462,434\n2026-08-10,481,454"],
  ["columns without a text", "\t2026-08-03\t\t462\t434\t\n\t2026-08-10\t\t481\t454\t"],
  ["an index before them", ",Week,Shop,GA4\n0,20260803,462,434\n1,20260810,481,454"],
  [
    "an end beside the beginning",
    "From\tTo\tA\tB\n20260803\t20260809\t462\t434\n20260810\t20260816\t481\t454",
  ],
  ["more columns", "2026-08-03\t462\t434\t28\n2026-08-10\t481\t454\t27"],
  ["more columns between commas", "W,Shop,GA4,Gap\n2026-08-03,462,434,28\n2026-08-10,481,454,127"],
  ["more columns without a heading", "2026-08-03,462,434,28\n2026-08-10,481,454,27"],
])("rows with %s are read", (_, pasted) => {
  const found = cells(pasted).map(([period = "", ...numbers]) => [parsePeriod(period), ...numbers])
  expect(found).toEqual(two)
  expect(readTable(pasted).problems).toEqual([])
})

const days = Array.from({ length: 8 }, (_, i) => `2026060${i + 1}`)

test.each([
  ["a date and one count", days.map((day, i) => `${day}\t${460 + i}`)],
  ["a week and one count", ["202637\t460", "202638\t470", "202639\t480"]],
  ["week numbers and one count", ["38\t460", "39\t470", "41\t480", "42\t480"]],
  ["dates as Excel's numbers", ["46286\t460", "46279\t470", "46272\t480"]],
  ["a heading, a date and one count", ["Date\tOrders", "1 Sep 2026\t460", "2 Sep 2026\t470"]],
  ["a shop, a date and one count", days.map(day => `Shop\t${day}\t470`)],
  ["a year, a week and one count", ["2026\t37\t30", "2026\t38\t29", "2026\t39\t28"]],
  ["a date as the last column", ["500\t470\t2026-09-21", "510\t480\t2026-09-28"]],
  ["a date and a count with a comma", ["2026-08-03,1,234", "2026-08-10,2,345"]],
  ["one number with commas", ["1,234,980"]],
  ["two numbers with commas", ["2026-08-03,1,234,1,100"]],
  ["two numbers, one with a comma", ["2026-08-03,999,1,100", "2026-08-10,998,1,200"]],
  ["more cells than the heading has", ["Week,Shop,GA4", "2026-08-03,1,234,1,100"]],
])("%s are never taken for three columns", (_, lines) => {
  const { entries, problems } = readTable(lines.join("\n"))
  expect(entries).toEqual([])
  expect(new Set(problems.slice(-1).map(({ problem }) => problem))).toEqual(new Set(["columns"]))
  expect(problems.length).toBeGreaterThanOrEqual(lines.length - 1)
})

test.each([
  ["an empty last cell", `${days.map(day => `${day}\t500\t470`).join("\n")}\n20260720\t500\t`, ["9 numbers"]],
  ["an empty last cell of a week", "37\t500\t470\n38\t500\t", ["2 numbers"]],
  ["a first row without numbers", "Week 1\t-\t-\nWeek 2\t500\t470", ["1 numbers"]],
  ["a first week with words", "Week 1\tn/a\tn/a\nWeek 2\t500\t470", ["1 numbers"]],
  ["a first row with words", "31 Aug 2026\tn/a\tn/a\n7 Sep 2026\t500\t470", ["1 numbers"]],
  ["a title above the heading", "Orders\nWeek\tShop\tGA4\na\t5\t4", ["1 columns"]],
  ["words and one cell", "a\t1\t2\nb\tmany\t2\nc\nd\t5\t4", ["2 numbers", "3 columns"]],
  ["other numbers of cells", "2026-08-03,1,234,1,100\n2026-08-10,481,454", ["1 columns"]],
])("a line that is no row is named: %s", (_, pasted, problems) => expect(told(pasted)).toEqual(problems))

test.each([
  ["visits", "Date\tOrders\tSessions"],
  ["visitors", "Datum;Bestellungen;Aktive Nutzer"],
  ["reversals", "Week\tOrders\tCancelled orders"],
  ["reversals in German", "Woche;Bestellungen;Stornoquote"],
  ["amounts", "Date,Orders,Total_revenue"],
  ["a sign of money", "Date\tOrders\tSales (₹)"],
  ["a part in a hundred", "Date\tOrders\tConverted %"],
  ["an amount on the other side", "Date\tNet sales\tPurchases"],
  ["an amount in Hindi", "तारीख\tऑर्डर\tराजस्व"],
])("a third column that is no orders is not read: %s", (_, heading) => {
  const sign = /[\t;,]/.exec(heading)?.[0] ?? ""
  const rows = ["2026-08-03 462 434", "2026-08-10 481 454"].map(row => row.split(" ").join(sign))
  const { entries, problems } = readTable([heading, ...rows].join("\n"))
  const [, ...others] = heading.split(sign)
  expect([entries, problems.map(({ problem, line }) => [problem, line])]).toEqual([[], [["measure", 1]]])
  expect(others).toContain(problems[0]?.text)
})

test("two columns under headings that are no orders are not read, either", () =>
  expect(told("Orders\tUsers\n500\t470\n510\t482")).toEqual(["1 measure"]))

test.each([
  [
    "beside them",
    "Date\tSessions\tOrders\tRevenue\tGA4",
    "2026-08-03\t9000\t462\t9\t434",
    ["Date", "Orders", "GA4"],
  ],
  [
    "what is left out of them",
    "Date\tOrders without cancellations\tPurchases",
    "2026-08-03\t462\t434",
    undefined,
  ],
  ["names that only look alike", "Date\tUnited Shop\tOverview", "2026-08-03\t462\t434", undefined],
])("orders are read with their headings: %s", (_, heading, row, columns) => {
  expect(cells(`${heading}\n${row}`)).toEqual([two[0]])
  expect(readTable(`${heading}\n${row}`).columns).toEqual(columns ?? heading.split("\t"))
})

test("all problems are named with their text, however many", () => {
  const { problems } = readTable(`a\t5\t4\n${"b\tx\ty\n".repeat(300)}`)
  expect(problems).toHaveLength(300)
  expect(problems[0]).toEqual({ line: 2, text: "b | x | y", problem: "numbers" })
})

test("of more columns the first three are read, and of more rows the newest", () => {
  expect(readTable("a\t1\t2\t3\nd\t5\t4").columns).toEqual(["#1", "#2", "#3"])
  const named = readTable("Woche;Shop;Storno;GA4\n2026-09-21;100;4;90\n2026-09-28;100;4;91")
  expect(named.columns).toEqual(["Woche", "Shop", "GA4"])
  const day = (i: number) => new Date(Date.UTC(2024, 0, 1 + i)).toISOString().slice(0, 10)
  const long = Array.from({ length: maxRows + 5 }, (_, i) => day(i))
  const numbers = Array.from({ length: maxRows + 5 }, (_, i) => `Day ${i + 1}`)
  for (const [periods, oldest] of [
    [long, day(5)],
    [[...long].reverse(), day(5)],
    [numbers, "Day 6"],
    [[...numbers].reverse(), "Day 6"],
  ] as const) {
    const { entries, hasMoreRows } = readTable(periods.map(period => `${period}\t2\t1`).join("\n"))
    expect([entries.length, hasMoreRows]).toEqual([maxRows, true])
    expect([entries[0]?.period, entries.at(-1)?.period]).toContain(oldest)
  }
})

const entry = (period: string, books: string, analytics: string) => ({ period, books, analytics })

test("the table's lines become rows; an empty one is none, and one without whole numbers is wrong", () => {
  const { rows, wrong, waiting, order } = readEntries([
    entry("08/17/2026", "4.200", "4,000"),
    entry("", "", ""),
    entry("", "5", ""),
    entry("", "7", "6"),
    entry("4", "8", "7"),
    entry("08/24/2026", "", ""),
  ])
  expect(waiting).toEqual(["2026-08-24"])
  // No day is a month, too.
  expect(order).toBeUndefined()
  expect(rows).toEqual([
    { period: "2026-08-17", books: 4200, analytics: 4000 },
    { period: "#4", books: 7, analytics: 6 },
    { period: "4", books: 8, analytics: 7 },
  ])
  expect(wrong).toEqual([2, 5])
})

test.each([
  [["08/05/2026", "08/17/2026"], "monthFirst"],
  [["5.8.2026", "17.8.2026"], "dayFirst"],
  [["08/08/2026", "08/17/2026"], undefined],
  [["13/08/2026", "08/25/2026"], "eitherOrder"],
  [["2026-08-05", "5 Aug 2026"], undefined],
] as const)("how %j are read matters only if one may be another day: %s", (periods, order) =>
  expect(readEntries(periods.map(period => entry(period, "5", "4"))).order).toBe(order),
)

test("three decimals in all numbers of a table are no thousands", () => {
  const { rows } = readEntries(["480.000", "500.000", "510.000"].map(count => entry("", count, "470.000")))
  expect(rows.map(({ books, analytics }) => [books, analytics])).toEqual([
    [480, 470],
    [500, 470],
    [510, 470],
  ])
})

test("no pasted text makes it fail, and rows that are read have whole numbers", () => {
  const sign = fc.constantFrom(
    "1",
    "23",
    ",",
    ";",
    "\t",
    "\n",
    '"',
    ".",
    " ",
    "a",
    "−",
    "😀",
    "\u0000",
    "#",
    "000",
  )
  fc.assert(
    fc.property(
      fc.array(sign, { maxLength: 40 }).map(signs => signs.join("")),
      pasted => {
        const { entries } = readTable(pasted)
        expect(readEntries(entries).wrong).toEqual([])
      },
    ),
    runs(60),
  )
})
