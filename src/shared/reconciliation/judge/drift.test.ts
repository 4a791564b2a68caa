import { assess } from "./assess"

type Counts = readonly (readonly [books: number, missing: number])[]

const shapeOf = (counts: Counts) =>
  assess(counts.map(([books, missing], i) => ({ period: `${i + 1}`, books, analytics: books - missing })))

const slide = (from: number, to: number, periods: number): Counts[number][] =>
  Array.from({ length: periods }, (_, i) => [
    500,
    Math.round(500 * (from + ((to - from) * i) / (periods - 1))),
  ])

test.each([
  ["a slow rise", slide(0.04, 0.14, 12), { start: 0.04, current: { share: 0.14 }, outliers: [] }],
  ["a slow fall", slide(0.14, 0.04, 12), { start: 0.14, current: { share: 0.04 } }],
  ["of a year", slide(0.04, 0.14, 52), { current: { share: 0.14 } }],
  ["a fast one", slide(0.04, 0.44, 12), { current: { share: 0.44 } }],
  ["with a silent period", slide(0.04, 0.14, 12).with(4, [500, 500]), { outliers: [4] }],
] as [string, Counts, { start?: number; current?: { share: number }; outliers?: number[] }][])(
  "what moves little by little drifts: %s",
  (_, counts, { start, current, outliers }) => {
    const found = shapeOf(counts)
    expect(found).toMatchObject({ shape: "drifted", spread: 1, ...(outliers && { outliers }) })
    expect(found?.changedAt).toBeUndefined()
    if (start) expect(found?.start).toBeCloseTo(start, 2)
    if (current) expect(found?.current.share).toBeCloseTo(current.share, 2)
  },
)
