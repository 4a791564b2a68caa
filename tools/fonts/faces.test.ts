import { type Font, parse } from "opentype.js"
import { inlinedFonts } from "../../src/document/font-data"
import { basicLatin, createSubset, type Face, fallbackFaces, imageFaces, inlinedFaces } from "./faces"

const open = async (face: Omit<Face, "family" | "weights">): Promise<Font> => {
  const font = await createSubset(face, "truetype")
  return parse(font.buffer.slice(font.byteOffset, font.byteOffset + font.byteLength) as ArrayBuffer)
}

const faces = [...inlinedFaces, ...Object.values(fallbackFaces)]

test.each([...faces, ...Object.values(imageFaces)])(
  "$source.file has all characters of its subset",
  async face => {
    const font = await open(face)
    expect([...face.characters].filter(character => !font.charToGlyphIndex(character))).toEqual([])
  },
)

test.each(["Newsreader", "Schibsted Grotesk"])("%s has every printable ASCII character", family => {
  const own = faces.filter(face => face.family === family)
  const all = own.map(({ characters }) => characters).join("")
  expect([...basicLatin].filter(character => !all.includes(character))).toEqual([])
})

test("serif digits are tabular; a separate font has tabular sans-serif digits", async () => {
  const [serif] = await Promise.all(inlinedFaces.map(open))
  const figures = await open(fallbackFaces["schibsted-grotesk-figures"] as Face)
  expect(new Set([..."0123456789"].map(digit => serif?.getAdvanceWidth(digit, 1000))).size).toBe(1)
  expect(figures.tables.gsub?.features.map(({ tag }) => tag)).toEqual(["tnum"])
})

test("inlined fonts are up to date", async () => {
  const subsets = await Promise.all(inlinedFaces.map(face => createSubset(face, "woff2")))
  expect(inlinedFonts.map(({ data }) => data)).toEqual(subsets.map(font => font.toString("base64")))
})
