import { readFileSync } from "node:fs"
import { join } from "node:path"
import { imageLatin, imageLatinExtended } from "../../src/shared/share-card"

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join("")

const without = (all: string, others: string): string =>
  [...all].filter(character => !others.includes(character)).join("")

export const basicLatin = range(0x20, 0x7e)
const digits = "0123456789"
const rupee = { characters: "₹", range: "U+20b9" }
const accents = "àáâäåæçèéêëíîïñóôöøùúûüÿœÀÂÇÈÉÊÎÔÖÜ"
const furtherLetters = { characters: "āēīōūśĀĒĪŌŪŚčćđšžłńęąőűřěşğČŠŽŁ", range: "U+100-17f" }
/** Rare in texts; code has them, but in another font. */
const rareSigns = "*<>\\^`{}~£€·|#"
const rareInHeadlines = `${rareSigns}$@[]_©`
/** For formulas, in a font of their own that is as heavy as the serif's digits. */
const operators = "+−±×÷="
const arrow = "→"
const symbols = "←↗↑↓√Σ≤≥≈≠∞²½¼¾⁴⁵⁶⁷⁸⁹"

/** What every page may show: ASCII and punctuation, with the bullet that browsers draw for list items. */
const common = `${basicLatin}\u00a0–—“”‘’…×−©•`

const matching = (characters: RegExp): string =>
  [...range(0x20, 0x22ff)].filter(character => characters.test(character)).join("")

type Axis = number | { min: number; max: number }
type Source = { file: string; axes: Record<string, Axis> }

export type Face = {
  source: Source
  characters: string
  /** Its `unicode-range`, which may be wider than its characters. */
  range?: string
  features?: string[]
  family: string
  weights: string
}

/** A font in its own file. */
export type FallbackFace = Face & { range: string }

type Subset = "latin" | "latin-ext"

/** The headline serif in one weight and optical size: variable axes would cost 32 kB. */
const newsreader = (subset: Subset, opsz = 40, wght = 500): Source => ({
  file: `@fontsource-variable/newsreader/files/newsreader-${subset}-opsz-normal.woff2`,
  axes: { opsz, wght },
})

const schibsted = (subset: Subset, wght: Axis = { min: 400, max: 600 }): Source => ({
  file: `@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-${subset}-wght-normal.woff2`,
  axes: { wght },
})

// The variable fonts lack arrows and mathematical symbols.
const complete: Source = {
  file: "@expo-google-fonts/schibsted-grotesk/500Medium/SchibstedGrotesk_500Medium.ttf",
  axes: {},
}

const serif = { family: "Newsreader", weights: "400 600" }
const sans = { family: "Schibsted Grotesk", weights: "400 600" }
const signs = { family: "Symbols", weights: "400 700" }

export const inlinedFaces: readonly Face[] = [
  {
    source: newsreader("latin"),
    characters: without(common, rareInHeadlines),
    features: ["kern", "liga"],
    ...serif,
  },
  // Kerning for a variable weight would cost 13 kB, as much as all letters.
  { source: schibsted("latin"), characters: without(common, rareSigns), ...sans },
  { source: complete, characters: `${arrow}${operators}`, ...signs },
  // Fees are near the top of pages: a font that arrives later has all text laid out again.
  { source: schibsted("latin-ext"), ...rupee, ...sans },
]

export const fallbackFaces: Readonly<Record<string, FallbackFace>> = {
  "newsreader-latin": {
    source: newsreader("latin"),
    characters: accents + rareInHeadlines,
    range: "U+23-24,U+2a,U+3c,U+3e,U+40,U+5b-60,U+7b-7e,U+a3-ff,U+153,U+20ac",
    ...serif,
  },
  "newsreader-latin-ext": { source: newsreader("latin-ext"), ...furtherLetters, ...serif },
  "newsreader-rupee": { source: newsreader("latin-ext"), ...rupee, ...serif },
  "schibsted-grotesk-latin": {
    source: schibsted("latin"),
    characters: accents + rareSigns,
    range: "U+23,U+2a,U+3c,U+3e,U+5c,U+5e,U+60,U+7b-7e,U+a3-a8,U+aa-b0,U+b2-d6,U+d8-f6,U+f8-ff,U+153,U+20ac",
    ...sans,
  },
  "schibsted-grotesk-latin-ext": { source: schibsted("latin-ext"), ...furtherLetters, ...sans },
  // Digits only: tabular punctuation would be as wide as a digit.
  "schibsted-grotesk-figures": {
    source: schibsted("latin", 400),
    characters: digits,
    range: "U+30-39",
    features: ["tnum"],
    family: "Schibsted Figures",
    weights: "400",
  },
  symbols: { source: complete, characters: symbols, range: "U+b2,U+bc-be,U+3a3,U+2070-22ff", ...signs },
}

export const imageFaces = {
  title: { source: newsreader("latin", 60), characters: matching(imageLatin) },
  "title-ext": { source: newsreader("latin-ext", 60), characters: matching(imageLatinExtended) },
  label: { source: schibsted("latin", 500), characters: matching(imageLatin) },
}

const unusedTables = ["STAT", "DSIG", "meta", "MVAR", "GDEF", "HVAR"]

export const createSubset = async (
  { source, characters, features = [] }: Omit<Face, "family" | "weights">,
  targetFormat: "woff2" | "truetype",
): Promise<Buffer> => {
  // Of tools/package.json: this file is also read where that is not installed.
  const { default: subsetFont } = await import("subset-font")
  return subsetFont(readFileSync(join("tools/node_modules", source.file)), characters, {
    targetFormat,
    variationAxes: source.axes,
    keepFeatures: features,
    noHinting: true,
    dropTables: features.length > 0 ? unusedTables : [...unusedTables, "GPOS", "GSUB"],
  })
}
