import fc from "fast-check"
import { runs } from "../../../../test/support/runs"
import { formatNumber, numberFormatOf } from "../../number-format"
import { haveDecimals, parseAmount, parseCount } from "./parse-number"

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
  ["１，２３４", 1234],
  ["\u200e480\u200e", 480],
  ["480.0000", 480],
  ["1234.000", 1234],
  ["1,234.000", 1234],
  ["0.000", 0],
  ["480.000", 480000],
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
  [["480.000", "470.000", "481.000", "450.000", "0.000", "12.000"], true],
  [["480,000", "470,000", "481,000", "450,000", "500,000", "12,000"], true],
  [["480.000", "470.000", "481.000", "450.000", "500.000", "12.001"], false],
  [["480", "470.000", "481.000", "450.000", "500.000", "12.000"], false],
  [["1,000", "1,000"], false],
])("three zeros after all of %j are decimals: %s", (numbers, areDecimals) => {
  expect(haveDecimals(numbers)).toBe(areDecimals)
  if (areDecimals) expect(parseCount("480.000", areDecimals)).toBe(480)
})

const rupees = { currency: "INR", language: "en-IN" }
const euros = { currency: "EUR", language: "de" }
const francs = { currency: "CHF", language: "de-CH" }

test.each([
  ["2000", rupees, 2000],
  ["₹2,000", rupees, 2000],
  ["₹ 1,25,000.50", rupees, 125000.5],
  ["INR 2000", rupees, 2000],
  ["Rs. 2,000/-", rupees, 2000],
  ["rs 2000", rupees, 2000],
  ["2000 rupees", rupees, 2000],
  ["२,०००", rupees, 2000],
  ["2.000,50 €", euros, 2000.5],
  ["€ 49,9", euros, 49.9],
  ["49 Euro", euros, 49],
  ["49.99", euros, 49.99],
  ["CHF 1'250.00", francs, 1250],
  ["Fr. 20.-", francs, 20],
])("%j is an amount in %j: %d", (written, money, amount) => expect(parseAmount(written, money)).toBe(amount))

test.each([
  "",
  "0",
  "free",
  "12,34,5",
  "-5",
  "−5",
  "minus 5",
  "5 or 6",
  "2k",
  "₹2k",
  "2 lakh",
  "1.5L",
  "2 cr",
  "1,5 Mio",
  "$49",
  "49 €",
  "2000 USD",
])("%j is no amount in rupees", written => expect(parseAmount(written, rupees)).toBeUndefined())

test("whatever a language's spreadsheet writes is read", () => {
  const languages = ["en-IN", "hi-IN", "en-GB", "de-DE", "fr-FR", "de-CH", "es-ES"]
  const formats = languages.map(language => numberFormatOf(language, "EUR"))
  fc.assert(
    fc.property(fc.nat(999_999_999), fc.constantFrom(...formats), (count, format) => {
      expect(parseCount(formatNumber(count, undefined, format))).toBe(count)
    }),
    runs(60),
  )
})
