import { today } from "./day"

test("today is the local day, with leading zeros", () => {
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05")
  expect(today(new Date(2026, 10, 21, 0, 1))).toBe("2026-11-21")
})
