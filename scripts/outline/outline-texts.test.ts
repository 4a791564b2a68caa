import { loadFonts } from "./fonts"
import { outlineTexts } from "./outline-texts"

const fonts = loadFonts
const svg = (body: string) => `<svg viewBox="0 0 90 9">${body}</svg>`

test("a text becomes outlines that keep its colour and its place; a character's outline is written once", async () => {
  const text = '<text x="10" y="8" font-size="8" fill="var(--ink)" class="a">oo</text>'
  const outlined = await outlineTexts(svg(text), fonts)
  expect(outlined).not.toContain("<text")
  expect(outlined.match(/<path id=/g)).toHaveLength(1)
  expect(outlined).toMatch(
    /<g class="a" fill="var\(--ink\)" transform="translate\(10 8\) scale\(0\.02\)"><use href="#g0" x="0"\/><use href="#g0" x="\d+"\/><\/g>/,
  )
})

test("one that ends at its place begins before it", async () => {
  const outlined = await outlineTexts(svg('<text x="90" y="8" text-anchor="end">o</text>'), fonts)
  expect(outlined).toMatch(/<use href="#g0" x="-\d+"/)
})

test("serif and weight choose the font, and ₹ comes from its own file", async () => {
  const paths = await Promise.all(
    ["", ' font-family="serif"', ' font-weight="bold"'].map(
      async attributes =>
        / d="([^"]*)"/.exec(await outlineTexts(svg(`<text${attributes}>₹</text>`), fonts))?.[1],
    ),
  )
  expect(new Set(paths).size).toBe(3)
  expect(paths.every(Boolean)).toBe(true)
})

test("a drawing without text stays as it is, letter for letter", async () => {
  const plain = svg('<!-- A plan --><linearGradient id="a"/><path d="M0 0h9"/>')
  expect(await outlineTexts(plain, fonts)).toBe(plain)
})

test("what cannot be set is named", async () => {
  await expect(outlineTexts(svg("<text>日</text>"), fonts)).rejects.toThrow('have no "日"')
  await expect(outlineTexts(svg("<text><tspan>a</tspan></text>"), fonts)).rejects.toThrow(
    "holds other elements",
  )
  await expect(outlineTexts(svg('<text x="1em">a</text>'), fonts)).rejects.toThrow('x="1em"')
})
