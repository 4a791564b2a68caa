import { render, tags } from "../../../test/support/render"
import { Ledger } from "./ledger"
import { ledgerCount, ledgerValue } from "./ledger-words"

const entry = {
  stated: "2025-01-20",
  estimate: "Visits",
  low: 10,
  high: 20,
  unit: "%",
  due: "2025-06-30",
  outcome: 15 as number | null,
  held: true as boolean | null,
  case: null,
}
const row = (change: Partial<typeof entry> = {}) => render(<Ledger entries={[{ ...entry, ...change }]} />)
const textOf = (html: string) => html.replace(/<[^>]+>/g, "|").replace(/\|+/g, "|")

test("the ranges that held are counted among those that have been measured", () => {
  const counted = (...held: (boolean | null)[]) => ledgerCount(held.map(one => ({ held: one })))
  expect(counted(true, false, null, true)).toBe("2 of 3 ranges held")
  expect(counted(null)).toBe("")
})

test("a change in per cent has its sign, an amount its unit", () => {
  expect([
    ledgerValue(15, "%"),
    ledgerValue(-15, "%"),
    ledgerValue(0, "%"),
    ledgerValue(4.5, "hours"),
  ]).toEqual(["+15%", "−15%", "0%", "4.5 hours"])
})

test("an estimate says its day, its range and what happened", () => {
  expect(textOf(row())).toContain("|Visits|20 January 2025|+10% to +20%|+15%|, held|")
  expect(textOf(row({ outcome: 25, held: false }))).toContain(
    "|Visits|20 January 2025|+10% to +20%|+25%|, missed|",
  )
  expect(textOf(row({ outcome: null, held: null }))).toContain("|+10% to +20%|due 30 June 2025|")
  expect(row({ outcome: null, held: null })).not.toContain("<circle")
})

test.each([
  [10, "30%"],
  [15, "50%"],
  [25, "90%"],
  [900, "98%"],
  [-900, "2%"],
])("an outcome of %d lies at %s of the width, where the range takes the middle", (outcome, place) => {
  expect(tags(row({ outcome, held: outcome <= 20 && outcome >= 10 }), "circle")[0]).toContain(`cx="${place}"`)
})
