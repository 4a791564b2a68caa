import { render } from "../../../test/support/render"
import { ArticleText } from "./article-text"

const heading = (text: string, level = 2) => ({ text, anchor: text.toLowerCase(), level })
const textOf = (headings: readonly Queries.ContentsEntryFragment[]) =>
  render(<ArticleText text={{ headings, html: "" }} />)
const links = (html: string) => [...html.matchAll(/href="#([^"]*)"/g)].map(([, anchor]) => anchor)

test.each([
  ["none", []],
  ["two", [heading("A"), heading("B")]],
  ["two with parts", [heading("A"), heading("P", 3), heading("Q", 3), heading("B")]],
])("a text of %s has no contents", (_name, headings) => {
  expect(textOf(headings)).not.toContain("<nav")
})

test("three sections or more are linked in order, with their subsections", () => {
  const html = textOf([heading("A"), heading("P", 3), heading("B"), heading("C")])
  expect(links(html)).toEqual(["a", "p", "b", "c"])
  expect(html).toContain('<nav class="toc quiet-links" aria-label="Contents">')
})

test("headings below level 3 are left out", () => {
  const html = textOf([heading("A"), heading("X", 4), heading("B"), heading("C")])
  expect(links(html)).toEqual(["a", "b", "c"])
})

test("a long text only shows its sections", () => {
  const parts = Array.from({ length: 16 }, (_, index) => heading(`P${index}`, 3))
  const html = textOf([heading("A"), ...parts, heading("B"), heading("C")])
  expect(links(html)).toEqual(["a", "b", "c"])
})
