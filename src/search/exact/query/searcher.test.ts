import type { FetchPart } from "../../files/part-loader"
import { createFetchPart } from "../../files/part-loader"
import { INDEX_SIZES } from "../index/split-index"
import { filesOf, post, SPLIT, searcherOf, serve, TINY } from "../testing/search-fixture"

const posts = [
  post({ title: "Retention curves", text: "Cohorts in SQL", slug: "old", date: "2025-01-01" }),
  post({
    title: "Campaign tracking",
    text: "Names that keep retention readable",
    slug: "new",
    date: "2025-05-01",
  }),
]

const counting = (fetchPart: FetchPart) => {
  const asked: string[] = []
  const counted: FetchPart = (name, options) => {
    asked.push(options.fresh ? `${name} fresh` : name)
    return fetchPart(name, options)
  }
  return { asked, counted }
}

test("the newest comes first, and an empty query loads nothing", async () => {
  const { asked, counted } = counting(serve(await filesOf(posts, SPLIT)))
  const searcher = searcherOf(counted)
  expect(await searcher.search("  ")).toMatchObject({ total: 0, posts: [], more: false })
  expect(asked).toEqual([])
  const answer = await searcher.search(" RETENTION ", { limit: 1 })
  expect(answer).toMatchObject({ query: "retention", total: 2, totalPosts: 2, more: true })
  expect(answer.posts.map(({ slug }) => slug)).toEqual(["new"])
})

test("every part is loaded once, also when queries overtake each other", async () => {
  const { asked, counted } = counting(serve(await filesOf(posts, SPLIT)))
  const searcher = searcherOf(counted)
  await Promise.all([searcher.search("retention"), searcher.search("retention"), searcher.search("sql")])
  await searcher.search("retention")
  expect(new Set(asked).size).toBe(asked.length)
})

test("a failure reaches the caller and is not kept", async () => {
  const files = await filesOf(posts, SPLIT)
  for (const broken of files.keys()) {
    let online = false
    const searcher = searcherOf(async (name, options) => {
      if (name === broken && !online) throw new TypeError("Failed to fetch")
      return serve(files)(name, options)
    })
    const search = () => Promise.all(["retention", "na"].map(query => searcher.search(query)))
    await expect(search()).rejects.toThrow("Failed to fetch")
    online = true
    expect((await search()).map(({ total }) => total)).toEqual([2, 1])
  }
})

test("a file that was cut short fails, and is asked for again", async () => {
  const files = await filesOf(posts)
  let cut = true
  const searcher = searcherOf(async (name, options) => (cut ? '{"format":1,' : serve(files)(name, options)))
  await expect(searcher.search("sql")).rejects.toThrow(SyntaxError)
  cut = false
  expect((await searcher.search("sql")).total).toBe(1)
})

test("after a new deploy the entry is loaded again, once", async () => {
  let files = await filesOf(posts, TINY)
  const { asked, counted } = counting((name, options) => serve(files)(name, options))
  const searcher = searcherOf(counted)
  expect((await searcher.search("retention")).total).toBe(2)
  files = await filesOf(
    [...posts, post({ title: "Retention again", slug: "newest", date: "2025-06-01" })],
    TINY,
  )
  expect((await searcher.search("again")).posts.map(({ slug }) => slug)).toEqual(["newest"])
  expect((await searcher.search("retention")).total).toBe(3)
  expect(asked.filter(name => name === "search.json fresh")).toHaveLength(1)
})

test("an index that stays incomplete is an error, not an empty answer", async () => {
  const files = new Map([...(await filesOf(posts, SPLIT))].filter(([name]) => !name.startsWith("text-")))
  await expect(searcherOf(serve(files)).search("retention")).rejects.toThrow("text-0")
})

test("fetched parts: found, gone, and failed", async () => {
  const asked: unknown[] = []
  const answering = (status: number) =>
    createFetchPart(async (address, init) => {
      asked.push([address, init?.cache])
      return new Response("{}", { status })
    }, "/search-index/")
  expect(await answering(200)("a.json", { fresh: false })).toBe("{}")
  expect(await answering(404)("a.json", { fresh: true })).toBeNull()
  await expect(answering(503)("a.json", { fresh: false })).rejects.toThrow("503")
  expect(asked.slice(0, 2)).toEqual([
    ["/search-index/a.json", undefined],
    ["/search-index/a.json", "no-cache"],
  ])
})

test("no match reaches from the title into the text, not even over a word they share", async () => {
  const documents = Array.from({ length: 20 }, (_, at) =>
    post({ title: "one two", text: "two three", slug: `${at}` }),
  )
  const searcher = searcherOf(serve(await filesOf(documents, SPLIT)))
  expect((await searcher.search("one two three")).total).toBe(0)
  expect((await searcher.search("two three")).total).toBe(20)
})

test("a gram with a list and a pair that reads the same stay apart", async () => {
  const documents = Array.from({ length: 46 }, (_, at) =>
    post({ title: at < 6 ? "part of the end" : `part of them${at % 20}`, slug: `${at}` }),
  )
  const searcher = searcherOf(serve(await filesOf(documents, TINY)))
  expect((await searcher.search("of the")).total).toBe(46)
  expect((await searcher.search("part of the end")).total).toBe(6)
  expect((await searcher.search("of the")).total).toBe(46)
})

test.each([INDEX_SIZES, SPLIT, TINY])(
  "a post comes with its picture, and another without one",
  async sizes => {
    const pictured = post({
      title: "Reading curves",
      slug: "a",
      date: "2025-02-01",
      picture: "/static/a.svg",
    })
    const plain = post({ title: "Reading tables", slug: "b", date: "2025-01-01" })
    const searcher = searcherOf(serve(await filesOf([plain, pictured], sizes)))
    expect((await searcher.search("reading")).posts).toEqual([pictured, plain])
  },
)
