import { readTable } from "./read-table"

const rowsOf = (pasted: string) =>
  readTable(pasted).entries.map(({ period, books, analytics }) => [period, books, analytics].join(" "))

const days = Array.from({ length: 9 }, (_, i) => `2026-09-0${i + 1}`)

const lines = (...all: (readonly (string | number)[])[]) => all.map(cells => cells.join(";")).join("\n")

/** The orders of a day, and what analytics has of them. */
const [orders, found] = [days.map((_, i) => 40 + i), days.map((_, i) => 30 + i)]

const beside = (right: readonly number[]) =>
  days.map((day, i) => {
    const other = right[i]
    return other === undefined
      ? [day, orders[i] ?? 0]
      : [day, orders[i] ?? 0, days[other] ?? "", found[other] ?? 0]
  })

const withoutThird = [0, 1, 3, 4, 5, 6, 7, 8]
const joinedRows = withoutThird.map(i => `${days[i]} ${orders[i]} ${found[i]}`)

const heading = ["Day", "Orders", "Date", "Transactions"]

test.each([
  ["a day is missing in one", lines(heading, ...beside(withoutThird))],
  ["they are in another order", lines(heading, ...beside([...withoutThird].reverse()))],
  ["they have no heading", lines(...beside(withoutThird))],
  ["they are written with commas", lines(heading, ...beside(withoutThird)).replaceAll(";", ",")],
  [
    "dates are written in other ways",
    lines(heading, ...beside(withoutThird))
      .replace(/2026-09-0(\d);3(\d)$/gm, "202609 0$1;3$2")
      .replaceAll("202609 ", "202609"),
  ],
  [
    "dates stand last",
    lines(
      ["Orders", "Day", "Transactions", "Date"],
      ...beside(withoutThird).map(([a = "", b = "", c = "", d = ""]) => [b, a, d, c]),
    ),
  ],
  [
    "analytics is the first of them",
    lines(
      ["Date", "GA4", "Day", "Shop"],
      ...beside(withoutThird).map(([a = "", b = "", c = "", d = ""]) => [c, d, a, b]),
    ),
  ],
])("two tables side by side are joined by their dates: %s", (_, pasted) => {
  const { unmatched, problems } = readTable(pasted)
  expect([rowsOf(pasted), unmatched, problems]).toEqual([joinedRows, 1, []])
})

test("the same dates twice in each row are one table", () => {
  const { entries, unmatched, columns } = readTable(lines(heading, ...beside([...days.keys()])))
  expect([entries.length, unmatched, columns]).toEqual([9, undefined, ["Day", "Orders", "Transactions"]])
})

test("the columns that were joined are named", () => {
  expect(readTable(lines(heading, ...beside(withoutThird))).columns).toEqual([
    "Day",
    "Orders",
    "Transactions",
  ])
  expect(readTable(lines(...beside(withoutThird))).columns).toEqual(["#1", "#2", "#4"])
  expect(readTable(lines(["Woche", "A"], ...books, ...analytics)).columns).toEqual(["Woche", "A"])
})

const week = (i: number) => `2026-W${36 + i}`
const books = Array.from({ length: 5 }, (_, i) => [week(i), 460 + i])
const analytics = Array.from({ length: 5 }, (_, i) => [week(i + 1), 430 + i])
const stacked = [1, 2, 3, 4].map(i => `${week(i)} ${460 + i} ${429 + i}`)

test.each([
  ["with headings", lines(["Woche", "Bestellungen"], ...books, ["Woche", "Transaktionen"], ...analytics)],
  ["without headings", lines(...books, ...analytics)],
  ["with one heading", lines(["Woche", "Bestellungen"], ...books, [], ...analytics)],
  [
    "with a blank line and titles",
    lines(
      ["Shop"],
      ["Woche", "Bestellungen"],
      ...books,
      [],
      ["GA4"],
      ["Woche", "Transaktionen"],
      ...analytics,
    ),
  ],
  [
    "the newest first",
    lines(["Woche", "Bestellungen"], ...books, ["Woche", "Transaktionen"], ...[...analytics].reverse()),
  ],
  ["analytics first", lines(["Woche", "Transaktionen"], ...analytics, ["Woche", "Bestellungen"], ...books)],
  [
    "beside revenue",
    lines(
      ["Woche", "Bestellungen", "Umsatz"],
      ...books.map(row => [...row, 9]),
      ["Woche", "Sitzungen", "Transaktionen"],
      ...analytics.map(([a = "", b = ""]) => [a, 9, b]),
    ),
  ],
])("two tables one below the other are joined: %s", (_, pasted) =>
  expect([rowsOf(pasted), readTable(pasted).unmatched]).toEqual([stacked, 2]),
)

