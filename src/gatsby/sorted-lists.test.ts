import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter(name => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\.d\.ts$/.test(name))
  .map(name => join("src", name))

/** Each list of nodes that a file queries, as `allPost(sort: …)`, up to its opening brace; counts have no order. */
const listsIn = (text: string): string[] =>
  text.match(/\ball[A-Z]\w*\s*(?:\([^()]*\))?\s*\{(?!\s*totalCount\s*\})/g) ?? []

// Tags come from this site's own resolver, which sorts them.
const lists = sources
  .flatMap(file => listsIn(readFileSync(file, "utf8")).map(list => [file, list] as const))
  .filter(([, list]) => !list.startsWith("allTag"))

test("the source contains list queries", () => {
  expect(lists.length).toBeGreaterThan(30)
  expect(listsIn("{ a: allPost { nodes { b } } allTag(limit: 1) {")).toEqual([
    "allPost {",
    "allTag(limit: 1) {",
  ])
})

// Types whose `order` is their position in a file; an editor may give two resources or services the same one.
const inOneFile = ["Author", "Category", "Brand", "LedgerEntry"]

// Gatsby moves a changed node to the end, so an incremental build would order equal nodes differently.
test.each(lists)("%s sorts by a unique field in %s", (_file, list) => {
  const type = /\ball(\w+)/.exec(list)?.[1] ?? ""
  const [, key = "none"] = [...list.matchAll(/\{ (\w+): (?:ASC|DESC) \}/g)].at(-1) ?? []
  expect(inOneFile.includes(type) ? ["order", "slug"] : ["slug", "path"]).toContain(key)
})
