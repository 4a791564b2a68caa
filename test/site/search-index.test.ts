import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import matter from "gray-matter"
import { buildSearchIndex } from "../../src/search/build-index"
import type { SearchDocument } from "../../src/search/document"

const folder = "public/search-index"
const contentOf = (name: string): string => readFileSync(join(folder, name), "utf8")

const slugsIn = (kind: "posts" | "resources"): string[] =>
  readdirSync(join("content", kind)).map(name => name.replace(/\.md$/, ""))

const frontMatter = (kind: "posts" | "resources", slug: string): Record<string, string> => {
  const found = [join("content", kind, slug, "index.md"), join("content", kind, `${slug}.md`)].flatMap(
    file => {
      try {
        return [matter(readFileSync(file, "utf8")).data]
      } catch {
        return []
      }
    },
  )
  return found[0] ?? {}
}

const day = (date: unknown): string => (date instanceof Date ? date.toISOString() : String(date)).slice(0, 10)

const posts = slugsIn("posts")
  .map((slug): SearchDocument & { draft: boolean } => {
    const { title = "", excerpt = "", date, draft } = frontMatter("posts", slug)
    return { kind: "post", slug, title, text: excerpt, date: day(date), draft: Boolean(draft) }
  })
  .filter(({ draft, date = "" }) => !draft && date <= new Date().toISOString().slice(0, 10))
  .map(({ draft, ...document }) => document)

const resources = slugsIn("resources").map((slug): SearchDocument => {
  const { title = "", description = "" } = frontMatter("resources", slug)
  return { kind: "resource", slug, title, text: description }
})

test("is one file under 10 kB on today's content", () => {
  expect(readdirSync(folder).filter(name => !/\.(br|gz)$/.test(name))).toEqual(["search.json"])
  expect(Buffer.byteLength(contentOf("search.json"))).toBeLessThan(10_000)
})

test("contains each published post and each resource once", () => {
  const { slugs } = JSON.parse(contentOf("search.json")).whole.documents
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
