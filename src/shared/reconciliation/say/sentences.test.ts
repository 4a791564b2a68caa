import { reconcile } from "../reconcile"
import { causesOf } from "./causes"
import { outcomeOf } from "./outcome"
import { answerTexts, edgeTexts, headline, percentText, shapeText, type Words } from "./sentences"

/** Each text is its own name, with what is filled in. */
const named = (names: string) =>
  Object.fromEntries(
    names.split(" ").map(one => {
      const [name = "", ...fills] = one.split("/")
      return [name, [name, ...fills.map(fill => `{${fill}}`)].join(" ")]
    }),
  )

const words = {
  periods: {
    day: "{date}",
    week: "the week of {date}",
    more: "and {count} more",
    perDay: "a day",
    perWeek: "a week",
    perPeriod: "a period",
  },
  notes: named(
    "dayFirst monthFirst eitherOrder undated newestFirst undatedRows/periods totals/periods unfinished/periods gaps/periods twice/periods more/periods empty/periods silent/periods fewOrders/count average",
  ),
  answer: named(
    "none onlyMore otherMeasure overall since/period lately interval/low/high noRange/count widened counts/missing/orders/share countsAll/missing/orders/share steady grew/period/before/share shrank/period/before/share drifted/before/share apart/periods lastOnly single/periods restless/periods fewPeriods/count sparse money/average/amount moneyPerPeriod/low/high/per",
  ),
  chart: named("edge/periods share lower upper"),
} as unknown as Words

const read = (rows: string, averageOrder = "") => {
  const entries = rows.split("\n").map(row => {
    const [period = "", books = "", analytics = ""] = row.split(" ")
    return { period, books, analytics }
  })
  const judgement = reconcile({ entries, averageOrder })
  const { notes, averageError } = outcomeOf(judgement, { ...words, causes: [] })
  return { ...judgement, notes, averageError }
}

const weeks = (...counts: string[]) =>
  counts
    .map((count, i) => `${new Date(Date.UTC(2026, 7, 3 + 7 * i)).toISOString().slice(0, 10)} ${count}`)
    .join("\n")

const low = "500 470"
const high = "500 430"

const told = (rows: string, averageOrder = "") => {
  const reading = read(rows, averageOrder)
  const { series, assessment, notes } = reading
  if (!assessment) throw new Error("there is no answer")
  const all = { series, assessment, words }
  return { texts: answerTexts(reading, words), headline: headline(all), shape: shapeText(all), notes }
}

test("a change is named with its period, before and since, and the money is that of the time since", () => {
  const found = told(weeks(low, low, low, low, low, low, low, high, high, high), "2,000")
  expect(found.shape).toBe("grew the week of 21 September 2026 6.0% 14.0%")
  expect(found.headline).toEqual({ figure: "14.0%", words: "since the week of 21 September 2026" })
  expect(found.texts).toEqual(
    expect.arrayContaining([
      "countsAll 420 5,000 8.4%",
      "money ₹2,000 ₹8,40,000",
      expect.stringMatching(/^moneyPerPeriod ₹1,2\d,000 ₹1,6\d,000 a week$/),
    ]),
  )
  expect(found.notes).toEqual([])
})

test("the last period alone is named, and neither headline nor money is of it", () => {
  const found = told(weeks(low, low, low, low, low, low, "150 60"), "1000")
  expect(found.headline).toEqual({ figure: "6.0%", words: "overall" })
  expect(found.texts).toEqual([
    "interval 5.0% 7.2%",
    "countsAll 270 3,150 8.6%",
    "single the week of 14 September 2026",
    "lastOnly",
    "money ₹1,000 ₹2,70,000",
    expect.stringMatching(/^moneyPerPeriod ₹2\d,\d00 ₹3\d,\d00 a week$/),
  ])
})

test("money is that of a usual period, whatever odd ones had", () => {
  const usual = told(weeks(low, low, low, low, low, low, low, low), "1000").texts.at(-1)
  const odd = told(weeks(low, low, low, "9000 0", low, low, low, low, low), "1000").texts
  expect(odd).toContain("single the week of 24 August 2026")
  expect(odd.at(-1)).toBe(usual)
})

test.each([
  ["a day", (i: number) => `2026-08-0${i + 1}`],
  ["a week", (i: number) => `2026-W3${i + 1}`],
  ["a period", (i: number) => `2026-0${i + 1}`],
])("money is by the unit of the rows: %s", (unit, periodAt) => {
  const rows = Array.from({ length: 6 }, (_, i) => `${periodAt(i)} ${low}`).join("\n")
  expect(told(rows, "1000").texts.at(-1)).toMatch(new RegExp(`^moneyPerPeriod \\S+ \\S+ ${unit}$`))
})

test("a gap that drifts is said to, with where its line begins and ends, and what differs from it", () => {
  const counts = Array.from({ length: 12 }, (_, i) => `500 ${480 - Math.round((50 * i) / 11)}`)
  const drifted = told(weeks(...counts))
  expect(drifted.headline).toEqual({ figure: "14.0%", words: "lately" })
  expect(drifted.texts).toContain("drifted 4.0% 14.0%")
  expect(told(weeks(...counts.with(4, "500 0"))).texts).toContain("apart the week of 31 August 2026")
})

