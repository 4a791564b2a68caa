import fc from "fast-check"
import { runs } from "../../test/support/runs"
import type { SearchPage } from "./excerpt"
import { searchLanguage } from "./languages"
import { buildSearch, openSearch } from "./search-index"
import { matches, normaliseQuery, type SearchDocument } from "./title-search"

const post = (title: string, text = "", more: Partial<SearchDocument> = {}): SearchDocument => ({
  kind: "post",
  title,
  text,
  path: `/blog/${title}`,
  ...more,
})
const page = (title: string, ...sections: [heading: string, text: string][]): SearchPage => ({
  kind: "article",
  path: `/${title}`,
  title,
  sections: sections.map(([heading, text]) => ({ heading, anchor: heading.toLowerCase(), text })),
})

const build = (documents: readonly SearchDocument[], pages: readonly SearchPage[], size?: number) =>
  buildSearch(documents, pages, searchLanguage("en-GB"), size)

/** Opens a search over built files, and records what is loaded. @param size of a part */
const open = (documents: readonly SearchDocument[], pages: readonly SearchPage[], size?: number) => {
  const files = new Map(build(documents, pages, size).map(({ name, content }) => [name, content]))
  const loaded: string[] = []
  const search = openSearch(JSON.parse(files.get("search.json") ?? ""), async name => {
    loaded.push(name.split("/")[1] ?? "")
    const content = files.get(name)
    if (content === undefined) throw new Error(`${name} is gone`)
    return content
  })
  return { files, loaded, ...search }
}

describe("titles and excerpts", () => {
  const letters = fc.constantFrom(..."aabcdeé İiΣσς-%.&0179कर्", "ﬁ", "😀", "\u0301", "\ud83d", "  ")
  const text = fc.array(letters, { maxLength: 14 }).map(all => all.join(""))

  test("every query has the same result as a plain filter", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(text, text, fc.boolean()), { maxLength: 8 }),
        text,
        fc.nat(),
        fc.nat({ max: 6 }),
        async (written, other, from, length) => {
          const documents = written.map(([title, excerpt, isPost], at) =>
            post(title, excerpt, { kind: isPost ? "post" : "resource", path: `/${at}` }),
          )
          const whole = written.flat().join("")
          const part = whole.slice(from % (whole.length + 1)).slice(0, length)
          const { searchTitles } = open(documents, [], 40)
          for (const query of [other, part, ...part]) {
            const { posts, resources } = await searchTitles(query)
            const wanted = documents.filter(document => matches(document, normaliseQuery(query)))
            expect([...posts, ...resources]).toEqual([
              ...wanted.filter(({ kind }) => kind === "post"),
              ...wanted.filter(({ kind }) => kind === "resource"),
            ])
          }
        },
      ),
      runs(60),
    )
  })

  test("an empty or blank query finds nothing and loads nothing", async () => {
    const { searchTitles, loaded } = open([post("A title")], [])
    for (const query of ["", "  "]) expect((await searchTitles(query)).posts).toEqual([])
    expect(loaded).toEqual([])
  })
})

