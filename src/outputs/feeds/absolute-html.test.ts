import { absoluteHtml } from "./absolute-html"

const url = "https://x.example/analytics/a"
const of = (html: string) => absoluteHtml(html, url)

test("links, images and fragments get full addresses", () => {
  expect(of('<a href="/about">x</a>')).toBe('<a href="https://x.example/about">x</a>')
  expect(of('<a href="#part">x</a>')).toBe('<a href="https://x.example/analytics/a#part">x</a>')
  expect(of('<img src="/static/a.png" alt="a > b">')).toBe(
    '<img src="https://x.example/static/a.png" alt="a > b">',
  )
  expect(of('<a href="https://y.example/z">x</a>')).toBe('<a href="https://y.example/z">x</a>')
  expect(of('<a href="mailto:a@x.example">x</a>')).toBe('<a href="mailto:a@x.example">x</a>')
})

test("every candidate of a set of images gets one, its size kept", () => {
  expect(of('<source srcset="/a.webp 180w,\n/b.webp 360w" sizes="100vw">')).toBe(
    '<source srcset="https://x.example/a.webp 180w, https://x.example/b.webp 360w" sizes="100vw">',
  )
})

test("what only serves the page is left out", () => {
  expect(of('<div class="scroller" tabindex="0" role="region" aria-label="Table"><h2 id="x">')).toBe(
    "<div><h2>",
  )
})

test("code that shows HTML stays as written", () => {
  const code = '<pre><code>&#x3C;a class="b" href="/about"></code></pre>'
  expect(of(code)).toBe(code)
})
