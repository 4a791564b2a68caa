/** Where a table of a truetype font begins, if it has that table (OpenType, "Table Directory"). */
export const tableOf = (font: Buffer, tag: string): number | undefined => {
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16)
  const record = records.find(place => font.toString("latin1", place, place + 4) === tag)
  return record === undefined ? undefined : font.readUInt32BE(record + 8)
}
