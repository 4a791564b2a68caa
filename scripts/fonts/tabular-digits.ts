/** Where a table of a truetype font begins, if it has that table (OpenType, "Table Directory"). */
export const tableOf = (font: Buffer, tag: string): number | undefined => {
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16)
  const record = records.find(place => font.toString("latin1", place, place + 4) === tag)
  return record === undefined ? undefined : font.readUInt32BE(record + 8)
}

const singleSubstitution = 1

const at = (font: Buffer, table: number, field: number) => table + font.readUInt16BE(table + field)

/** The glyphs a coverage table lists, in order. */
const coverageOf = (font: Buffer, table: number): number[] => {
  const count = font.readUInt16BE(table + 2)
  const places = Array.from({ length: count }, (_, index) => index)
  if (font.readUInt16BE(table) === 1) return places.map(index => font.readUInt16BE(table + 4 + index * 2))
  return places.flatMap(index => {
    const [first, last] = [font.readUInt16BE(table + 4 + index * 6), font.readUInt16BE(table + 6 + index * 6)]
    return Array.from({ length: last - first + 1 }, (_, glyph) => first + glyph)
  })
}

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
