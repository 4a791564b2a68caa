import { parse } from "opentype.js"
import subsetFont from "subset-font"
import { cutFont, lossesOf } from "./cut"
import { cuts } from "./faces"

const digits = "0123456789,. fi fl To"

test.each(cuts.map(cut => [cut.name, cut] as const))(
  "%s keeps its features and characters",
  async (_name, cut) => {
    const text = cut.only ?? digits
    expect(await lossesOf(await cutFont(cut, text), cut, text)).toEqual([])
  },
)

test("the names in a font are blank", async () => {
  const [cut] = cuts
  if (!cut) throw new Error("no cuts")
  const font = await subsetFont(await cutFont(cut, digits), digits, { targetFormat: "truetype" })
  const file = font.buffer.slice(font.byteOffset, font.byteOffset + font.byteLength) as ArrayBuffer
  expect(parse(file).getEnglishName("fontFamily")).toMatch(/^N+$/)
})

test("the same font comes out twice", async () => {
  const [cut] = cuts
  if (!cut) throw new Error("no cuts")
  expect((await cutFont(cut, digits)).equals(await cutFont(cut, digits))).toBe(true)
})
