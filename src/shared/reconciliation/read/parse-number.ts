import { site } from "../../site"
import { plainText } from "./cells"

// Groups as in 1,23,456 (India), 123,456, 123.456 (Germany), 123 456 (France) and 123'456 (Switzerland): of one sign, the last of three.
const grouped = /^[1-9]\d{0,2}(?:([.,' ])\d{2,3}(?:\1\d{2,3})*)?$/
const lastGroup = /(?:^|[.,' ])\d{3}$/

const isGrouped = (text: string): boolean =>
  grouped.test(text) && (/^\d+$/.test(text) || lastGroup.test(text))

/** @returns the whole part's digits; undefined if they are grouped as nobody groups them */
const wholeDigits = (text: string): string | undefined =>
  /^\d+$/.test(text) || isGrouped(text) ? text.replace(/\D/g, "") : undefined

/** Three zeros after a point or comma, by which "480.000" is 480 in some exports and 480,000 in others. */
const threeZeros = /^(.*\d)([.,])000$/

/** Whether it can be no first group, so that zeros after it are decimals: "1234" of "1234.000", "1,234" of "1,234.000", "0". */
const isAlone = (whole: string, sign = ""): boolean =>
  /^(?:0|\d{4,})$/.test(whole) || (isGrouped(whole) && /\D/.test(whole) && !whole.includes(sign))

const withoutDecimals = (text: string, areDecimals: boolean): string => {
  const [, whole = "", sign] = threeZeros.exec(text) ?? []
  if (whole && (areDecimals || isAlone(whole, sign))) return whole
  // "480.00" and "480,0", as spreadsheets export whole numbers, and "480.0000".
  return text.replace(/^(\d[\d.,' ]*?)[.,](?:0{1,2}|0{4,})$/, "$1")
}

/**
 * A number of orders. A point or comma before three digits groups them, since orders are whole: "1.234" and "1,234" are 1234.
 * @param areDecimals whether three zeros at the end are decimals
 * @returns undefined for what is no whole number from 0 to 999,999,999
 */
export const parseCount = (written: string, areDecimals = false): number | undefined => {
  const digits = wholeDigits(withoutDecimals(plainText(written), areDecimals))
  return digits && digits.length < 10 ? Number(digits) : undefined
}

/** Whether a cell holds a number of orders. */
export const isCount = (written = ""): boolean => parseCount(written) !== undefined

/** Fewer numbers may all be thousands. */
const fewestDecimals = 6

/** Whether the numbers of a table have three decimals, as some programs export whole numbers: all end in three zeros. */
export const haveDecimals = (numbers: readonly string[]): boolean =>
  numbers.length >= fewestDecimals && numbers.every(number => threeZeros.test(plainText(number)))

/** What the currency is called in a language: its signs, its code and its names (Unicode CLDR, through `Intl`). */
const namesOf = (currency: string, language: string): string[] =>
  (["symbol", "narrowSymbol", "code", "name"] as const).flatMap(currencyDisplay =>
    [1, 2].map(
      amount =>
        new Intl.NumberFormat(language, { style: "currency", currency, currencyDisplay })
          .formatToParts(amount)
          .find(({ type }) => type === "currency")?.value ?? "",
    ),
  )

/** Whether it names a currency, in full or as an abbreviation of a word's letters in their order, as "Rs" is of "rupees". */
const isCurrency = (written: string, { currency, language }: Money): boolean => {
  const text = written.replace(/\.$/, "").toLowerCase()
  const names = [language, "en"].flatMap(one => namesOf(currency, one)).map(name => name.toLowerCase())
  const isShort = /^\p{L}{2,}$/u.test(text)
  return (
    names.includes(text) ||
    (isShort && names.some(name => new RegExp(`(?:^| )${[...text].join("\\p{L}*")}`, "u").test(name)))
  )
}

type Money = { readonly currency: string; readonly language: string }

/**
 * An amount in the site's currency, with or without its sign, code or name: "₹2,000.50", "2.000,50 €". One or two digits after the
 * last point or comma are decimals; three are a group. @returns undefined for what is none, or not above 0
 */
export const parseAmount = (written: string, money: Money = site): number | undefined => {
  const [, before = "", number = "", after = ""] =
    /^(\D*?) ?(\d(?:[\d.,' ]*\d)?)(?:\/-|[.,][-–])? ?(\D*)$/u.exec(plainText(written)) ?? []
  if ([before, after].some(sign => sign && !isCurrency(sign, money))) return undefined
  const [, whole = "", decimals = ""] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(number) ?? []
  const digits = wholeDigits(whole)
  const amount = digits && digits.length < 12 ? Number(`${digits}.${decimals || 0}`) : 0
  return amount > 0 ? amount : undefined
}
