import { readFileSync } from "node:fs"
import { join } from "node:path"
import { type Font, parse } from "opentype.js"
import subsetFont from "subset-font"
import { extended, latin } from "../fonts/characters"
import { newsreader, schibsted } from "../fonts/faces"

/** The two families of the site. */
export type Family = "serif" | "sans"

const instance = async (source: string, text: string, axes: Record<string, number>): Promise<Font> => {
  const file = await subsetFont(readFileSync(join("node_modules", source)), text, {
    targetFormat: "truetype",
    variationAxes: axes,
    noHinting: true,
    dropTables: ["GSUB", "GPOS"],
  })
  return parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer)
}

/** A family in one weight: its Latin file, then the one with ₹ and further letters. */
export const loadFonts = (family: Family, weight: number): Promise<Font[]> => {
  const [source, axes] =
    family === "serif" ? [newsreader, { opsz: 40, wght: weight }] : [schibsted, { wght: weight }]
  return Promise.all([
    instance(source("latin"), `${latin}×÷→`, axes),
    instance(source("latin-ext"), extended, axes),
  ])
}
