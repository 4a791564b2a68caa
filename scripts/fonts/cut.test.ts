import { parse } from "opentype.js"
import subsetFont from "subset-font"
import { basicLatin, charactersInUse } from "./characters"
import { cutFont, lossesOf } from "./cut"
import { charactersOf, cuts } from "./faces"

const digits = "0123456789,. fi fl To"

test.each(cuts.map(cut => [cut.name, cut] as const))(
  "%s keeps its features and characters",
  async (_name, cut) => {
    const text = cut.only ?? digits
    expect(await lossesOf(await cutFont(cut, text), cut, text)).toEqual([])
  },
)

test.each(["Newsreader", "Schibsted Grotesk"])(
  "%s has every sign of a keyboard in one of its files",
  family => {
    const shown = charactersInUse("content")
    const files = cuts.filter(cut => cut.family === family || cut.alsoFor?.family === family)
    const all = files.map(cut => charactersOf(cut, shown)).join("")
    expect([...basicLatin].filter(sign => !all.includes(sign))).toEqual([])
  },
)

test("the same font comes out twice", async () => {
  const [cut] = cuts
  if (!cut) throw new Error("no cuts")
  expect((await cutFont(cut, digits)).equals(await cutFont(cut, digits))).toBe(true)
})

test("the serif's figures are all of one width, so that it needs no others for tables", async () => {
  const cut = cuts.find(({ name }) => name === "newsreader")
  if (!cut) throw new Error("no serif")
  const file = await subsetFont(await cutFont(cut, digits), digits, { targetFormat: "truetype" })
  const font = parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer)
  expect(new Set([..."0123456789"].map(digit => font.getAdvanceWidth(digit, 1000))).size).toBe(1)
})
