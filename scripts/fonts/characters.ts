const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join("")

/** The characters of `all` that are not among `others`. */
export const without = (all: string, others: string): string =>
  [...all].filter(character => !others.includes(character)).join("")

/** What a keyboard writes. */
export const basicLatin = range(0x20, 0x7e)
export const digits = "0123456789"
export const rupee = "₹"
/** Letters of names and loan words. */
export const accents = "àáâäåæçèéêëíîïñóôöøùúûüÿœÀÂÇÈÉÊÎÔÖÜ"
/** Letters of Indian words in Latin script, and of names from central Europe. */
export const furtherLetters = "āēīōūśĀĒĪŌŪŚčćđšžłńęąőűřěşğČŠŽŁ"
/** What texts hardly ever hold; code does, but is set in another font. */
export const rareSigns = "*<>\\^`{}~£€·|#"
/** What headlines hardly ever hold. */
export const rareInHeadlines = `${rareSigns}$&'@[]_©`
/** Between the two values of a result. */
export const arrow = "→"
export const symbols = "←↗↑↓√Σ≤≥≈≠∞²½¼¾⁴⁵⁶⁷⁸⁹"

/** What every page may show: ASCII, and punctuation. Browsers ask for the font of a list item's bullet. */
export const common = `${basicLatin}\u00a0–—“”‘’…×÷−±©•`

/** Western European letters, and further ones in a second font: for text in images. */
export const latin = `${basicLatin}${range(0xa0, 0xff)}Œœ–—“”‘’…•€−`
export const extended = `${rupee}${range(0x100, 0x17f)}${range(0x1e00, 0x1e9f)}`
