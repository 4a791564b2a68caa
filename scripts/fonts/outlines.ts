import { readFileSync } from "node:fs"
import { join } from "node:path"
import subsetFont from "subset-font"
import { extended, latin } from "./characters"
import { newsreader, schibsted } from "./faces"
import { tableOf } from "./opentype-tables"

const outlines: { name: string; source: string; text: string; axes: Record<string, number> }[] = [
  { name: "title", source: newsreader("latin"), text: latin, axes: { opsz: 60, wght: 500 } },
  { name: "title-extra", source: newsreader("latin-ext"), text: extended, axes: { opsz: 60, wght: 500 } },
  { name: "label", source: schibsted("latin"), text: latin, axes: { wght: 500 } },
]

/** Points every extension lookup of the kerning table at its subtables directly: opentype.js reads no others. */
const flattenKerning = (font: Buffer): Buffer => {
  const gpos = tableOf(font, "GPOS")
  if (gpos === undefined) return font
  const list = gpos + font.readUInt16BE(gpos + 8)
  for (let index = 0; index < font.readUInt16BE(list); index++) {
    const lookup = list + font.readUInt16BE(list + 2 + index * 2)
    if (font.readUInt16BE(lookup) === 9) flattenLookup(font, lookup)
  }
  return font
}

const flattenLookup = (font: Buffer, lookup: number): void => {
  for (let index = 0; index < font.readUInt16BE(lookup + 4); index++) {
    const field = lookup + 6 + index * 2
    const offset = font.readUInt16BE(field)
    const extension = lookup + offset
    const direct = offset + font.readUInt32BE(extension + 4)
    if (direct > 0xffff)
      throw new Error("The kerning table is too large to be read directly; cut more characters")
    font.writeUInt16BE(font.readUInt16BE(extension + 2), lookup)
    font.writeUInt16BE(direct, field)
  }
}

/** Cuts the fonts that share images set their text in, by file name. */
export const cutOutlines = (): Promise<[name: string, font: Buffer][]> =>
  Promise.all(
    outlines.map(async ({ name, source, text, axes }): Promise<[string, Buffer]> => {
      const font = await subsetFont(readFileSync(join("node_modules", source)), text, {
        targetFormat: "truetype",
        variationAxes: axes,
        keepFeatures: ["kern"],
        noHinting: true,
        dropTables: ["STAT", "DSIG", "meta", "GSUB"],
      })
      return [name, flattenKerning(font)]
    }),
  )
