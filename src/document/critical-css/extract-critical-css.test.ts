import { extractCriticalCss } from "./extract-critical-css"

const css = [
  "@layer theme,base;@layer utilities{.gap-\\[0\\.4em\\]{gap:.4em}.hidden{display:none}}",
  "@layer theme{:root{--ink:#111;--unused:1px}}@layer base{h1{color:var(--ink)}table{margin:0}}",
  '@font-face{font-family:"A";src:url(a.woff2);unicode-range:U+20B9}',
  '.back::before{content:"←"}@font-face{font-family:"B";src:url(b.woff2);unicode-range:U+2190}',
  "@page{margin:1cm}@media print{h1{color:#000}}@layer base{::-webkit-datetime-edit,::file-selector-button{margin:0}}",
  '@font-face{font-family:"C";src:url(c.woff2);unicode-range:U+23,U+3c-3e}',
].join("")

const cut = (html: string, paperComesLater = true) => extractCriticalCss(css, html, paperComesLater)

test("keeps the rules that can meet something in the document, escaped class names included", () => {
  const style = cut('<h1 class="gap-[0.4em]">A</h1>')
  expect(style).toContain(".gap-\\[0\\.4em\\]{gap:.4em}")
  expect(style).toContain("h1{color:var(--ink)}")
  expect(style).not.toMatch(/\.hidden|table|--unused/)
})

test("leaves printing to the whole stylesheet where that comes, and parts of fields that no page has out", () => {
  expect(cut("<h1>A</h1>")).not.toMatch(/print|@page|webkit|file-selector/)
  const alone = cut("<h1>A</h1>", false)
  expect(alone).toMatch(/@page\{margin:1cm\}@media print\{h1\{color:#000\}\}/)
  expect(alone).not.toMatch(/webkit|file-selector/)
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

test("takes neither tags nor code for characters that a font is for", () => {
  expect(
    cut('<p>It&#x27;s <code>#</code></p><pre><code class="language-js"><span>#1 &lt; 2</span></code></pre>'),
  ).not.toMatch(/c\.woff2/)
  for (const shown of [
    "#1",
    '<code class="language-formula">n &gt; 2</code>',
    "1 &lt; 2",
    "1 &#x3C; 2",
    "<b>#</b>",
  ])
    expect(cut(`<p>${shown}</p>`)).toMatch(/c\.woff2/)
})

test("documents that use the same share the same cut", () => {
  expect(cut('<h1 class="x">One</h1>')).toBe(cut('<h1 class="y">Two, naïve</h1>'))
})
