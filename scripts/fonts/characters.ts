import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

/** What a keyboard writes: the printable characters of ASCII. */
export const basicLatin = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join("")
/** Letters of names and loan words: in files of their own, which a page loads only if it shows one. */
export const accents = "àáâäåæçèéêëíîïñóôöøùúûüÿœÀÂÇÈÉÊÎÔÖÜ"
/** The rupee sign: neither font has it in its main file. */
export const rupee = "₹"
/** Signs that texts hardly ever hold, though code does, which is set in another font. */
export const rareSigns = "*<>\\^`{}~£€·"
/** Further ones that headlines hardly ever hold. */
export const rareInHeadlines = "$&'@[]"
// What only some pages show and the serif's files lack: both families have these.
export const arrows = "→←↗↑↓"
export const operators = "√Σ"
export const comparisons = "≤≥≈≠∞"
export const numerals = "²½¼¾⁴⁵⁶⁷⁸⁹"
/** Letters of Indian words in Latin script, and of names from central Europe. */
export const furtherLetters = "āēīōūśĀĒĪŌŪŚčćđšžłńęąőűřěşğČŠŽŁ"

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join("")

/** What a title on a share image may consist of: Western European letters, and further ones in a file of their own. */
export const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}Œœ–—“”‘’…•€−`
export const extended = `${rupee}${range(0x100, 0x17f)}${range(0x1e00, 0x1e9f)}`

// Browsers ask for the font of the bullet that a list item has.
const marks = "\u00a0–—“”‘’…×÷−±©•"
const ofOtherFiles =
  accents + rupee + rareSigns + arrows + operators + comparisons + numerals + furtherLetters

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile() && /\.(md|json)$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))

/** Every character a page may show but those of files of their own: a fixed set and whatever the content holds, sorted. */
export const charactersInUse = (contentFolder: string): string => {
  const written = filesBelow(contentFolder).map(file => readFileSync(file, "utf8"))
  const all = new Set([basicLatin, marks, ...written].join("").replace(/[\n\r\t]/g, ""))
  for (const character of ofOtherFiles) all.delete(character)
  return [...all].sort((a, b) => (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0)).join("")
}
