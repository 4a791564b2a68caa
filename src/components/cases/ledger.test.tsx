import { render, tags } from "../../../test/support/render"
import { pageWords } from "../../content-model/types/page-words"
import { withDefaults } from "../../content-model/types/words"
import { Ledger } from "./ledger"

const names = withDefaults(pageWords.results.outcomes) as Queries.LedgerNamesFragment

const entry = {
  stated: "2025-01-20",
  estimate: "Visits",
  low: 10,
  high: 20,
  unit: "%",
  due: "2025-06-30",
  outcome: 15 as number | null,
  inRange: true as boolean | null,
  sample: true,
  case: null as { slug: string } | null,
}
const ledger = (entries: (typeof entry)[]) =>
  render(<Ledger entries={entries} copy={null} names={names} ownCase="us" />)
const row = (change: Partial<typeof entry> = {}) => ledger([{ ...entry, ...change }])

test("the ledger counts the results within our range among those measured, without this site's own", () => {
  const entries = [true, false, null, true].map((inRange, i) => ({ ...entry, estimate: `${i}`, inRange }))
  expect(ledger(entries)).toContain("2 of 3 results fell within our range; 1 is still to come")
  const all = ledger([...entries, { ...entry, estimate: "Ours", sample: false, case: { slug: "us" } }])
  expect(all).toMatch(/This site, measured.*Ours.*Illustrative.*2 of 3 .*Earlier estimates \(1\)/)
  expect(row({ outcome: null, inRange: null })).not.toContain("fell within")
  const manyOwn = Array.from({ length: 5 }, (_, i) => ({
    ...entry,
    estimate: `Our ${i}`,
    case: { slug: "us" },
  }))
  expect(ledger([...entries, ...manyOwn])).toMatch(/2 of 3 .*Earlier estimates \(3\)/)
})

test("a table of invented estimates is marked as a whole, of others each one is, and the earlier ones too", () => {
  const marks = (...samples: boolean[]) => {
    const entries = samples.map((sample, i) => ({ ...entry, estimate: `No ${i}`, sample }))
    return Array.from(ledger(entries).matchAll(/Illustrative|No \d/g), ([found]) => found).join(" ")
  }
  expect(marks(true, true)).toBe("Illustrative No 0 No 1")
  expect(marks(true, false)).toBe("No 0 Illustrative No 1")
  expect(marks(false, false)).toBe("No 0 No 1")
  expect(marks(false, false, false, false, true)).toBe("No 0 No 1 No 2 No 3 Illustrative No 4")
})

test.each([
  [{}, "+10% to +20%|+15%|, in range"],
  [{ outcome: 25, inRange: false }, "+10% to +20%|+25%|, above range"],
  [{ low: -10, high: 0, outcome: -5 }, "−10% to 0%|−5%|, in range"],
  [{ unit: "hours", outcome: 4.5, inRange: false }, "10 hours to 20 hours|4.5 hours|, below range"],
  [{ unit: "days", low: -1234.5, high: 1234567 }, "−1,234.5 days to 12,34,567 days|15 days|, in range"],
  [{ outcome: null, inRange: null }, "+10% to +20%|due 30 June 2025"],
])("an estimate with %j reads %s", (change, text) => {
  const shown = row(change).replace(/(<[^>]+>)+/g, "|")
  expect(shown).toContain(`|Visits|20 January 2025|${text}|`)
})

test.each([
  [10, "30%"],
  [25, "90%"],
  [900, "98%"],
  [-900, "2%"],
  [null, undefined],
])("an outcome of %s is drawn at %s of the width", (outcome, position) => {
  const [dot] = tags(row({ outcome }), "circle")
  expect(/cx="([^"]*)"/.exec(dot ?? "")?.[1]).toBe(position)
})

test("all bars are the same width, and of an estimate up to a value from the left edge", () => {
  const bars = [{}, { low: 0 }].map(change => tags(row(change), "rect")[0])
  expect(bars).toEqual([
    expect.stringMatching(/x="30%".*width="40%"/),
    expect.stringMatching(/x="0%".*width="40%"/),
  ])
})
