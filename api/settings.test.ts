import { numberSetting, setting } from "./settings"

test.each([
  [undefined, 7],
  ["", 7],
  ["12", 12],
  ["0", 0],
  ["-1", 7],
  ["1e3", 7],
  ["many", 7],
])("%p as a number is %d", (value, expected) => {
  if (value !== undefined) process.env.SOME_SETTING = value
  expect(numberSetting("SOME_SETTING", 7)).toBe(expected)
  delete process.env.SOME_SETTING
})

test("a blank setting is none", () => {
  process.env.SOME_SETTING = "  "
  expect(setting("SOME_SETTING")).toBeUndefined()
  delete process.env.SOME_SETTING
})
