import { nearest, suggestion } from "./nearest"

test.each([
  ["Analytcs", "Analytics"],
  ["catgory", "category"],
  ["Anayltics", "Analytics"],
  ["ANALYTICS", "Analytics"],
  ["something else", undefined],
])("%s is near %s", (word, expected) =>
  expect(nearest(word, ["Analytics", "category", "tags"])).toBe(expected),
)

test("names the known values when none is near and they are few", () => {
  expect(suggestion("zzz", ["one", "two"])).toBe("; expected one of: one, two")
  expect(suggestion("zzz", [])).toBe("")
})
