import type { Root } from "hast"
import { toHtml } from "hast-util-to-html"
import { setHeadings } from "./headings"
import { htmlTree } from "./html-tree"

const set = (body: string, shallowest = 2, anchorPrefix?: string) => {
  const tree: Root = htmlTree(body)
  return { headings: setHeadings(tree, shallowest, anchorPrefix), html: toHtml(tree) }
}
const levels = (body: string, shallowest?: number) => set(body, shallowest).headings.map(({ level }) => level)
const anchors = (body: string) => set(body).headings.map(({ anchor }) => anchor)

test.each([
  ["a body that begins with #", "# A\n\n## B\n\n### C", [2, 3, 4]],
  ["a body that begins with ##", "## A\n\n### B\n\n## C", [2, 3, 2]],
  ["a body of ### alone", "### A\n\n### B", [2, 2]],
  ["a heading deeper than the one after it", "### A\n\n## B", [3, 2]],
  ["a jump, which stays one", "# A\n\n### B", [2, 4]],
  ["six levels, of which there is no seventh", "# A\n\n###### B", [2, 6]],
])("the levels of %s", (_name, body, expected) => {
  expect(levels(body)).toEqual(expected)
})

test("the headings of a part of a page begin at the level given", () => {
  const { headings, html } = set("## A\n\n### B", 3)
  expect(headings.map(({ level }) => level)).toEqual([3, 4])
  expect(html).toMatch(/<h3 [\s\S]*<\/h3>\s*<h4 /)
})

test("headings inside a quotation count too", () => {
  expect(levels("> # A\n\n## B")).toEqual([2, 3])
})

test("each heading links to its own fragment", () => {
  expect(set("## What you *get*").html).toBe(
    '<h2 id="what-you-get"><a href="#what-you-get" class="heading-link">What you <em>get</em></a></h2>',
  )
})

test("fragments are what GitHub would make, in any script", () => {
  expect(anchors("## R&D: 100% done?\n\n## वेब विश्लेषण")).toEqual(["rd-100-done", "वेब-विश्लेषण"])
})

test("no fragment stands twice", () => {
  const all = anchors("## Step\n\n## Step\n\n## Step 1\n\n## Step")
  expect(all[0]).toBe("step")
  expect(new Set(all).size).toBe(4)
})

test("no fragment is the id of something around every page, with a prefix or without", () => {
  expect(anchors("## Main\n\n## Side menu\n\n## Main")).toEqual(["main-1", "side-menu-1", "main-2"])
  const { headings, html } = set("## Menu\n\n## Main", 3, "side-")
  expect(headings.map(({ anchor }) => anchor)).toEqual(["side-menu-1", "side-main"])
  expect(html).toContain('<h3 id="side-menu-1"><a href="#side-menu-1"')
})

test("fragments of one body among several begin with its prefix, in the list and in the text", () => {
  const { headings, html } = set("## Cost", 3, "seo-")
  expect(headings).toEqual([{ text: "Cost", anchor: "seo-cost", level: 3 }])
  expect(html).toContain('<h3 id="seo-cost"><a href="#seo-cost"')
})

test.each(["## See [this](/about)", "## See **[this](/about)**"])(
  "%s has no link around its link, and keeps its fragment",
  body => {
    const { html } = set(body)
    expect(html.match(/<a /g)).toHaveLength(1)
    expect(html).toMatch(/^<h2 id="see-this">See .*href="\/about"/)
  },
)

test("a body without headings is left as it is", () => {
  expect(set("Text")).toEqual({ headings: [], html: "<p>Text</p>" })
})
