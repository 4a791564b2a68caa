import type { SearchDocument } from "../rule/document"
import { post, SPLIT, TINY } from "../testing/search-fixture"
import { buildSearchIndex } from "./build-index"
import { INDEX_SIZES } from "./split-index"

const posts = Array.from({ length: 40 }, (_, at) =>
  post({
    title: `Post ${at} on measurement`,
    text: "How tracking, consent and attribution fit together",
    slug: `post-${at}`,
    date: `2025-02-${10 + (at % 19)}`,
  }),
)
const resource: SearchDocument = {
  kind: "resource",
  title: "SEO audit checklist",
  text: "A list",
  slug: "audit",
}

test.each([INDEX_SIZES, SPLIT, TINY])("the order of the documents does not change a byte", async sizes => {
  const built = await buildSearchIndex([...posts, resource], sizes)
  expect(await buildSearchIndex([resource, ...[...posts].reverse()], sizes)).toEqual(built)
})

test("a small site is one file, under the name that does not change", async () => {
  const { files, entry } = await buildSearchIndex([...posts.slice(0, 7), resource])
  expect(files.map(({ name }) => name)).toEqual([entry])
  expect(entry).toBe("search.json")
})

test("no documents make an index too", async () => {
  for (const sizes of [INDEX_SIZES, SPLIT]) expect((await buildSearchIndex([], sizes)).files.length).toBe(1)
})

test("names follow the content: a new post leaves the parts of the older ones as they were", async () => {
  const before = await buildSearchIndex([...posts, resource], SPLIT)
  const added = post({ title: "New", text: "Words", slug: "new", date: "2025-03-01" })
  const after = await buildSearchIndex([...posts, resource, added], SPLIT)
  const names = new Map(before.files.map(({ name, content }) => [name, content]))
  const same = after.files.filter(({ name }) => names.has(name) && name !== before.entry)
  expect(same.filter(({ name }) => name.startsWith("text-")).length).toBeGreaterThanOrEqual(5)
  for (const { name, content } of same) expect(content).toBe(names.get(name))
})
