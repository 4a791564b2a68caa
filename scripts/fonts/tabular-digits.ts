import { at, coverageOf, tableOf } from "./opentype-tables"

const singleSubstitution = 1

/** Keeps the given glyphs out of every substitution: tabular figures would set a comma and a per cent sign as wide as a digit. */
export const keepProportional = (font: Buffer, glyphs: readonly number[]): Buffer => {
  const gsub = tableOf(font, "GSUB")
  if (gsub === undefined) return font
  const list = at(font, gsub, 8)
  for (let index = 0; index < font.readUInt16BE(list); index++) {
    const lookup = at(font, list, 2 + index * 2)
    if (font.readUInt16BE(lookup) !== singleSubstitution) continue
    for (let part = 0; part < font.readUInt16BE(lookup + 4); part++) {
      const subtable = at(font, lookup, 6 + part * 2)
      if (font.readUInt16BE(subtable) !== 2) continue
      const covered = coverageOf(font, at(font, subtable, 2))
      for (const [place, glyph] of covered.entries())
        if (glyphs.includes(glyph)) font.writeUInt16BE(glyph, subtable + 6 + place * 2)
    }
  }
  return font
}
