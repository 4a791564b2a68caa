import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parse } from "node-html-parser"
import { type Entry, openSearch } from "../../src/search/search"
import type { SearchPage } from "../../src/search/text-search"
import { addresses, blogPostPath, categoryPostPath } from "../../src/shared/addresses"
import { contentPosts, contentResources, contentServices } from "../support/content"
import { readDocument } from "../support/documents"

const folder = "public/search-index"
const contentOf = (name: string): string => readFileSync(join(folder, name), "utf8")
const entry: Entry = JSON.parse(contentOf("search.json"))
const pages = readdirSync(join(folder, entry.version))
  .filter(name => /^page-\d+\.json$/.test(name))
  .map(name => JSON.parse(contentOf(`${entry.version}/${name}`)) as SearchPage)
const { searchTexts, searchTitles } = openSearch(entry, async name => contentOf(name))

const published = [...contentPosts()].sort((a, b) => (a.date < b.date ? 1 : -1))

test("has each published post, newest first, and each resource once, as the content says", () => {
  const pictureOf = (path: string) =>
    readDocument(path).root.querySelector(".article-cover img")?.attributes.src
  const of = (kind: string) => entry.documents.filter(document => document.kind === kind)
  expect(of("post").map(({ title, text, blogPath, date }) => ({ title, text, blogPath, date }))).toEqual(
    published.map(({ slug, title, excerpt, date }) => ({
      title,
      text: excerpt,
      blogPath: blogPostPath(slug),
      date,
    })),
  )
  expect(of("post").map(({ picture }) => picture)).toEqual(
    published.map(({ categorySlug, slug }) => pictureOf(categoryPostPath(categorySlug, slug))),
  )
  expect(
    of("resource")
      .map(({ title }) => title)
      .sort(),
  ).toEqual(
    contentResources()
      .map(({ title }) => title)
      .sort(),
  )
})

test("has the text of each article and resource once, each service by its anchor, and the fixed pages", () => {
  const pathsOf = (kind: SearchPage["kind"]) =>
    pages
      .filter(page => page.kind === kind)
      .map(({ path }) => path.split(/[/#]/).at(-1))
      .sort()
  const slugs = (all: readonly { slug: string }[]) => all.map(({ slug }) => slug).sort()
  expect(pathsOf("article")).toEqual(slugs(contentPosts()))
  expect(pathsOf("resource")).toEqual(slugs(contentResources()))
  expect(pathsOf("service")).toEqual(slugs(contentServices()))
  const { home, about, services, landing, results, testimonials, resources, contact, terms, privacy } =
    addresses
  expect(pages.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      home,
      about,
      services,
      landing,
      results,
      testimonials,
      resources,
      contact,
      terms,
      privacy,
    ]),
  )
})

test("each hit leads to a canonical address and a heading that is there", () => {
  for (const { path, sections } of pages)
    for (const anchor of [path.split("#")[1], ...sections.map(section => section.anchor)].filter(Boolean)) {
      const [address = ""] = path.split("#")
      const document = parse(readFileSync(join("public", address, "index.html"), "utf8"))
      const canonical = document.querySelector("link[rel=canonical]")?.attributes.href ?? ""
      expect([address, new URL(canonical).pathname]).toEqual([address, address])
      expect([path, anchor, document.getElementById(anchor ?? "") !== null]).toEqual([path, anchor, true])
    }
})

test("every article is found by the words of each of its headings, or listed by its title", async () => {
  for (const { path, sections } of pages.filter(({ kind }) => kind === "article"))
    for (const { heading } of sections.filter(section => section.heading)) {
      const [{ hits }, { posts }] = [await searchTexts(heading, 30), await searchTitles(heading)]
      const found = [...hits, ...posts].map(hit => hit.path.split("#")[0])
      expect([heading, found.includes(path)]).toEqual([heading, true])
    }
})

test("every hit marks what it was found by", async () => {
  for (const query of ["analytics", "seo", "data", "tracking", "reports", "price"]) {
    const { hits, total } = await searchTexts(query, 100)
    expect(hits).toHaveLength(total)
    for (const { path, title, heading, sentence } of hits) {
      const shown = [title, heading, sentence].map(segments => segments.some(({ marked }) => marked))
      expect([query, path, shown.includes(true)]).toEqual([query, path, true])
      expect([query, path, sentence.length > 0]).toEqual([query, path, shown[2]])
    }
  }
})

test("its entry is asked for again each time, the other files never", () => {
  const { files } = JSON.parse(readFileSync(".cache/server-manifest.json", "utf8"))
  const kept = (name: string) =>
    files.find(({ path }: { path: string }) => path === `/search-index/${name}`)?.headers["cache-control"]
  expect(kept("search.json")).toBe("public, max-age=0, must-revalidate")
  expect(kept(`${entry.version}/page-0.json`)).toBe("public, max-age=31536000, immutable")
})
