const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join("")

/** The characters of `all` that are not among `others`. */
export const without = (all: string, others: string): string =>
  [...all].filter(character => !others.includes(character)).join("")

/** The characters of a keyboard. */
export const basicLatin = range(0x20, 0x7e)
export const digits = "0123456789"
export const rupee = "₹"
/** Letters of names and loan words. */
export const accents = "àáâäåæçèéêëíîïñóôöøùúûüÿœÀÂÇÈÉÊÎÔÖÜ"
/** Letters of Indian words in Latin script, and of names from central Europe. */
export const furtherLetters = "āēīōūśĀĒĪŌŪŚčćđšžłńęąőűřěşğČŠŽŁ"
/** Rare in texts; code has them, but in another font. */
export const rareSigns = "*<>\\^`{}~£€·|#"
export const rareInHeadlines = `${rareSigns}$&'@[]_©`
/** Between the two values of a result. */
export const arrow = "→"
export const symbols = "←↗↑↓√Σ≤≥≈≠∞²½¼¾⁴⁵⁶⁷⁸⁹"

/** What every page may show: ASCII and punctuation, with the bullet that browsers draw for list items. */
export const common = `${basicLatin}\u00a0–—“”‘’…×÷−±©•`

/** Western European letters, and further ones in a second font: for text in images. */
export const latin = `${basicLatin}${range(0xa0, 0xff)}Œœ–—“”‘’…•€−`
export const extended = `${rupee}${range(0x100, 0x17f)}${range(0x1e00, 0x1e9f)}`
