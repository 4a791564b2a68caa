import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { buildSearchIndex } from "../../src/search/exact/index/build-index"
import type { SearchDocument } from "../../src/search/exact/rule/document"
import { categoryPostPath } from "../../src/shared/addresses"
import { contentPosts, contentResources } from "../support/content"
import { readDocument } from "../support/documents"

const folder = "public/search-index"
const contentOf = (name: string): string => readFileSync(join(folder, name), "utf8")

const pictureOf = (path: string) =>
  readDocument(path).root.querySelector(".article-cover img")?.attributes.src
const posts = contentPosts().map(({ slug, title, excerpt, date, categorySlug }): SearchDocument => {
  const picture = pictureOf(categoryPostPath(categorySlug, slug))
  return { kind: "post", slug, title, text: excerpt, date, ...(picture && { picture }) }
})
const resources = contentResources().map(
  ({ slug, title, description }): SearchDocument => ({ kind: "resource", slug, title, text: description }),
)

test("is one file under 10 kB on today's content", () => {
  expect(readdirSync(folder).filter(name => !/\.(br|gz)$/.test(name))).toEqual(["search.json"])
  expect(Buffer.byteLength(contentOf("search.json"))).toBeLessThan(10_000)
})

test("contains each published post and each resource once", () => {
  const { slugs } = JSON.parse(contentOf("search.json")).whole
  expect([...slugs].sort()).toEqual([...posts, ...resources].map(({ slug }) => slug).sort())
})

test("is what the content says, byte for byte, in whatever order it is read", async () => {
  const { files } = await buildSearchIndex([...resources, ...posts].reverse())
  expect(files).toEqual([{ name: "search.json", content: contentOf("search.json") }])
})

test("its entry is asked for again each time", () => {
  const { files } = JSON.parse(readFileSync(".cache/server-manifest.json", "utf8"))
  const entry = files.find(({ path }: { path: string }) => path === "/search-index/search.json")
  expect(entry.headers["cache-control"]).toBe("public, max-age=0, must-revalidate")
})
