/** The digit in Latin script: 5 of "५", "٥" and "５"; digits of a script follow each other in Unicode, from zero on. */
const latinDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return String((code - zero) % 10)
}

/** A cell as one would type it: Latin digits, ordinary spaces, apostrophes and hyphens, nothing full-width and nothing invisible. */
export const plainText = (written: string): string =>
  written
    .replace(/\p{Cf}/gu, "")
    .replace(/[\uff01-\uff5e]/g, sign => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/(?![0-9])\p{Nd}/gu, latinDigit)
    .replace(/[’ʼ]/g, "'")
    .replace(/[\u2010\u2011]/g, "-")
    .replace(/\s+/g, " ")
    .trim()
