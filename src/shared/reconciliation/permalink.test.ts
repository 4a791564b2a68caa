import fc from "fast-check"
import { runs } from "../../../test/support/runs"
import { fromFragment, toFragment } from "./permalink"
import { readEntries } from "./read/read-table"

const entry = (period: string, books: string, analytics: string) => ({ period, books, analytics })

test("a fragment holds the table and can be read by people", () => {
  const entries = [entry("2026-08-03", "462", "434"), entry("Week 2", "1,000", "")]
  const fragment = toFragment({ entries, averageOrder: "₹2,000" })
  expect(fragment).toBe("rows=2026-08-03~462~434!Week%202~1%2C000~&average=%E2%82%B92%2C000&end")
  expect(fromFragment(`#${fragment}`)).toEqual({ entries, averageOrder: "₹2,000" })
})

test("any table that can be typed comes back", () => {
  const text = fc.string({ maxLength: 20 }).map(typed => typed.replace(/[~!]/g, ""))
  const row = fc.record({ period: text, books: text, analytics: text })
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 9 }), text, (entries, averageOrder) => {
      expect(fromFragment(toFragment({ entries, averageOrder }))).toEqual({ entries, averageOrder })
    }),
    runs(60),
  )
})

test.each([
  ["in a number", "rows=1 Aug~462~434!8 Aug~481~4", "4…", ""],
  ["after a number", "rows=1 Aug~462~434!8 Aug~481~454", "454…", ""],
  ["in an escape", "rows=1 Aug~462~434!8 Aug~481~4%E2%8", "…", ""],
  ["before the numbers", "rows=1 Aug~462~434!8 Aug", "…", ""],
  ["in the average", "rows=1 Aug~462~434!8 Aug~481~454&average=20", "454", "20…"],
  ["in the sign of its end", "rows=1 Aug~462~434!8 Aug~481~454&average=2000&e", "454", "2000…"],
  ["nowhere, with a sign that is not its own", "rows=1 Aug~462~434!8 Aug~481~454&end)", "454", ""],
])("a link that was cut %s has no number there", (_, fragment, analytics, averageOrder) => {
  const found = fromFragment(fragment)
  expect([found?.entries[1]?.analytics, found?.averageOrder]).toEqual([analytics, averageOrder])
  expect(readEntries(found?.entries ?? []).wrong).toEqual(analytics.endsWith("…") ? [1] : [])
})

test.each(["", "#", "#method", "#rows=", "#message=rows=1"])("%j holds no numbers", fragment =>
  expect(fromFragment(fragment)).toBeUndefined(),
)

test("what others put into a link is cut, and broken escapes are empty", () => {
  const found = fromFragment(`#rows=${"x".repeat(99)}~%E0%A4~5${"!1~2~3".repeat(2000)}`)
  expect(found?.entries[0]).toEqual(entry("x".repeat(40), "", "5"))
  expect(found?.entries).toHaveLength(732)
})
