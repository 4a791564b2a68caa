import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { HTMLElement } from "node-html-parser"
import { brandHash } from "../../../src/outputs/icons"
import { searchIndexFolder } from "../../../src/shared/built-files"
import { paths } from "../../../src/shared/paths"
import { shareImagePath } from "../../../src/shared/share-card"
import { site } from "../../../src/shared/site"
import * as content from "../../support/content"
import { isBuilt, linkTag, meta, readDocument, textsOf } from "../../support/documents"
import { openSite } from "../../support/server/open"
import { request } from "../../support/server/shared"
import { graphNodes, nodeOfType } from "../../support/structured-data"

// As gatsby-config.ts does.
process.env.GATSBY_BRAND_HASH = brandHash()

const { show } = openSite()

test("drafts and future posts are not published, nor is a retired article whose file was removed", () => {
  for (const slug of ["a-draft", "a-future-post", "a-note-that-is-gone"])
    expect(isBuilt(`/blog/${slug}`)).toBe(false)
})

// Each has the word, in its text, tags and the name of its drawing.
test("nothing in the public folder has a word, picture or tag of what is held back", () => {
  const files = readdirSync("public", { recursive: true, withFileTypes: true }).filter(file => file.isFile())
  const naming = files.filter(({ name, parentPath }) =>
    /gannet/i.test(name + readFileSync(join(parentPath, name), "latin1")),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(naming.map(({ name, parentPath }) => join(parentPath, name))).toEqual([])
  for (const [title, section] of [
    ["A draft", "Methods & Tools"],
    ["A future post", "Methods & Tools"],
    ["A note with a drawing", "Field Notes"],
  ] as const)
    expect(isBuilt(shareImagePath({ title, section, brand: site.brand }))).toBe(false)
  const shown = { title: "Three lines", section: "Field Notes", brand: site.brand }
  expect(isBuilt(shareImagePath(shown))).toBe(true)
})

test("an article that says noindex is on its pages and found by the site's search, but in no feed", () => {
  const path = "/blog/a-code-of-colours"
  expect(meta(readDocument(path), "robots")).toBe("noindex, follow")
  expect(textsOf(readDocument(path), "h1")).toHaveLength(1)
  for (const feed of [paths.rssFeed, paths.jsonFeed])
    expect(readFileSync(`public${feed}`, "utf8")).not.toContain("a-code-of-colours")
  const index = readdirSync(`public${searchIndexFolder}`, { recursive: true, encoding: "utf8" })
  const files = index.filter(name => name.endsWith(".json"))
  const all = files.map(name => readFileSync(join("public", searchIndexFolder, name), "utf8")).join("")
  expect(all).toContain(path)
})

test.each([
  { path: "/field-notes/hindi-ki-pehli-chitthi", lang: "hi", dir: "ltr" },
  { path: "/blog/risala-min-al-mina", lang: "ar", dir: "rtl" },
])("an article in $lang says so wherever its words are, and nowhere else", ({ path, lang, dir }) => {
  const document = readDocument(path)
  const marked = (root: HTMLElement, selector: string) =>
    root.querySelectorAll(selector).map(one => [one.getAttribute("lang"), one.getAttribute("dir")])
  for (const selector of ["h1", ".lead", ".article-body"])
    expect([selector, marked(document.root, selector)]).toEqual([selector, [[lang, dir]]])
  expect(marked(document.root, "html")).toEqual([["en-IE", "ltr"]])
  expect(textsOf(document, ".article-meta > span")).toEqual(["takes 1 min"])
  const nodes = graphNodes(document)
  expect(["WebSite", "WebPage", "BlogPosting"].map(type => nodeOfType(nodes, type).inLanguage)).toEqual([
    "en-IE",
    lang,
    lang,
  ])
  const title = textsOf(document, "h1")[0] ?? ""
  const listed = ["/blog", "/blog/page/2"].flatMap(list => readDocument(list).root.querySelectorAll("h2"))
  const own = listed.find(heading => heading.text === title)
  expect([own?.getAttribute("lang"), own?.getAttribute("dir")]).toEqual([lang, dir])
  const feed = JSON.parse(readFileSync("public/feed.json", "utf8")) as { items: Record<string, string>[] }
  expect(feed.items.find(item => item.title === title)).toMatchObject({
    language: lang,
    content_html: expect.stringMatching(`^<div lang="${lang}" dir="${dir}">`),
  })
})

test("in an Arabic article, lists and quotations begin on the right, and code on the left", async () => {
  const page = await show("/blog/risala-min-al-mina")
  const style = (selector: string, property: "paddingLeft" | "borderLeftWidth" | "direction") =>
    page.locator(`.article-body ${selector}`).evaluate((one, name) => getComputedStyle(one)[name], property)
  expect(await style("> ul", "paddingLeft")).toBe("0px")
  expect(await style("> blockquote", "borderLeftWidth")).toBe("0px")
  expect(await Promise.all(["> ul", "pre"].map(part => style(part, "direction")))).toEqual(["rtl", "ltr"])
})

test("lists are paginated; each page is its own canonical URL and has its number in the title", () => {
  const lists = ["/blog", "/blog/page/2", "/blog/page/3"].map(readDocument)
  expect(lists.map(page => textsOf(page, ".article-list h2").length)).toEqual([3, 3, 1])
  const hrefs = (rel: string) =>
    lists.map(({ root }) => root.querySelector(`main a[rel=${rel}]`)?.getAttribute("href"))
  expect(hrefs("next")).toEqual(["/blog/page/2", "/blog/page/3", undefined])
  expect(hrefs("prev")).toEqual([undefined, "/blog", "/blog/page/2"])
  const [, second = readDocument("/blog")] = lists
  expect(textsOf(second, "title")[0]).toMatch(/^Notes, sheet 2 /)
  expect(linkTag(second, "canonical")).toMatch(/\/blog\/page\/2$/)
})

test("a moved address redirects", async () => {
  for (const { from, to } of content.redirects()) {
    const response = await request(from)
    expect([response.status, response.headers.get("location")]).toEqual([301, to])
  }
})

test("an article's update is on its page and in its head", () => {
  const document = readDocument("/blog/every-mark")
  expect(textsOf(document, ".article-meta")[0]).toContain("Mended on 14 February 2025")
  expect(meta(document, "article:modified_time")).toMatch(/^2025-02-14T00:00:00[+-]\d\d:\d\d$/)
})

test("each markdown construct becomes its element and is styled", async () => {
  const document = readDocument("/blog/every-mark")
  const words = (selector: string) => textsOf(document, `.article-body ${selector}`)
  expect(["> h2", "> h3", "> h4"].flatMap(words)).toEqual(["First level", "Second level", "Third level"])
  expect([words("> p strong"), words("> p em")]).toEqual([["bold"], ["italic"]])
  expect(words("> ul > li")).toEqual(["a bullet", "another"])
  expect(words("> ol > li")).toEqual(["a number", "another"])
  expect([words("> blockquote:not(.alert)"), words("> hr").length]).toEqual([["A quote."], 1])
  expect([words(".alert strong"), words(".video a")]).toEqual([["You choose"], ["See it move at YouTube"]])
  const table = document.root.querySelector(".table-scroll")
  expect(table?.getAttribute("aria-label")).toBe("Grid 1 in Third level")
  expect(words("pre.language-js")).toEqual(["const answer = 42"])
  const images = document.root.querySelectorAll(".article-body img")
  expect(images.map(image => image.getAttribute("alt"))).toEqual(["A drawing"])
  expect(words(".diagram-cycle .diagram-steps li")).toHaveLength(9)
  expect(words(".diagram-phases .diagram-steps li")).toHaveLength(5)
  expect(words(".diagram-cycle .diagram-text")[2]).toBe("Note it in their words & <not> in ours.")
  const page = await show("/blog/every-mark")
  const styleOf = (selector: string, property: "fontWeight" | "fontStyle" | "listStyleType") =>
    page
      .locator(`.article-body ${selector}`)
      .first()
      .evaluate((element, name) => getComputedStyle(element)[name], property)
  expect(Number(await styleOf("strong", "fontWeight"))).toBeGreaterThanOrEqual(600)
  expect(await styleOf("em", "fontStyle")).toBe("italic")
  expect(await styleOf("> ul > li", "listStyleType")).toBe("disc")
  expect(await styleOf("> ol > li", "listStyleType")).toBe("decimal")
  const drawing = page.locator(".article-body img")
  await drawing.scrollIntoViewIfNeeded()
  await drawing.evaluate((image: HTMLImageElement) => image.decode())
})

test("texts of content/pages and further legal texts are pages, and found by the footer", () => {
  for (const [path, title] of [
    ["/imprint", "Imprint"],
    ["/how-we-charge", "How we charge"],
  ] as const) {
    const document = readDocument(path)
    expect(textsOf(document, "h1")).toEqual([title])
    const footer = readDocument("/blog").root.querySelector(`footer a[href="${path}"]`)
    expect(footer?.text).toBe(title)
  }
})
