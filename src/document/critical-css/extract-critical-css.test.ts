/** @proves Speed: first paint */
import { extractCriticalCss } from "./extract-critical-css"

const css = [
  "@layer theme,base;@layer utilities{.gap-\\[0\\.4em\\]{gap:.4em}.hidden{display:none}}",
  "@layer theme{:root{--ink:#111;--unused:1px}}@layer base{h1{color:var(--ink)}table{margin:0}}",
  '@font-face{font-family:"A";src:url(a.woff2);unicode-range:U+20B9}',
  '.back::before{content:"←"}@font-face{font-family:"B";src:url(b.woff2);unicode-range:U+2190}',
].join("")

const cut = (html: string) => extractCriticalCss(css, html)

test("keeps the rules that can meet something in the document, escaped class names included", () => {
  const style = cut('<h1 class="gap-[0.4em]">A</h1>')
  expect(style).toContain(".gap-\\[0\\.4em\\]{gap:.4em}")
  expect(style).toContain("h1{color:var(--ink)}")
  expect(style).not.toMatch(/\.hidden|table|--unused/)
})

test("names every layer in its order, so that the whole stylesheet changes no precedence later", () => {
  expect(cut("<p>A</p>")).toMatch(/^@layer theme,base,utilities;/)
})

test("has a font only for characters that occur", () => {
  expect(cut("<p>₹ 100</p>")).toMatch(/a\.woff2/)
  expect(cut("<p>₹ 100</p>")).not.toMatch(/b\.woff2/)
  expect(cut("<p>100</p>")).not.toMatch(/woff2/)
  expect(cut('<p class="back">100</p>')).toMatch(/b\.woff2/)
})

test("documents that use the same share the same cut", () => {
  expect(cut('<h1 class="x">One</h1>')).toBe(cut('<h1 class="y">Two</h1>'))
})
