import { readTable } from "./read-table"

const cells = (pasted: string) => readTable(pasted).entries.map(Object.values)

const told = (pasted: string) => readTable(pasted).problems.map(({ line, problem }) => `${line} ${problem}`)

test.each([
  ["KW;Shop;GA4", "06/2026", "2026-W06"],
  ["Kalenderwoche;Shop;GA4", "6.2026", "2026-W06"],
  ["ISO week;Shop;GA4", "202606", "2026-W06"],
  ["Woche;Shop;GA4", "12. KW 2026", "12. KW 2026"],
  ["Monat;Shop;GA4", "06/2026", "06/2026"],
  ["Period;Shop;GA4", "06/2026", "06/2026"],
  ["Tag;Shop;GA4", "06.02.2026", "06.02.2026"],
])("a heading says what is a week: %s", (heading, written, period) =>
  expect(cells(`${heading}\n${written};50;40`)).toEqual([[period, "50", "40"]]),
)

const day = (date: number) => `2026-09-0${date}`

test.each([
  ["Day;Transactions;Orders", [0, 2, 1]],
  ["Day;Orders;Transactions", [0, 1, 2]],
  ["Transactions;Orders;Day", [2, 1, 0]],
  ["Orders;Transactions;Day", [2, 0, 1]],
  ["Orders;Day;GA4", [1, 0, 2]],
  ["GA4;Day;Orders", [1, 2, 0]],
  ["Tag;Google Analytics;Shop", [0, 2, 1]],
  ["Datum;Transaktionen;Bestellungen", [0, 2, 1]],
  ["Date;GA4_purchases;Shop transactions", [0, 2, 1]],
  ["Date;Shop transactions;Analytics transactions", [0, 1, 2]],
  ["Date;Shopify;Web analytics (GA4)", [0, 1, 2]],
  ["Date;A;B", [0, 1, 2]],
  ["Date;Matomo;GA4", [0, 1, 2]],
  ["Date;Customers;Orders;GA4", [0, 2, 3]],
  ["Nr;Date;Orders;GA4", [1, 2, 3]],
  ["Date;Orders;GA4;Week", [0, 1, 2]],
  ["Date;Week;Orders;GA4", [0, 2, 3]],
])("headings say which column is which: %s", (heading, order) => {
  const period = order[0] ?? 0
  const row = (date: number) =>
    heading.split(";").map((_, column) => (column === period ? day(date) : `${10 * date + column}`))
  const rows = [2, 3].map(row)
  const { entries, columns } = readTable([heading, ...rows.map(cells => cells.join(";"))].join("\n"))
  expect(entries.map(Object.values)).toEqual(rows.map(cells => order.map(column => cells[column])))
  expect(columns).toEqual(order.map(column => heading.split(";")[column]))
})

test("an index before a date is no count", () =>
  expect(told(`Nr;Date;Orders\n1;${day(1)};50\n2;${day(2)};60`)).toEqual(["2 columns", "3 columns"]))
