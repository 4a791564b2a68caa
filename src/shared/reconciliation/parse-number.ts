/** Digits of Devanagari, in which Indian spreadsheets may be. */
const toLatinDigits = (text: string): string =>
  text.replace(/[०-९]/g, digit => String(digit.charCodeAt(0) - 0x0966))

// Groups as in 1,23,456 (India), 123,456, 123.456 (Germany), 123 456 (France) and 123'456 (Switzerland): of one sign, the last of three.
const grouped = /^[1-9]\d{0,2}(?:([.,' ])\d{2,3}(?:\1\d{2,3})*)?$/
const lastGroup = /(?:^|[.,' ])\d{3}$/

const isGrouped = (text: string): boolean =>
  grouped.test(text) && (/^\d+$/.test(text) || lastGroup.test(text))

/** Spaces of all kinds as one, and apostrophes as typed. */
const tidy = (written: string): string =>
  toLatinDigits(written)
    .replace(/[\u00a0\u2000-\u200a\u202f\u3000]/g, " ")
    .replace(/[’ʼ]/g, "'")
    .trim()

/** @returns the whole part's digits; undefined if they are grouped as nobody groups them */
const wholeDigits = (text: string): string | undefined =>
  /^\d+$/.test(text) || isGrouped(text) ? text.replace(/\D/g, "") : undefined

/**
 * A number of orders. A point or comma before three digits groups them, since orders are whole: "1.234" and "1,234" are 1234.
 * @returns undefined for what is no whole number from 0 to 999,999,999
 */
export const parseCount = (written: string): number | undefined => {
  // "480.00" and "480,0", as spreadsheets export whole numbers.
  const text = tidy(written).replace(/^(\d[\d.,' ]*?)[.,]0{1,2}$/, "$1")
  const digits = wholeDigits(text)
  return digits && digits.length < 10 ? Number(digits) : undefined
}

/**
 * An amount of money with or without a sign or letters of its currency: "₹2,000.50", "2.000,50 €". One or two digits after the last
 * point or comma are decimals; three are a group. @returns undefined for what is none, or not above 0
 */
export const parseAmount = (written: string): number | undefined => {
  const text = tidy(written)
    .replace(/^(?:\p{Sc}|\p{L}+\.?)+\s*|\s*(?:\p{Sc}|\p{L}+\.?)+$/gu, "")
    .replace(/\/-$|\.-$/, "")
  const [, whole = "", decimals = ""] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(text) ?? []
  const digits = wholeDigits(whole)
  const amount = digits && digits.length < 12 ? Number(`${digits}.${decimals || 0}`) : 0
  return amount > 0 ? amount : undefined
}
