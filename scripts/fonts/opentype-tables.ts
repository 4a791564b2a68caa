/** Where a table of a truetype font begins, if it has that table (OpenType, "Table Directory"). */
export const tableOf = (font: Buffer, tag: string): number | undefined => {
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16)
  const record = records.find(place => font.toString("latin1", place, place + 4) === tag)
  return record === undefined ? undefined : font.readUInt32BE(record + 8)
}

/** The place that an offset within a table leads to, counted from the table. */
export const at = (font: Buffer, table: number, field: number) => table + font.readUInt16BE(table + field)

/** The glyphs a coverage table lists, in order. */
export const coverageOf = (font: Buffer, table: number): number[] => {
  const count = font.readUInt16BE(table + 2)
  const places = Array.from({ length: count }, (_, index) => index)
  if (font.readUInt16BE(table) === 1) return places.map(index => font.readUInt16BE(table + 4 + index * 2))
  return places.flatMap(index => {
    const [first, last] = [font.readUInt16BE(table + 4 + index * 6), font.readUInt16BE(table + 6 + index * 6)]
    return Array.from({ length: last - first + 1 }, (_, glyph) => first + glyph)
  })
}
