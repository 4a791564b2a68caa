import { replyDay } from "./confirmation"

test("two business days after a Friday is Tuesday", () => {
  const friday = new Date("2026-11-27T09:00:00+05:30")
  expect([36, 48].map(hours => replyDay(friday, hours).replace(",", ""))).toEqual([
    "Monday 30 November",
    "Tuesday 1 December",
  ])
})

test.each([
  ["on a Monday", "2026-11-23T09:00:00+05:30", "Tuesday 24 November"],
  ["on a Friday", "2026-11-27T09:00:00+05:30", "Monday 30 November"],
  ["on a Saturday", "2026-11-28T09:00:00+05:30", "Tuesday 1 December"],
  ["when it is still Sunday elsewhere", "2026-11-22T20:00:00Z", "Tuesday 24 November"],
])("an enquiry made %s is answered within 24 hours on business days", (_when, now, day) => {
  expect(replyDay(new Date(now)).replace(",", "")).toBe(day)
})
