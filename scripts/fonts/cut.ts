import { readFileSync } from "node:fs"
import { join } from "node:path"
import opentype, { type Font } from "opentype.js"
import subsetFont from "subset-font"
import type { Cut } from "./faces"

const fileOf = (source: string) => readFileSync(join("node_modules", source))
const parse = (file: Buffer): Font =>
  opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer)

/** Cuts one font to its characters, axes and features, as woff2. */
export async function cutFont(cut: Cut, characters: string): Promise<Buffer> {
  return subsetFont(fileOf(cut.source), cut.only ?? characters, {
    targetFormat: "woff2",
    variationAxes: cut.axes,
    keepFeatures: cut.features,
    noHinting: true,
    dropTables: ["STAT", "DSIG", "meta"],
  })
}

/** A font at one fixed point of its axes, open for measuring. */
export async function instanceOf(
  source: string,
  characters: string,
  axes: Record<string, number>,
): Promise<Font> {
  return parse(
    await subsetFont(fileOf(source), characters, { targetFormat: "truetype", variationAxes: axes }),
  )
}

/** What went missing from a cut font: characters without a glyph, and features that were to stay. */
export async function lossesOf(file: Buffer, cut: Cut, characters: string): Promise<string[]> {
  const font = parse(await subsetFont(file, cut.only ?? characters, { targetFormat: "truetype" }))
  const kept = [...(font.tables.gsub?.features ?? []), ...(font.tables.gpos?.features ?? [])].map(
    ({ tag }) => tag,
  )
  const glyphless = [...(cut.only ?? characters)].filter(character => !font.charToGlyphIndex(character))
  return [...glyphless, ...cut.features.filter(tag => tag !== "rvrn" && !kept.includes(tag))]
}
