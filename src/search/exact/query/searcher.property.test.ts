import fc from "fast-check"
import { INDEX_SIZES, type IndexSizes } from "../index/split-index"
import type { SearchDocument } from "../rule/document"
import { matches, normaliseQuery } from "../rule/match"
import { inIndexOrder } from "../rule/order"
import { filesOf, SPLIT, searcherOf, serve, TINY } from "../testing/search-fixture"

const letters = fc.constantFrom(
  ..."aabbcdeinot AB.,-&%+\"\\' ",
  ..."İıßẞΣσςéÅ",
  ..."कखिर्ष़ंनमस्ते",
  "e\u0301",
  "😀",
  "👩‍💻",
  "\ud83d",
  "\ude00",
  "\u00a0",
  "\t",
  "\u0000",
  "#",
  "中",
)
const words = fc.constantFrom(
  "data",
  "analytics",
  "Analysis",
  "the",
  "then",
  "of",
  "SEO",
  "रिपोर्ट",
  "__proto__",
)
const text = fc.oneof(
  fc.array(letters, { maxLength: 30 }).map(parts => parts.join("")),
  fc.array(words, { maxLength: 9 }).map(parts => parts.join(" ")),
  fc.array(fc.oneof(letters, words), { maxLength: 12 }).map(parts => parts.join("")),
)
const document: fc.Arbitrary<SearchDocument> = fc.record({
  kind: fc.constantFrom("post", "post", "post", "resource"),
  title: text,
  text,
  slug: fc.string({ minLength: 1, maxLength: 4 }),
  date: fc.constantFrom("2025-01-01", "2025-01-02", "2024-12-31"),
})
const corpus = fc.array(document, { maxLength: 24 })
const place = fc.record({
  document: fc.nat(),
  from: fc.nat(),
  length: fc.integer({ min: 1, max: 14 }),
  title: fc.boolean(),
})

/** Mostly stretches of what is written, since a random query hardly ever matches. */
const queryIn = (
  documents: readonly SearchDocument[],
  at: { document: number; from: number; length: number; title: boolean },
) => {
  const found = documents[at.document % Math.max(1, documents.length)]
  const source = found ? (at.title ? found.title : found.text) : ""
  const from = at.from % Math.max(1, source.length)
  return source.slice(from, from + at.length)
}

const allPages = async (
  documents: readonly SearchDocument[],
  sizes: IndexSizes,
  queries: readonly string[],
  limit: number,
) => {
  const searcher = searcherOf(serve(await filesOf(documents, sizes)))
  const expected = inIndexOrder(documents).reverse()
  for (const query of queries) {
    const q = normaliseQuery(query)
    const wanted = expected.filter(each => matches(each, q))
    const found: SearchDocument[] = []
    let more = true
    for (let offset = 0; more; offset += limit) {
      const answer = await searcher.search(query, { limit, offset })
      found.push(...answer.posts, ...answer.resources)
      more = answer.more
      expect(answer.total).toBe(wanted.length)
    }
    const byKind = (kind: string) => wanted.filter(each => each.kind === kind)
    expect(found.filter(each => each.kind === "post")).toEqual(byKind("post"))
    expect(found.filter(each => each.kind === "resource")).toEqual(byKind("resource"))
  }
}

describe.each([
  ["one file", INDEX_SIZES, 150],
  ["split as on the site", SPLIT, 150],
  ["split to fragments", TINY, 500],
] as const)("search, %s", (_, sizes, numRuns) => {
  test("answers as a plain includes filter does, page by page", async () => {
    await fc.assert(
      fc.asyncProperty(
        corpus,
        fc.array(place, { maxLength: 12 }),
        fc.array(text, { maxLength: 3 }),
        fc.integer({ min: 1, max: 5 }),
        (documents, places, others, limit) =>
          allPages(documents, sizes, [...places.map(at => queryIn(documents, at)), ...others], limit),
      ),
      { numRuns, seed: 5 },
    )
  }, 60_000)
})

test("a phrase counts where its words follow each other, not where its pairs only occur", async () => {
  const documents = Array.from(
    { length: 60 },
    (_, at): SearchDocument => ({
      kind: "post",
      title: at % 3 ? "one of the best" : "best one of them, of the best",
      text: "",
      slug: `post-${at}`,
      date: `2025-01-${10 + (at % 20)}`,
    }),
  )
  const files = await filesOf(documents, TINY)
  const searcher = searcherOf(serve(new Map([...files].filter(([name]) => !name.startsWith("text-")))))
  expect(await searcher.search("one of the b", { limit: 0 })).toMatchObject({ total: 40, more: true })
  expect(await searcher.search("ne  of the b", { limit: 0 })).toMatchObject({ total: 0, more: false })
})
