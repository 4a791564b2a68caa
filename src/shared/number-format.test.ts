import { formatMoney, formatNumber, numberFormatOf } from "./number-format"

test.each([
  ["en-IN", "INR", "1,23,45,678.5", "₹12,34,567", "₹1,234"],
  ["en-GB", "GBP", "12,345,678.5", "£1,234,567", "£1,234"],
  ["de-DE", "EUR", "12.345.678,5", "1.234.567\u00a0€", "1.234\u00a0€"],
  ["es-ES", "EUR", "12.345.678,5", "1.234.567\u00a0€", "1234\u00a0€"],
  ["fr-FR", "CHF", "12\u202f345\u202f678,5", "1\u202f234\u202f567\u00a0CHF", "1\u202f234\u00a0CHF"],
])("%s writes numbers and %s as its readers expect", (language, currency, number, millions, thousands) => {
  const format = numberFormatOf(language, currency)
  expect(formatNumber(12345678.5, undefined, format)).toBe(number)
  expect(formatMoney(1234567, undefined, format)).toBe(millions)
  expect(formatMoney(1234, undefined, format)).toBe(thousands)
})

test("Arabic and Hindi numbers keep Latin digits, in which charts and articles are written", () => {
  for (const language of ["ar-EG", "mr-IN", "fa-IR"])
    expect(formatNumber(1234567, 0, numberFormatOf(language, "USD"))).toMatch(/^[\d.,٬\u00a0]+$/)
})

test("negative values have a true minus, before the currency; decimals are as asked, or all", () => {
  const format = numberFormatOf("en-GB", "GBP")
  expect(formatNumber(-1234.5, 2, format)).toBe("−1,234.50")
  expect(formatNumber(-0.04, 1, format)).toBe("0.0")
  expect(formatMoney(-5, undefined, format)).toBe("−£5")
})

test("formats equal those of Intl for any value", () => {
  for (const language of ["en-IN", "de-DE", "es-ES", "pl-PL", "en-US", "fr-FR"]) {
    const intl = new Intl.NumberFormat(language, { maximumFractionDigits: 0 })
    const format = numberFormatOf(language, "USD")
    for (const value of [0, 7, 99, 999, 1000, 9999, 10000, 123456, 1234567, 987654321])
      expect([language, formatNumber(value, 0, format)]).toEqual([language, intl.format(value)])
  }
})