describe("texts", () => {
  const pages = [
    page("Tracking", ["Colours", "Thirty tags. The client's e-mail."], ["", "No attribution here."]),
    page(
      "Marketing",
      ["How it is measured", "Attribution reports are read for steering. Optimisation follows."],
      ["Price", "An attribution report has its price; attribution is not free."],
    ),
    page("Thirty invoices", ["", "Nothing else of note."]),
    page("खोज", ["विश्लेषण", "हम हर महीने की रिपोर्ट लिखते हैं।"]),
  ]
  const documents = pages.map(({ title, path }) => post(title, "", { path }))
  const found = async (query: string, size?: number) => {
    const { hits } = await open([], pages, size).searchTexts(query, 9)
    return hits.map(({ path }) => path)
  }

  test("titles rank before headings, headings before text, frequent words before rare ones", async () => {
    expect(await found("thirty")).toEqual(["/Thirty invoices", "/Tracking#colours"])
    expect(await found("attribution")).toEqual(["/Marketing#how it is measured", "/Tracking"])
  })

  test.each([
    ["colors", "/Tracking#colours"],
    ["optimization", "/Marketing#how it is measured"],
    ["reporting", "/Marketing#how it is measured"],
    ["emails", "/Tracking#colours"],
    ["clients", "/Tracking#colours"],
    ["steer", "/Marketing#how it is measured"],
    ["विश्ले", "/खोज#विश्लेषण"],
  ])("%s finds other forms of the word", async (query, path) => {
    expect(await found(query)).toContain(path)
    expect((await open([], pages).searchTexts(query, 9)).corrections).toEqual([])
  })

  test.each(["atribution", "attribuution", "attribbtion", "attirbution", "attributiom"])(
    "%s is corrected to the word that was meant",
    async query => {
      const { corrections, hits } = await open([], pages).searchTexts(query, 9)
      expect(corrections).toEqual([{ word: query, correctedTo: "attribution" }])
      expect(hits).toHaveLength(2)
    },
  )

  test("words are named as the visitor and the pages write them", async () => {
    const written = [...pages, page("Enterprise resources", ["", "Free resources."])]
    const ask = async (query: string) => await open([], written).searchTexts(query, 9)
    expect(await ask("resourcse")).toMatchObject({ corrections: [{ correctedTo: "resources" }] })
    expect(await ask("enterprixx")).toMatchObject({ suggestions: ["enterprise"] })
    expect(await ask("advertise")).toMatchObject({ missing: ["advertise"] })
  })

  test("a split index finds the same as a whole one and loads only the files a query needs, each once", async () => {
    for (const query of ["thirty", "report price", "colors", "atribution", "रिपोर्ट", "free of note"])
      expect(await found(query, 60)).toEqual(await found(query))
    const { searchTexts, loaded, files } = open(documents, pages, 60)
    await Promise.all([searchTexts("price", 9), searchTexts("price", 9)])
    await searchTexts("price", 9)
    expect(new Set(loaded).size).toBe(loaded.length)
    expect(loaded.length).toBeLessThan(files.size / 3)
  })

  test("the total counts every hit, a larger limit reaches it, and the form that was typed comes first", async () => {
    const { searchTexts } = open([], [...pages, page("Attributions", ["", "Attributional."])])
    const [few, all] = [await searchTexts("attribution", 1), await searchTexts("attribution", 9)]
    expect([few.total, few.hits.length]).toEqual([3, 1])
    expect([all.total, all.hits.length, all.hits[2]?.path]).toEqual([3, 3, "/Attributions"])
  })

  test("if no page has all words, pages with some are listed; unknown words are named", async () => {
    const { searchTexts } = open([], pages)
    expect(await searchTexts("steering tags", 9)).toMatchObject({ total: 2, isPartial: true, missing: [] })
    expect(await searchTexts("steering qqqqqq", 9)).toMatchObject({ total: 1, missing: ["qqqqqq"] })
    const nothing = await searchTexts("attribxxx", 9)
    expect(nothing).toMatchObject({ total: 0, missing: ["attribxxx"], suggestions: ["attribution"] })
  })

  test("stop words count only if there are no other words", async () => {
    const { searchTexts } = open([], pages)
    expect((await searchTexts("how is the steering", 9)).total).toBe(1)
    expect((await searchTexts("how is", 9)).total).toBe(1)
  })
})

test("a failed load reaches the caller and is retried", async () => {
  const documents = [post("Retention")]
  const pages = [page("Retention"), page("Other", ["", "Retention."])]
  const files = new Map(build(documents, pages).map(({ name, content }) => [name, content]))
  for (const broken of [...files.keys()].filter(name => !/search|page-0/.test(name))) {
    let online = false
    const search = openSearch(JSON.parse(files.get("search.json") ?? ""), async name => {
      if (name === broken && !online) throw new TypeError("Failed to fetch")
      return files.get(name) ?? ""
    })
    await expect(search.searchTexts("retention", 5)).rejects.toThrow("Failed to fetch")
    online = true
    expect((await search.searchTexts("retention", 5)).total).toBe(1)
  }
})

test("the same content gives the same files, and a change gives a new folder", () => {
  const names = (title: string) => build([post(title)], [page(title)]).map(({ name }) => name)
  expect(names("One")).toEqual(names("One"))
  expect(names("Two")[1]).not.toBe(names("One")[1])
})
