/** @proves Content: builds */
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter(name => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\.d\.ts$/.test(name))
  .map(name => join("src", name))

/** Each list of nodes that a file asks for, as `allPost(sort: …)`, up to the brace that opens it. */
const listsIn = (text: string): string[] => text.match(/\ball[A-Z]\w*\s*(?:\([^()]*\))?\s*\{/g) ?? []

const lists = sources.flatMap(file => listsIn(readFileSync(file, "utf8")).map(list => [file, list] as const))

test("lists are found", () => {
  expect(lists.length).toBeGreaterThan(30)
  expect(listsIn("{ a: allPost { nodes { b } } allTag(limit: 1) {")).toEqual([
    "allPost {",
    "allTag(limit: 1) {",
  ])
})

// Gatsby puts a changed node behind the others, so that a build on the one before would have another order.
test.each(lists)("a list has an order of its own: %s, %s", (_file, list) => {
  expect(list).toMatch(/\bsort:/)
})