test.each([
  ["visits beside orders", ["40 900", "500 21000", "510 1200", "480 30000"], true],
  ["as many in one row alone", ["500 470", "500 470", "500 20000", "500 470"], false],
  ["cancellations", ["500 20", "480 24", "510 0", "470 19"], true],
  ["amounts beside orders", ["924000 434", "962000 454", "910000 426"], true],
  ["a tag that broke", ["500 470", "500 10", "500 9", "500 11"], false],
  ["nothing in analytics", ["500 0", "500 0", "500 0"], false],
  ["twice as many", ["500 1000", "500 1010", "500 990"], false],
  ["a heading in the table", ["Orders Sessions", "500 470", "500 471"], true],
  ["another one", ["Shop GA4", "500 470", "500 471"], false],
])("no share is given of what hardly counts orders: %s", (_, counts, isOther) => {
  const reading = read(weeks(...counts))
  expect(answerTexts(reading, words).includes("otherMeasure")).toBe(isOther)
  expect(
    isOther && (reading.assessment || causesOf([{ shapes: ["more"] }], reading.series, undefined).length),
  ).toBe(isOther && 0)
})

test.each([
  ["more in analytics", "1 5", ["edge the week of 24 August 2026 (share −400.0%, upper 100.0%)"]],
  ["wide limits", "2 2", ["edge the week of 24 August 2026 (upper 96.8%)"]],
  ["nothing", low, []],
])("what the chart has no room for is said with its value: %s", (_, odd, expected) => {
  const { series, assessment } = read(weeks(low, low, low, odd, low, low, low))
  if (!assessment) throw new Error("there is no answer")
  expect(edgeTexts({ series, assessment, words })).toEqual(expected)
})

test("what differs besides a change is said, too", () => {
  const { texts } = told(weeks(low, low, "500 0", low, low, low, high, high, high))
  expect(texts).toEqual(expect.arrayContaining(["apart the week of 17 August 2026"]))
  expect(texts).not.toContain("lastOnly")
})

test("that periods vary is only said where they do", () => {
  const isSaid = (...counts: string[]) => told(weeks(...counts)).texts.includes("widened")
  expect(isSaid("500 472", "500 466", "500 474", "500 470", "500 465", "500 471")).toBe(false)
  const uneven = ["500 480", "500 440", "500 470", "500 420", "500 484", "500 450", "500 474", "500 430"]
  expect(isSaid(...uneven)).toBe(true)
})

test("more in analytics, no orders, none in analytics, twice and missing periods are each said", () => {
  const { notes, series, wrong } = read(
    "2026-08-03 500 510\n2026-08-04 0 0\n2026-08-05 50 0\n2026-08-05 50 40\n2026-08-08 50 49\n2026-08-09 x 49",
  )
  expect(wrong).toEqual([5])
  expect(notes).toEqual([
    "more 3 August 2026",
    "empty 4 August 2026",
    "twice 5 August 2026",
    "gaps 6 August 2026, 7 August 2026",
    "silent 5 August 2026",
  ])
  expect(series.rows.map(({ books, analytics }) => [books, analytics])).toEqual([
    [500, 510],
    [50, 0],
    [50, 49],
  ])
})

test("long lists are cut, and an average that is none is said", () => {
  const rows = Array.from({ length: 7 }, (_, i) => `2026-08-0${i + 1} 0 0`).join("\n")
  const { notes, averageError } = read(`${rows}\n2026-08-08 900 800`, "a lot")
  expect([...notes, averageError]).toEqual([
    "empty 1 August 2026, 2 August 2026, 3 August 2026, 4 August 2026 and 3 more",
    "average",
  ])
})

test.each([
  ["03/08/2026 500 400\n10/08/2026 500 400", ["dayFirst"]],
  ["08/10/2026 500 400\n08/17/2026 500 400", ["monthFirst"]],
  ["01/08/2026 500 400\n02/08/2026 500 400", ["undated", "eitherOrder"]],
  ["first 500 400\nsecond 500 400", ["undated"]],
  ["W2 500 400\nW1 500 400", ["newestFirst"]],
  ["first 500 400\n15/08/2026 500 400", ["undatedRows first"]],
  [
    `${weeks(low, low, low, "90 80")}\nTotal 1590 1490`,
    ["totals Total", "unfinished the week of 24 August 2026"],
  ],
])("what was read of the periods is said: %j", (rows, notes) => expect(read(rows).notes).toEqual(notes))

test("without an answer the page says what is needed", () => {
  expect(answerTexts(read(""), words)).toEqual(["none"])
  expect(answerTexts(read(weeks("5 9", "6 7")), words)).toEqual(["onlyMore"])
  expect(answerTexts(read(weeks("100 105", "100 95")), words)).toEqual(["onlyMore"])
  expect(answerTexts(read(weeks("0 5", "500 400")), words)).toEqual([
    "noRange 4",
    "counts 100 500 20.0%",
    "fewPeriods 6",
  ])
  expect(answerTexts(read(weeks(...Array.from({ length: 8 }, () => "10 4"))), words)).toContain(
    "fewOrders 80",
  )
})

test("a share is never rounded to nothing or everything that it is not", () => {
  expect([0, 0.00001, 0.0012, 0.0996, 0.141, 0.9951, 0.99998, 1, -0.05].map(percentText)).toEqual([
    "0.0%",
    "<0.01%",
    "0.12%",
    "10.0%",
    "14.1%",
    "99.51%",
    ">99.99%",
    "100.0%",
    "−5.0%",
  ])
})
