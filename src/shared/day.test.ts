import { execFileSync } from "node:child_process"
import { timeBefore, today } from "./day"

test("today is the local day, with leading zeros", () => {
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05")
  expect(today(new Date(2026, 10, 21, 0, 1))).toBe("2026-11-21")
})

test.each([
  ["18months", "2024-07-31T10:00:00.000Z"],
  ["1 month", "2025-12-31T10:00:00.000Z"],
  ["2 months", "2025-11-30T10:00:00.000Z"],
  ["90days", "2025-11-02T10:00:00.000Z"],
  ["2Weeks", "2026-01-17T10:00:00.000Z"],
  ["2years", "2024-01-31T10:00:00.000Z"],
])("%s ago", (text, then) => {
  expect(timeBefore(text, new Date("2026-01-31T10:00:00Z"))?.toISOString()).toBe(then)
})

test.each(["", "0days", "18", "months", "-1days", "18 moons", "1h", "1e3days"])(
  "%p is not a duration",
  text => {
    expect(timeBefore(text)).toBeUndefined()
  },
)

test("a day begins at midnight of its time zone", () => {
  const begins = [
    ["Asia/Kolkata", "2026-11-29", "2026-11-29T00:00:00+05:30"],
    ["Pacific/Kiritimati", "2026-11-29", "2026-11-29T00:00:00+14:00"],
    ["America/St_Johns", "2026-01-31", "2026-01-31T00:00:00-03:30"],
    ["Europe/Berlin", "2026-03-29", "2026-03-29T00:00:00+01:00"],
    ["Europe/Berlin", "2026-03-30", "2026-03-30T00:00:00+02:00"],
    ["UTC", "2026-02-28", "2026-02-28T00:00:00+00:00"],
  ]
  // In a process of its own, since Jest's tests cannot set the time zone of theirs.
  const program = `
    const { startOfDay } = require("./src/shared/day")
    const found = ${JSON.stringify(begins)}.map(([TZ, day]) => {
      process.env.TZ = TZ
      return [TZ, day, startOfDay(day)]
    })
    console.log(JSON.stringify(found))`
  const args = ["--import", "tsx", "--eval", program]
  expect(JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" }))).toEqual(begins)
})
