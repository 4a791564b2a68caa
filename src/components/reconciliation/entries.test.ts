import { filled, hasRowOf, isWhole, without } from "./entries"

const rows = (...lines: string[]) =>
  lines.map(line => {
    const [period = "", books = "", analytics = ""] = line.split(" ")
    return { period, books, analytics }
  })
const lines = (entries: ReturnType<typeof rows>) =>
  entries.map(({ period, books, analytics }) => [period, books, analytics].join(" ").trim())

const table = rows("1 10 9", "2 20 19")

test.each([
  ["a column beside what is there", 0, 2, [["8"], ["18"]], ["1 10 8", "2 20 18"]],
  [
    "rows beyond the last",
    1,
    0,
    [
      ["a", "1", "2"],
      ["b", "3", "4"],
    ],
    ["1 10 9", "a 1 2", "b 3 4"],
  ],
  ["no column beyond the third", 0, 1, [["5", "6", "7"]], ["1 5 6", "2 20 19"]],
] as const)("cells go on from one: %s", (_, row, column, cells, expected) => {
  expect(lines([...filled(table, { row, column }, cells)])).toEqual(expected)
})

test("a table keeps one row to type into", () => {
  expect(lines([...without(table, 0)])).toEqual(["2 20 19"])
  expect(lines([...without(rows("1 2 3"), 0)])).toEqual([""])
})

test("the worked example is known by its values, as a whole and by any row of it", () => {
  const example = { entries: table, averageOrder: "50" }
  expect(isWhole({ entries: rows("1 10 9", "2 20 19"), averageOrder: "50" }, example)).toBe(true)
  expect(isWhole({ ...example, averageOrder: "" }, example)).toBe(false)
  expect(hasRowOf({ entries: rows("2 20 19", "3 4 5"), averageOrder: "" }, example)).toBe(true)
  expect(hasRowOf({ entries: rows("2 20 18"), averageOrder: "50" }, example)).toBe(false)
})
