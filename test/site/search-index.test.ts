import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { SearchPage } from "../../src/search/excerpt"
import { type Entry, openSearch } from "../../src/search/search-index"
import { blogPostPath, categoryPostPath, paths } from "../../src/shared/paths"
import { site } from "../../src/shared/site"
import * as content from "../support/content"
import { canonicalPath, readDocument } from "../support/documents"
import { words } from "../support/words"

const folder = "public/search-index"
const contentOf = (name: string): string => readFileSync(join(folder, name), "utf8")
const entry: Entry = JSON.parse(contentOf("search.json"))
const pages = readdirSync(join(folder, entry.version))
  .filter(name => /^page-\d+\.json$/.test(name))
  .map(name => JSON.parse(contentOf(`${entry.version}/${name}`)) as SearchPage)
const { searchTexts, searchTitles } = openSearch(entry, async name => contentOf(name))

test("the search index has each published post, newest first, and each resource once, as the content says", () => {
  const found = (kind: string) => entry.documents.filter(document => document.kind === kind)
  /** The start of the picture's address: lists show a photograph in another size than the article. */
  const pictureOf = (path: string) => {
    const cover = readDocument(path).root.querySelector(".article-cover")
    const [folder] = /\/static\/[0-9a-f]{32}\//.exec(cover?.innerHTML ?? "") ?? []
    return folder && expect.stringMatching(`^${folder}`)
  }
  expect(found("post")).toEqual(
    content.posts().map(({ slug, title, excerpt, date, categorySlug, lang }) => ({
      kind: "post",
      title,
      text: excerpt,
      path: blogPostPath(slug),
      date,
      ...(lang && { lang }),
      ...(content.retiredSlugs().includes(slug) && { canonical: categoryPostPath(categorySlug, slug) }),
      picture: pictureOf(categoryPostPath(categorySlug, slug)),
    })),
  )
  const titles = (all: readonly { title: string }[]) => all.map(({ title }) => title).sort()
  expect(titles(found("resource"))).toEqual(titles([...content.resources(), ...content.reconciliations()]))
})

test("the search index has the text of each article and resource once, each service by its anchor, and the fixed pages", () => {
  const slugsOf = (kind: SearchPage["kind"]) =>
    pages
      .filter(page => page.kind === kind)
      .map(({ path }) => path.split(/[/#]/).at(-1))
      .sort()
  const slugs = (all: readonly { slug: string }[]) => all.map(({ slug }) => slug).sort()
  expect(slugsOf("article")).toEqual(slugs(content.posts()))
  expect(slugsOf("resource")).toEqual(slugs([...content.resources(), ...content.reconciliations()]))
  expect(slugsOf("service")).toEqual(slugs(content.services()))
  const { home, about, services, landing, results, testimonials, resources, contact, terms, privacy } = paths
  const fixed = [home, about, services, landing, results, testimonials, resources, contact, terms, privacy]
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(fixed))
})

const { pricing, legal, phone } = words.outputs
const wordsIn = (sentence: string): string[] => sentence.replace(/\{\w+\}/g, "").match(/\p{L}{4,}/gu) ?? []
const leadTo = (path: string, sentence: string): [string, string][] =>
  wordsIn(sentence).map(word => [word, path])

test.each<[string, string]>([
  ...(content.services().some(({ fee }) => fee) ? leadTo(paths.services, pricing) : []),
  ...(site.contact.whatsapp ? leadTo(paths.contact, phone) : []),
  ...leadTo(paths.terms, legal),
])("a search for %s finds %s", async (query, path) => {
  const { hits } = await searchTexts(query, 20)
  const found = hits.map(hit => hit.path.split("#")[0])
  expect(found).toContain(path)
})

test("each result leads to a canonical address and an existing heading", () => {
  for (const { path, sections } of pages) {
    const [address = "", ownAnchor] = path.split("#")
    const document = readDocument(address)
    expect(canonicalPath(document)).toBe(address)
    for (const anchor of [ownAnchor, ...sections.map(section => section.anchor)].filter(Boolean))
      expect([path, anchor, document.root.getElementById(anchor ?? "") !== null]).toEqual([
        path,
        anchor,
        true,
      ])
  }
})

const slugOf = (path: string) => path.split("#")[0]?.split("/").at(-1)

test("every article is found by each of its headings, or listed by its title", async () => {
  for (const { path, sections } of pages.filter(({ kind }) => kind === "article"))
    for (const { heading } of sections.filter(section => section.heading)) {
      const [{ hits }, { posts }] = [await searchTexts(heading, 30), await searchTitles(heading)]
      const found = [...hits, ...posts].map(hit => slugOf(hit.path))
      expect([heading, found.includes(slugOf(path))]).toEqual([heading, true])
    }
})

test("every result marks the words that matched", async () => {
  for (const query of ["analytics", "seo", "data", "tracking", "reports", "price"]) {
    const { hits, total } = await searchTexts(query, 100)
    expect(hits).toHaveLength(total)
    for (const { path, title, heading, sentence } of hits) {
      const marked = [title, heading, sentence].map(parts => parts.some(part => part.marked))
      expect([query, path, marked.includes(true)]).toEqual([query, path, true])
      expect([query, path, sentence.length > 0]).toEqual([query, path, marked[2]])
    }
  }
})
