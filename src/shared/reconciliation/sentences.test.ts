import { causesOf } from "./causes"
import { answerTexts, headline, percentText, readAll, shapeText } from "./sentences"
import type { Words } from "./words"

/** Each text is its own name, with what is filled in. */
const named = (names: string) =>
  Object.fromEntries(
    names.split(" ").map(one => {
      const [name = "", ...fills] = one.split("/")
      return [name, [name, ...fills.map(fill => `{${fill}}`)].join(" ")]
    }),
  )

const words = {
  periods: { day: "{date}", week: "the week of {date}", more: "and {count} more" },
  notes: named(
    "wrongRow/row dayFirst monthFirst eitherOrder undated newestFirst undatedRows/periods totals/periods unfinished/periods gaps/periods twice/periods more/periods empty/periods silent/periods fewOrders/count average",
  ),
  answer: named(
    "none onlyMore overall since/period interval/low/high widened counts/missing/orders steady grew/period/before/share shrank/period/before/share lastOnly single/periods restless/periods fewPeriods/count sparse money/average/amount moneyPerDay/low/high moneyPerWeek/low/high moneyPerPeriod/low/high",
  ),
  chart: {},
} as unknown as Words

const read = (rows: string, averageOrder = "") => {
  const entries = rows.split("\n").map(row => {
    const [period = "", books = "", analytics = ""] = row.split(" ")
    return { period, books, analytics }
  })
  return readAll({ entries, averageOrder }, words)
}

const weeks = (...counts: string[]) =>
  counts
    .map((count, i) => `${new Date(Date.UTC(2026, 7, 3 + 7 * i)).toISOString().slice(0, 10)} ${count}`)
    .join("\n")

const low = "500 470"
const high = "500 430"

test("a change is named with its period, before and since, and the money is that of the time since", () => {
  const reading = read(weeks(low, low, low, low, low, low, low, high, high, high), "2,000")
  const { series, assessment } = reading
  if (!assessment) throw new Error("there is no answer")
  expect(shapeText({ series, assessment, words })).toBe("grew the week of 21 September 2026 6.0% 14.0%")
  expect(headline({ series, assessment, words })).toEqual({
    figure: "14.0%",
    words: "since the week of 21 September 2026",
  })
  const texts = answerTexts(reading, words)
  expect(texts).toEqual(
    expect.arrayContaining([
      "counts 420 5,000",
      "money ₹2,000 ₹8,40,000",
      expect.stringMatching(/^moneyPerWeek ₹1,2\d,000 ₹1,5\d,000$/),
    ]),
  )
  expect(reading.notes).toEqual([])
})

test("a change in the last period alone is not said to last", () => {
  expect(answerTexts(read(weeks(low, low, low, low, low, low, high)), words)).toContain("lastOnly")
})

test("more in analytics, no orders, none in analytics, twice and missing periods are each said", () => {
  const { notes, series } = read(
    "2026-08-03 500 510\n2026-08-04 0 0\n2026-08-05 50 0\n2026-08-05 50 40\n2026-08-08 50 49\n2026-08-09 x 49",
  )
  expect(notes).toEqual([
    "wrongRow 6",
    "more 3 August 2026",
    "empty 4 August 2026",
    "twice 5 August 2026",
    "gaps 6 August 2026, 7 August 2026",
    "silent 5 August 2026",
  ])
  expect(series.rows.map(({ books, analytics }) => [books, analytics])).toEqual([
    [50, 0],
    [50, 49],
  ])
})

test("long lists are cut, and an average that is none is said", () => {
  const rows = Array.from({ length: 7 }, (_, i) => `2026-08-0${i + 1} 0 0`).join("\n")
  const { notes } = read(`${rows}\n2026-08-08 900 800`, "a lot")
  expect(notes).toEqual([
    "empty 1 August 2026, 2 August 2026, 3 August 2026, 4 August 2026 and 3 more",
    "average",
  ])
})

test.each([
  ["03/08/2026 500 400\n10/08/2026 500 400", ["dayFirst"]],
  ["08/10/2026 500 400\n08/17/2026 500 400", ["monthFirst"]],
  ["01/08/2026 500 400\n02/08/2026 500 400", ["undated", "eitherOrder"]],
  ["first 500 400\nsecond 500 400", ["undated"]],
  ["W2 500 400\nW1 500 400", ["undated", "newestFirst"]],
  ["first 500 400\n15/08/2026 500 400", ["undatedRows first", "dayFirst"]],
  [
    `${weeks(low, low, low, "90 80")}\nTotal 1590 1490`,
    ["totals Total", "unfinished the week of 24 August 2026"],
  ],
])("what was read of the periods is said: %j", (rows, notes) => expect(read(rows).notes).toEqual(notes))

test("without an answer the page says what is needed", () => {
  expect(answerTexts(read(""), words)).toEqual(["none"])
  expect(answerTexts(read(weeks("5 9", "6 7")), words)).toEqual(["onlyMore"])
  expect(answerTexts(read(weeks("500 400")), words)).toContain("fewPeriods 6")
  expect(read(weeks("50 40")).notes).toEqual(["fewOrders 50"])
})

test("a share is never rounded to nothing or everything that it is not", () => {
  expect([0, 0.00001, 0.0012, 0.0996, 0.141, 1].map(percentText)).toEqual([
    "0.0%",
    "<0.01%",
    "0.12%",
    "10.0%",
    "14.1%",
    "100.0%",
  ])
})

test("causes are those of the gap's size and shape, and of orders that only analytics has", () => {
  const cause = (title: string, shapes: string[], from: number | null = null, to: number | null = null) => ({
    title,
    shapes,
    from,
    to,
  })
  const causes = [
    cause("small", ["steady"], 0, 10),
    cause("large", ["steady"], 10),
    cause("release", ["grew"]),
    cause("duplicates", ["more"]),
  ]
  const titles = (rows: string) => {
    const { series, assessment } = read(rows)
    return causesOf(causes, series, assessment).map(index => causes[index]?.title)
  }
  expect(titles(weeks(low, low, low, low, low, low))).toEqual(["small"])
  expect(titles(weeks(high, high, high, high, high, high, "5 9"))).toEqual(["large", "duplicates"])
  expect(titles(weeks(low, low, low, low, low, low, high, high))).toEqual(["release"])
  expect(titles("")).toEqual([])
})
