import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parse } from "node-html-parser"
import type { SearchPage } from "../../src/search/text/search-page"
import { createTextSearcher } from "../../src/search/text/text-searcher"
import { addresses } from "../../src/shared/addresses"
import { contentPosts, contentResources, contentServices } from "../support/content"

const folder = "public/search-text"
const contentOf = (name: string): string => readFileSync(join(folder, name), "utf8")
const pages = readdirSync(folder)
  .filter(name => /^page-.*\.json$/.test(name))
  .map(name => JSON.parse(contentOf(name)) as SearchPage)

const { search } = createTextSearcher({
  fetchPart: async name => (existsSync(join(folder, name)) ? contentOf(name) : null),
})

test("has each article and resource once, each service by its anchor, and the fixed pages", () => {
  const of = (kind: SearchPage["kind"]) => pages.filter(page => page.kind === kind)
  expect(
    of("article")
      .map(({ path }) => path.split("/").at(-1))
      .sort(),
  ).toEqual(
    contentPosts()
      .map(({ slug }) => slug)
      .sort(),
  )
  expect(of("resource").map(({ title }) => title)).toEqual(
    expect.arrayContaining(contentResources().map(({ title }) => title)),
  )
  const services = contentServices().map(({ slug }) => slug)
  expect(
    of("service")
      .map(({ sections }) => sections[0]?.anchor)
      .sort(),
  ).toEqual(services.sort())
  const { home, about, landing, results, contact, terms, privacy } = addresses
  expect(of("page").map(({ path }) => path)).toEqual(
    expect.arrayContaining([home, about, landing, results, contact, terms, privacy]),
  )
})

test("each hit leads to a heading that is there", () => {
  const documents = new Map(
    [...new Set(pages.map(({ path }) => path))].map(path => [
      path,
      parse(readFileSync(join("public", path, "index.html"), "utf8")),
    ]),
  )
  for (const { path, sections } of pages)
    for (const { anchor } of sections)
      if (anchor)
        expect([path, anchor, documents.get(path)?.getElementById(anchor) === null]).toEqual([
          path,
          anchor,
          false,
        ])
})

test("every article is found by the words of each of its headings", async () => {
  for (const { path, sections } of pages.filter(({ kind }) => kind === "article"))
    for (const { heading } of sections.filter(({ heading }) => heading)) {
      const { hits } = await search(heading, 30)
      expect([heading, hits.map(hit => hit.path).includes(path)]).toEqual([heading, true])
    }
})

test("its entry is asked for again each time, its parts never", () => {
  const { files } = JSON.parse(readFileSync(".cache/server-manifest.json", "utf8"))
  const kept = (name: string) =>
    files.find(({ path }: { path: string }) => path === `/search-text/${name}`)?.headers["cache-control"]
  expect(kept("text.json")).toBe("public, max-age=0, must-revalidate")
  const [part = ""] = readdirSync(folder).filter(name => /^stems-.*\.json$/.test(name))
  expect(kept(part)).toBe("public, max-age=31536000, immutable")
})
