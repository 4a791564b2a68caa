import type { Segment } from "../exact/rule/match"
import { TEXT_SIZES } from "./build-text-index"
import { filesOf, page, SPLIT, section, serve, TINY } from "./testing/text-fixture"
import { createTextSearcher } from "./text-searcher"

const pages = [
  page(
    "Data Analytics",
    ["Measurement plans.", section("What you get", "A plan for optimisation and pricing.")],
    {
      path: "/services",
      kind: "service",
    },
  ),
  page("Terms", ["The contract.", section("Payment", "Invoices are due within thirty days.")], {
    kind: "page",
  }),
  page("Cohorts", [
    section(
      "Retention",
      "Nothing is said of money. Attribution of a sale to a channel is a choice. It is debated.",
    ),
    section("Pricing", "A colour costs nothing."),
  ]),
  page("खोज", [section("डेटा विश्लेषण", "हम हर महीने की रिपोर्ट लिखते हैं। दूसरा वाक्य।")]),
]

const written = (segments: readonly Segment[] = []): string =>
  segments.map(({ text, marked }) => (marked ? `[${text}]` : text)).join("")

describe.each([
  ["one file", TEXT_SIZES],
  ["in parts", SPLIT],
  ["in very small parts", TINY],
] as const)("texts, %s", (_, sizes) => {
  const files = filesOf(pages, sizes)
  const search = (query: string, limit = 5) => createTextSearcher(serve(files)).search(query, limit)
  const paths = async (query: string) => (await search(query)).hits.map(({ path }) => path)

  test("all words in any order, wherever on the page they stand", async () => {
    expect(await paths("channel retention sale")).toEqual(["/cohorts"])
    expect(await paths("sale nothing")).toEqual(["/cohorts"])
    expect((await search("invoices due")).partly).toBe(false)
  })

  test("a hit has title, heading, anchor and the sentence with the words marked", async () => {
    const [hit] = (await search("attribution channels")).hits
    expect(hit).toMatchObject({ path: "/cohorts", kind: "article", anchor: "retention" })
    expect([hit?.title, hit?.heading, hit?.sentence].map(written)).toEqual([
      "Cohorts",
      "Retention",
      "[Attribution] of a sale to a [channel] is a choice.",
    ])
  })

  test("a match in a heading comes before one in the text, one in a title before both", async () => {
    expect(await paths("pricing")).toEqual(["/cohorts", "/services"])
    expect((await search("pricing")).hits[0]?.anchor).toBe("pricing")
    expect(await paths("analytics")).toEqual(["/services"])
  })

  test("the last word may be the beginning of one, the others may not", async () => {
    expect(await paths("sale attri")).toEqual(["/cohorts"])
    expect(await search("attri sale")).toMatchObject({ partly: true, missing: ["attri"] })
  })

  test.each(["attribtion", "atrtibution", "attributiion", "attributian", "tatribution", "aattribution"])(
    "%s is read as attribution, and that is said",
    async typed => {
      const answer = await search(typed)
      expect(answer.hits.map(({ path }) => path)).toEqual(["/cohorts"])
      expect(answer.readAs).toEqual([{ word: typed, readAs: "attribution" }])
    },
  )

  test("a word of four letters is not read as another, but that is offered", async () => {
    expect(await search("plna")).toMatchObject({
      total: 0,
      readAs: [],
      missing: ["plna"],
      suggestions: ["plan"],
    })
  })

  test.each([
    ["optimization", "/services"],
    ["optimise", "/services"],
    ["color", "/cohorts"],
    ["invoice", "/terms"],
  ])("%s is found however it is spelt or ends", async (query, path) => {
    expect(await paths(query)).toEqual([path])
  })

  test("Hindi finds Hindi, from the beginning of a word on", async () => {
    const { hits } = await search("रिपोर्ट")
    expect(written(hits[0]?.sentence)).toBe("हम हर महीने की [रिपोर्ट] लिखते हैं।")
    expect(written((await search("विश्ले")).hits[0]?.heading)).toBe("डेटा [विश्लेषण]")
  })

  test("where no page has all the words, those with some come, and that is said", async () => {
    expect(await search("invoices attribution")).toMatchObject({ total: 2, partly: true, missing: [] })
    expect(await search("invoices xyzzy")).toMatchObject({ total: 1, partly: true, missing: ["xyzzy"] })
  })

  test("small words count only where there are no others", async () => {
    expect(await paths("how is the invoice")).toEqual(["/terms"])
    expect((await paths("of a")).sort()).toEqual(["/cohorts"])
  })

  test("nothing found offers the nearest words that do occur", async () => {
    const { total, missing, suggestions } = await search("retenxxx")
    expect([total, missing]).toEqual([0, ["retenxxx"]])
    expect(suggestions).toContain("retention")
    expect(await search("zq")).toMatchObject({ total: 0, suggestions: [] })
  })

  test("signs alone ask for nothing", async () => {
    const { asked, fetchPart } = serve(files)
    expect((await createTextSearcher({ fetchPart }).search(" &%! ", 5)).total).toBe(0)
    expect(asked).toEqual([])
  })

  test("more hits are the same and those that follow", async () => {
    const { hits, total } = await search("pricing", 1)
    expect([hits.map(({ path }) => path), total]).toEqual([["/cohorts"], 2])
  })
})

