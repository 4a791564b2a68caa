import { site } from "./site"
import { fillTokens } from "./text-tokens"
import { feeWords } from "./words/fees"

type NumberFormat = {
  readonly decimal: string
  readonly group: string
  /** Digits in the last group and in each before it: 3 and 2 in India, 3 and 3 in most of the world. */
  readonly sizes: readonly [last: number, others: number]
  /** Numbers with fewer digits are not grouped: five in Spanish and Polish, four elsewhere. */
  readonly minDigits: number
  /** What stands before and after an amount of money. */
  readonly money: readonly [before: string, after: string]
}

/** How a language writes numbers and a currency, in Latin digits (Unicode CLDR, through `Intl`). */
export const numberFormatOf = (language: string, currency: string): NumberFormat => {
  const locale = new Intl.Locale(language, { numberingSystem: "latn" })
  const formatParts = (value: number, options?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, options).formatToParts(value)
  const number = formatParts(1234567890.5)
  const valuesOf = (type: string) => number.filter(part => part.type === type).map(({ value }) => value)
  const [others = "", last = ""] = valuesOf("integer").slice(-2)
  // No fraction, so that the amount is one part: "₹", "5" or "5", " ", "€".
  const money = formatParts(5, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    maximumFractionDigits: 0,
  }).map(({ value }) => value)
  const amount = money.indexOf("5")
  return {
    decimal: valuesOf("decimal").join(""),
    group: valuesOf("group")[0] ?? "",
    sizes: [last.length, others.length],
    minDigits: formatParts(1234).length > 1 ? 4 : 5,
    money: [money.slice(0, amount).join(""), money.slice(amount + 1).join("")],
  }
}

type SiteFormats = { readonly own: NumberFormat; readonly exchange?: NumberFormat }

/** The formats of the site's own currency and of the one in which fees are shown too. */
export const siteFormats = (): SiteFormats => ({
  own: numberFormatOf(site.language, site.currency),
  ...(site.exchange && { exchange: numberFormatOf(site.language, site.exchange.currency) }),
})

// Written into the scripts by gatsby-config.ts: the first use of `Intl` blocks a phone for about 100 ms.
const built = process.env.GATSBY_NUMBER_FORMATS
const { own: ownFormat, exchange: exchangeFormat }: SiteFormats = built ? JSON.parse(built) : siteFormats()

const absolute = (value: number, decimals: number | undefined, format: NumberFormat): string => {
  const { decimal, group, sizes, minDigits } = format
  const size = Math.abs(value)
  const [digits = "", fraction] = (decimals === undefined ? String(size) : size.toFixed(decimals)).split(".")
  const boundary = new RegExp(`\\B(?=(?:\\d{${sizes[1]}})*\\d{${sizes[0]}}$)`, "g")
  const grouped = digits.length < minDigits ? digits : digits.replace(boundary, group)
  return fraction ? grouped + decimal + fraction : grouped
}

const withSign = (value: number, text: string): string =>
  value < 0 && /[1-9]/.test(text) ? `−${text}` : text

/** "12,34,567" in India, with a true minus. @param decimals by default as many as the value has */
export const formatNumber = (value: number, decimals?: number, format = ownFormat): string =>
  withSign(value, absolute(value, decimals, format))

/** "₹12,34,567" in India, "1.234.567 €" in Germany. */
export const formatMoney = (value: number, decimals?: number, format = ownFormat): string =>
  withSign(value, format.money[0] + absolute(value, decimals, format) + format.money[1])

/** An amount in the second currency, approximately: two significant digits. */
export const formatConverted = (amount: number, rate: number, format = exchangeFormat): string =>
  formatMoney(Number((amount / rate).toPrecision(2)), undefined, format)

/** Without what only directs or spaces it, and in its usual width. */
const plainSign = (written: string): string => written.normalize("NFKC").replace(/[\p{Cf}\s]/gu, "")

/** The sign of the site's currency. */
export const currencySign: string = plainSign(ownFormat.money.join(""))

/** Whether a chart's unit is that currency: its sign as one types it, or its code. */
export const isOwnCurrency = (unit: string): boolean =>
  plainSign(unit) === currencySign || unit === site.currency

/** What a fee is for, in the site's words. @param per a value of the field (`service.ts`) */
export const perWord = (per: string): string => (per === "month" ? feeWords.month : feeWords.project)

/** "₹2,00,000 to ₹6,00,000 per project" */
export const feeText = ({ from, to, per }: { from: number; to: number; per: string }): string =>
  fillTokens(feeWords.range, { from: formatMoney(from), to: formatMoney(to), per: perWord(per) })
