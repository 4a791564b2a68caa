import { at, coverageOf, tableOf } from "./opentype-tables"

const pairAdjustment = 2
const extension = 9
// The one kind of value in these fonts: how much the first glyph's width changes.
const advanceOnly = 4

type Subtable = { readonly format: number; readonly place: number }

/** The subtables that adjust pairs of glyphs, in their order, also those that extensions lead to. */
export const pairTables = (font: Buffer): Subtable[] => {
  const gpos = tableOf(font, "GPOS")
  if (gpos === undefined) return []
  const list = at(font, gpos, 8)
  return Array.from({ length: font.readUInt16BE(list) }, (_, index) => at(font, list, 2 + index * 2)).flatMap(
    lookup => {
      const kind = font.readUInt16BE(lookup)
      return Array.from({ length: font.readUInt16BE(lookup + 4) }, (_, part) => {
        const place = at(font, lookup, 6 + part * 2)
        const isExtension = kind === extension
        return {
          kind: isExtension ? font.readUInt16BE(place + 2) : kind,
          place: isExtension ? place + font.readUInt32BE(place + 4) : place,
        }
      })
        .filter(table => table.kind === pairAdjustment)
        .map(table => ({ format: font.readUInt16BE(table.place), place: table.place }))
    },
  )
}

/** The class of a glyph (OpenType, "Class Definition Table"); 0 where it is in none. */
const classOf = (font: Buffer, table: number, glyph: number): number => {
  if (font.readUInt16BE(table) === 1) {
    const index = glyph - font.readUInt16BE(table + 2)
    return index >= 0 && index < font.readUInt16BE(table + 4) ? font.readUInt16BE(table + 6 + index * 2) : 0
  }
  for (let range = 0; range < font.readUInt16BE(table + 2); range++) {
    const place = table + 4 + range * 6
    if (glyph >= font.readUInt16BE(place) && glyph <= font.readUInt16BE(place + 2))
      return font.readUInt16BE(place + 4)
  }
  return 0
}

const inList = (font: Buffer, list: number, second: number): number | undefined => {
  for (let pair = list + 2; pair < list + 2 + font.readUInt16BE(list) * 4; pair += 4)
    if (font.readUInt16BE(pair) === second) return font.readInt16BE(pair + 2)
  return undefined
}

/**
 * How much two glyphs are moved together: as the first subtable says that knows the pair.
 * @param tables see `pairTables`
 */
export const kerning = (font: Buffer, tables: readonly Subtable[], first: number, second: number): number => {
  for (const { format, place } of tables) {
    const index = coverageOf(font, at(font, place, 2)).indexOf(first)
    if (index < 0) continue
    if (format === 1) {
      const value = inList(font, at(font, place, 10 + index * 2), second)
      if (value !== undefined) return value
    } else {
      const row = classOf(font, at(font, place, 8), first) * font.readUInt16BE(place + 14)
      return font.readInt16BE(place + 16 + (row + classOf(font, at(font, place, 10), second)) * 2)
    }
  }
  return 0
}

/** The glyphs that begin pairs, by the place of their list of pairs: several may share one. */
const pairLists = (font: Buffer, tables: readonly Subtable[]): Map<number, number[]> => {
  const lists = new Map<number, number[]>()
  for (const { place } of tables.filter(({ format }) => format === 1))
    for (const [index, first] of coverageOf(font, at(font, place, 2)).entries()) {
      const list = at(font, place, 10 + index * 2)
      lists.set(list, [...(lists.get(list) ?? []), first])
    }
  return lists
}

/**
 * Takes pairs out of a font's kerning that would stand nearly the same without: by what is left, the classes of glyphs.
 * Every pair costs a document some two bytes.
 * @param least the smallest difference that is kept, in units of the font
 * @throws when the font's kerning does more than change a glyph's width
 */
export const dropSlightKerning = (font: Buffer, least: number): Buffer => {
  const tables = pairTables(font)
  const classes = tables.filter(({ format }) => format === 2)
  for (const { place } of tables)
    if (font.readUInt16BE(place + 4) !== advanceOnly || font.readUInt16BE(place + 6) !== 0)
      throw new Error("The font's kerning holds more than widths; see scripts/fonts/slight-kerning.ts")
  for (const [list, firsts] of pairLists(font, tables)) {
    const isSeen = ({ second, value }: { second: number; value: number }): boolean =>
      firsts.some(first => Math.abs(value - kerning(font, classes, first, second)) >= least)
    const pairs = Array.from({ length: font.readUInt16BE(list) }, (_, index) => list + 2 + index * 4)
      .map(pair => ({ second: font.readUInt16BE(pair), value: font.readInt16BE(pair + 2) }))
      .filter(isSeen)
    font.writeUInt16BE(pairs.length, list)
    for (const [index, { second, value }] of pairs.entries()) {
      font.writeUInt16BE(second, list + 2 + index * 4)
      font.writeInt16BE(value, list + 4 + index * 4)
    }
  }
  return font
}
