import { readFileSync } from "node:fs"
import { parse } from "opentype.js"
import subsetFont from "subset-font"
import { newsreader } from "./faces"
import { dropSlightKerning, kerning, pairTables } from "./slight-kerning"

const letters = "AVTWYoavtwyf.,’“1270"
const least = 20

const serif = () =>
  subsetFont(readFileSync(`node_modules/${newsreader("latin")}`), letters, {
    keepFeatures: ["kern"],
    variationAxes: { opsz: 40, wght: 500 },
    targetFormat: "truetype",
  })

/** What every two of the letters are moved together, by the letters. */
const kernings = (font: Buffer): Map<string, number> => {
  const open = parse(font.buffer.slice(font.byteOffset, font.byteOffset + font.byteLength) as ArrayBuffer)
  const glyph = (letter: string) => open.charToGlyphIndex(letter)
  const tables = pairTables(font)
  return new Map(
    [...letters].flatMap(first =>
      [...letters].map(
        second => [first + second, kerning(font, tables, glyph(first), glyph(second))] as const,
      ),
    ),
  )
}

test("no pair of letters moves by as much as the limit, and wide gaps stay closed", async () => {
  const before = kernings(await serif())
  const after = kernings(dropSlightKerning(await serif(), least))
  expect(before.get("AV")).toBeLessThan(-50)
  for (const [pair, value] of before)
    expect([pair, Math.abs((after.get(pair) ?? 0) - value) < least]).toEqual([pair, true])
})

test("the font becomes smaller, and has its kerning still once it is packed anew", async () => {
  const pack = (font: Buffer) =>
    subsetFont(font, letters, { keepFeatures: ["kern"], targetFormat: "truetype" })
  const [whole, cut] = [await pack(await serif()), await pack(dropSlightKerning(await serif(), least))]
  expect(cut.length).toBeLessThan(whole.length)
  expect(kernings(cut)).toEqual(kernings(dropSlightKerning(await serif(), least)))
})
