import { dateFormatOf, longDate } from "./date-format"

test.each([
  ["en-IN", "5 September 2026"],
  ["en-US", "September 5, 2026"],
  ["de", "5. September 2026"],
  ["hi", "5 सितंबर 2026"],
  ["pl", "5 września 2026"],
  ["fa", "5 سپتامبر 2026"],
  ["ja", "2026年9月5日"],
])("a date in %s is written %s", (language, written) => {
  expect(longDate("2026-09-05", dateFormatOf(language))).toBe(written)
})
