import { readFileSync } from "node:fs"
import { join } from "node:path"
import opentype, { type Font } from "opentype.js"
import subsetFont from "subset-font"
import { type Cut, charactersOf } from "./faces"
import { dropSlightKerning } from "./slight-kerning"
import { keepProportional } from "./tabular-digits"

// A hundredth of the letters' size, in Newsreader's 2,000 units: half a pixel of the largest headline.
const leastKerning = 20

const fileOf = (source: string) => readFileSync(join("node_modules", source))
const parse = (file: Buffer): Font =>
  opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer)

/** Cuts one font to its characters, axes and features, as woff2. */
export const cutFont = async (cut: Cut, characters: string): Promise<Buffer> => {
  const text = charactersOf(cut, characters)
  const options = {
    keepFeatures: [...cut.features],
    noHinting: true,
    dropTables: [
      "STAT",
      "DSIG",
      "meta",
      "MVAR",
      "GDEF",
      ...(cut.features.length > 0 ? [] : ["GPOS", "GSUB"]),
    ],
  }
  const font = await subsetFont(fileOf(cut.source), text, {
    ...options,
    targetFormat: "truetype",
    variationAxes: cut.axes,
  })
  const open = parse(font)
  const others = [...text].filter(character => !/\d/.test(character))
  const mended = keepProportional(
    font,
    others.map(character => open.charToGlyphIndex(character)).filter(Boolean),
  )
  // The second pass drops the glyphs that nothing leads to any more.
  if (cut.features.includes("kern")) dropSlightKerning(mended, leastKerning)
  return subsetFont(mended, text, { ...options, targetFormat: "woff2" })
}

/** What went missing from a cut font: characters without a glyph, and features that were to stay. */
export const lossesOf = async (file: Buffer, cut: Cut, characters: string): Promise<string[]> => {
  const text = charactersOf(cut, characters)
  const font = parse(await subsetFont(file, text, { targetFormat: "truetype" }))
  const kept = [...(font.tables.gsub?.features ?? []), ...(font.tables.gpos?.features ?? [])].map(
    ({ tag }) => tag,
  )
  const glyphless = [...text].filter(character => !font.charToGlyphIndex(character))
  return [...glyphless, ...cut.features.filter(tag => tag !== "rvrn" && !kept.includes(tag))]
}