test.each([
  ["weeks without a year", "KW;Shop\n36;50\n37;60\nKW;GA4\n36;40\n37;50", ["36 50 40", "37 60 50"]],
  [
    "a sum below each",
    "Datum;Shop\n1.9.2026;50\n2.9.2026;60\nSumme;110\nDatum;GA4\n1.9.2026;40\n2.9.2026;50\nSumme;90",
    ["1.9.2026 50 40", "2.9.2026 60 50"],
  ],
  [
    "another day first",
    "Date;Shop\n09/13/2026;50\n09/14/2026;60\n09/15/2026;70\nDate;GA4\n15/09/2026;40\n13/09/2026;50",
    ["09/13/2026 50 50", "09/15/2026 70 40"],
  ],
  [
    "the day or the month first",
    "Date;Shop\n01/09/2026;50\n02/09/2026;60\n03/09/2026;70\nDate;GA4\n03/09/2026;40\n01/09/2026;50\n02/09/2026;55",
    ["01/09/2026 50 50", "02/09/2026 60 55", "03/09/2026 70 40"],
  ],
  [
    "a day that tells the order in one of them",
    "Date;Shop\n11/09/2026;50\n12/09/2026;60\n13/09/2026;70\nDate;GA4\n11/09/2026;40\n12/09/2026;50",
    ["2026-09-11 50 40", "2026-09-12 60 50"],
  ],
])("tables are joined: %s", (_, pasted, rows) => expect(rowsOf(pasted)).toEqual(rows))

const twice = (names: readonly string[], other: readonly string[]) =>
  lines(names, ...books.map(row => [...row, 300]), other, ...analytics.map(row => [...row, 290]))

test.each([
  ["more counts than one", twice(["Woche", "Bestellungen", "Kunden"], ["Woche", "Transaktionen", "Käufer"])],
  [
    "more counts than one, without headings",
    lines(...books.map(row => [...row, 300]), ...analytics.map(row => [...row, 290])),
  ],
  [
    "more counts side by side",
    lines(
      ["Day", "A", "B", "Date", "C", "D"],
      [days[0] ?? "", 1, 2, days[1] ?? "", 3, 4],
      [days[1] ?? "", 1, 2, days[2] ?? "", 3, 4],
    ),
  ],
  [
    "three tables",
    lines(
      ["Tag", "A"],
      [days[0] ?? "", 5],
      ["Tag", "B"],
      [days[0] ?? "", 5],
      ["Tag", "C"],
      [days[0] ?? "", 5],
    ),
  ],
  ["days of another kind", "Date;Orders;Day;GA4\n2026-09-01;50;2;40\n2026-09-02;51;3;41\n2026-09-03;51;4;41"],
  [
    "no day that both have",
    "Date;Shop\n2026-09-01;50\n2026-09-02;60\nDate;GA4\n2026-10-01;40\n2026-10-02;50",
  ],
  [
    "days and weeks",
    lines(
      ["Day", "Shop"],
      ...days.map(day => [day, 40]),
      ["Week", "GA4"],
      ["2026-09-01", 280],
      ["2026-09-08", 90],
    ),
  ],
  [
    "a day that is there twice",
    "Date;Shop;Date;GA4\n2026-09-01;5;2026-09-02;4\n2026-09-01;6;2026-09-01;5\n2026-09-02;6;2026-09-03;5",
  ],
  [
    "dates side by side before the counts",
    lines(
      ["Day", "Date", "A", "B"],
      [days[0] ?? "", days[0] ?? "", 5, 4],
      [days[1] ?? "", days[2] ?? "", 5, 4],
      [days[2] ?? "", days[3] ?? "", 5, 4],
      [days[3] ?? "", days[4] ?? "", 5, 4],
    ),
  ],
])("where it isn't sure what belongs together, nothing is read: %s", (_, pasted) => {
  const { entries, problems } = readTable(pasted)
  expect([entries, problems.map(({ problem }) => problem)]).toEqual([[], ["tables"]])
})
