import { toHtml } from "hast-util-to-html"
import { headingsOf, setHeadings } from "./headings"
import { parseMarkdown, safeHtmlTree } from "./html-tree"

const set = (body: string, top = 2, prefix?: string) => {
  const tree = safeHtmlTree(parseMarkdown(body))
  setHeadings(tree, top, prefix)
  return { headings: headingsOf(tree), html: toHtml(tree) }
}

test.each([
  ["a body that begins with #", "# A\n\n## B\n\n### C", [2, 3, 4]],
  ["a body that begins with ##", "## A\n\n### B\n\n## C", [2, 3, 2]],
  ["a body of ### alone", "### A\n\n### B", [2, 2]],
  ["a heading deeper than the one after it", "### A\n\n## B", [3, 2]],
  ["a skipped level, which is kept", "# A\n\n### B", [2, 4]],
  ["six levels, of which there is no seventh", "# A\n\n###### B", [2, 6]],
  ["a heading in a quotation", "> # A\n\n## B", [2, 3]],
])("heading levels: %s", (_name, body, expected) => {
  expect(set(body).headings.map(({ level }) => level)).toEqual(expected)
})

test.each([
  ["## R&D: 100% done?\n\n## वेब विश्लेषण", ["rd-100-done", "वेब-विश्लेषण"]],
  ["## Step\n\n## Step\n\n## Step 1\n\n## Step", ["step", "step-1", "step-1-1", "step-2"]],
  ["## Main\n\n## Side menu\n\n## Main", ["main-1", "side-menu-1", "main-2"]],
  ["## Costs **in all {#price}**\n\n## Terms {: #law }", ["price", "law"]],
])("the anchors of %j", (body, expected) => {
  expect(set(body).headings.map(({ anchor }) => anchor)).toEqual(expected)
})

test("each heading links to itself, without its custom id in the text", () => {
  expect(set("## What you *get {#here}*![](a.svg)").html).toBe(
    '<h2 id="here"><a href="#here" class="heading-link">What you <em>get</em><img src="a.svg" alt=""></a></h2>',
  )
})

test("headings in a section of a page start at its level, with prefixed anchors", () => {
  const { headings, html } = set("## Menu\n\n### Main", 3, "side-")
  // "side-menu" is an id of the layout.
  expect(headings).toEqual([
    { text: "Menu", anchor: "side-menu-1", level: 3 },
    { text: "Main", anchor: "side-main", level: 4 },
  ])
  expect(html).toContain('<h3 id="side-menu-1"><a href="#side-menu-1"')
})

test.each(["## See [this](/about)", "## See **[this](/about)**"])("the link in %j is not nested", body => {
  const { html } = set(body)
  expect(html.match(/<a /g)).toHaveLength(1)
  expect(html).toMatch(/^<h2 id="see-this">See .*href="\/about"/)
})