test("only the parts of a query's words and of the shown pages are loaded, each once", async () => {
  const { asked, fetchPart } = serve(filesOf(pages, TINY))
  const { search } = createTextSearcher({ fetchPart })
  await search("invoices", 5)
  expect(asked.filter(name => name.startsWith("page-"))).toHaveLength(1)
  expect(asked.filter(name => name.startsWith("stems-"))).toHaveLength(1)
  await search("invoices", 5)
  expect(new Set(asked).size).toBe(asked.length)
})

test("a failure reaches the caller and is not kept", async () => {
  const files = filesOf(pages, SPLIT)
  for (const broken of files.keys()) {
    let online = false
    const { search } = createTextSearcher({
      fetchPart: async (name, options) => {
        if (name === broken && !online) throw new TypeError("Failed to fetch")
        return serve(files).fetchPart(name, options)
      },
    })
    const all = () => Promise.all(["invoice", "analyt", "cohort", "खोज"].map(query => search(query, 5)))
    await expect(all()).rejects.toThrow("Failed to fetch")
    online = true
    expect((await all()).map(({ total }) => total)).toEqual([1, 1, 1, 1])
  }
})

test("a file that was cut short fails, and is asked for again", async () => {
  const files = filesOf(pages, SPLIT)
  const name = [...files.keys()].find(each => each.startsWith("stems-")) ?? ""
  const content = files.get(name) ?? ""
  const { search } = createTextSearcher(serve(files))
  files.set(name, content.slice(0, -5))
  await expect(search("invoice", 5)).rejects.toThrow(SyntaxError)
  files.set(name, content)
  expect((await search("invoice", 5)).total).toBe(1)
})

test("after a new deploy the entry is loaded again, once; without an index it is an error", async () => {
  const files = filesOf(pages, TINY)
  const { asked, fetchPart } = serve(files)
  const { search } = createTextSearcher({ fetchPart })
  expect((await search("invoice", 5)).total).toBe(1)
  const next = filesOf([...pages, page("Newest", ["An invoice again."])], TINY)
  files.clear()
  for (const [name, content] of next) files.set(name, content)
  expect((await search("newest", 5)).hits.map(({ path }) => path)).toEqual(["/newest"])
  expect((await search("invoice", 5)).total).toBe(2)
  expect(asked.filter(name => name === "text.json fresh")).toHaveLength(1)
  await expect(createTextSearcher(serve(new Map())).search("invoice", 5)).rejects.toThrow("text.json")
})
