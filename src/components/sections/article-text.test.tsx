import { render } from "../../../test/support/render"
import { ArticleText } from "./article-text"

const heading = (text: string, level = 2) => ({ text, anchor: text.toLowerCase(), level })
const textOf = (headings: readonly Queries.ContentsEntryFragment[]) =>
  render(<ArticleText text={{ headings, html: "" }} />)
const links = (html: string) => [...html.matchAll(/href="#([^"]*)"/g)].map(([, anchor]) => anchor)

const parts = Array.from({ length: 16 }, (_, index) => heading(`P${index}`, 3))

test.each([
  ["two has no contents", [heading("A"), heading("B")], []],
  ["two with parts has no contents", [heading("A"), heading("P", 3), heading("Q", 3), heading("B")], []],
  ["three links them", [heading("A"), heading("P", 3), heading("B"), heading("C")], ["a", "p", "b", "c"]],
  ["three leaves out level 4", [heading("A"), heading("X", 4), heading("B"), heading("C")], ["a", "b", "c"]],
  ["many links its sections", [heading("A"), ...parts, heading("B"), heading("C")], ["a", "b", "c"]],
])("a text with the sections %s", (_name, headings, anchors) => {
  const html = textOf(headings)
  expect(links(html)).toEqual(anchors)
  expect(html.includes('<nav class="toc quiet-links" aria-label="Contents">')).toBe(anchors.length > 0)
})
