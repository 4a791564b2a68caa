import { readFileSync } from "node:fs"
import { join } from "node:path"
import { type Font, parse } from "opentype.js"
import subsetFont from "subset-font"
import { extended, latin } from "../fonts/characters"
import { newsreader, type Source, schibsted } from "../fonts/faces"

/** The two families of the site. */
export type Family = "serif" | "sans"

const open = async ({ file, axes }: Source, text: string): Promise<Font> => {
  const font = await subsetFont(readFileSync(join("node_modules", file)), text, {
    targetFormat: "truetype",
    variationAxes: axes,
    noHinting: true,
    dropTables: ["GSUB", "GPOS"],
  })
  return parse(font.buffer.slice(font.byteOffset, font.byteOffset + font.byteLength) as ArrayBuffer)
}

/** A family in one weight: its Latin file, then the one with ₹ and further letters. */
export const loadFonts = (family: Family, weight: number): Promise<Font[]> => {
  const source = (subset: "latin" | "latin-ext") =>
    family === "serif" ? newsreader(subset, 40, weight) : schibsted(subset, weight)
  return Promise.all([open(source("latin"), `${latin}×÷→`), open(source("latin-ext"), extended)])
}
