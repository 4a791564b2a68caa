import { usedIn } from "../critical-css/used-selectors"
import { cutCss } from "./cut-css"

const html = '<p class="lead sm:flex gap-[0.4em]">₹ <a href="/">Home</a></p>'
const cut = (css: string) => cutCss(css, usedIn(html, ["visible"])).replaceAll("\n", "")

test("keeps what the document uses and leaves the rest out", () => {
  expect(cut(".lead{color:red}.hero{color:red}.lead,.hero h1{margin:0}")).toBe(
    ".lead{color:red}.lead{margin:0}",
  )
  expect(cut("a:hover{color:red}table td{color:red}p>a{margin:0}")).toBe("a:hover{color:red}p>a{margin:0}")
  expect(cut("p.visible{color:red}")).toBe("p.visible{color:red}")
})

test("knows escaped class names", () => {
  const css = ".sm\\:flex{display:flex}.gap-\\[0\\.4em\\]{gap:.4em}.sm\\:grid{display:grid}"
  expect(cut(css)).toBe(".sm\\:flex{display:flex}.gap-\\[0\\.4em\\]{gap:.4em}")
})

test("keeps a choice of selectors when one of them can meet", () => {
  expect(cut(".lead :is(a,b){color:red}.lead :is(td,th){color:red}")).toBe(".lead :is(a,b){color:red}")
  expect(cut("a:not(.button){color:red}")).toBe("a:not(.button){color:red}")
})

test("puts cascade layers in the order they win, utilities above all", () => {
  const css =
    "@layer base,components,utilities;@layer utilities{.sm\\:flex{gap:0}}@layer base{p{margin:0}}a{margin:0}"
  expect(cut(css)).toBe("p{margin:0}:root:root .sm\\:flex{gap:0}a{margin:0}")
})

test("leaves out what AMP does not take", () => {
  expect(
    cut("@container (width>1px){p{margin:0}}@property --x{inherits:false}p{margin:0!important;gap:0}"),
  ).toBe("p{gap:0}")
})

test("keeps custom properties that are asked for, also by one another, and no others", () => {
  expect(cut(":root{--a:var(--b);--b:1px;--c:var(--d);--d:2px}p{margin:var(--a)}")).toBe(
    ":root{--a:var(--b);--b:1px}p{margin:var(--a)}",
  )
})

test("keeps the part of a font whose characters occur", () => {
  const face = (range: string) => `@font-face{font-family:N;unicode-range:${range}}`
  expect(cut(face("u+20b9") + face("u+2190-2193,u+221a"))).toBe(face("u+20b9"))
})

test("gives every element what Tailwind would set by @property", () => {
  expect(cut("@layer properties{@supports (x:y){*{--tw-b:solid}}}p{border-style:var(--tw-b)}")).toBe(
    "*{--tw-b:solid}p{border-style:var(--tw-b)}",
  )
})
