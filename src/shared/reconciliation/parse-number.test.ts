import fc from "fast-check"
import { formatNumber, numberFormatOf } from "../number-format"
import { parseAmount, parseCount } from "./parse-number"

test.each([
  ["0", 0],
  ["480", 480],
  [" 4,200 ", 4200],
  ["1,23,456", 123456],
  ["12,34,567", 1234567],
  ["1,234,567", 1234567],
  ["1.234", 1234],
  ["1.234.567", 1234567],
  ["1 234 567", 1234567],
  ["1\u202f234", 1234],
  ["1'234", 1234],
  ["1’234", 1234],
  ["480.00", 480],
  ["480,0", 480],
  ["1,234.00", 1234],
  ["1.234,00", 1234],
  ["१,२३४", 1234],
])("%j orders are %d", (written, count) => expect(parseCount(written)).toBe(count))

test.each([
  "",
  "-",
  "-5",
  "12.5",
  "1,5",
  "0,480",
  "1,2345",
  "1,23",
  "1.23,456",
  "12 orders",
  "1e3",
  "#REF!",
  "9".repeat(10),
])("%j is no number of orders", written => expect(parseCount(written)).toBeUndefined())

test.each([
  ["2000", 2000],
  ["₹2,000", 2000],
  ["₹ 1,25,000.50", 125000.5],
  ["2.000,50 €", 2000.5],
  ["€ 49,9", 49.9],
  ["49.99", 49.99],
  ["Rs. 2,000/-", 2000],
  ["CHF 1'250.00", 1250],
])("%j is an amount of %d", (written, amount) => expect(parseAmount(written)).toBe(amount))

test.each(["", "0", "free", "12,34,5", "-5", "5 or 6"])("%j is no amount", written =>
  expect(parseAmount(written)).toBeUndefined(),
)

test("whatever a language's spreadsheet writes is read", () => {
  const languages = ["en-IN", "hi-IN", "en-GB", "de-DE", "fr-FR", "de-CH", "es-ES"]
  const formats = languages.map(language => numberFormatOf(language, "EUR"))
  fc.assert(
    fc.property(fc.nat(999_999_999), fc.constantFrom(...formats), (count, format) => {
      expect(parseCount(formatNumber(count, undefined, format))).toBe(count)
    }),
    { numRuns: 200 },
  )
})
