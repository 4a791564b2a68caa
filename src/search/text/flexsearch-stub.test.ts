import { filesOf, page, SPLIT, section, serve } from "./testing/text-fixture"

const files = filesOf(
  [
    page("One", ["Attribution and pricing."]),
    page("Two", [section("Attribution", "Of pricing and an invoice.")]),
  ],
  SPLIT,
)
const queries = ["attribution", "attributi", "atribution", "pricing invoice", "invoices"]

const ask = (): Promise<string[]> => {
  const { createTextSearcher } = require("./text-searcher") as typeof import("./text-searcher")
  const { search } = createTextSearcher(serve(files))
  return Promise.all(
    queries.map(async query => (await search(query, 5)).hits.map(({ path }) => path).join(" ")),
  )
}

const askWith = (stub: Record<string, unknown>): Promise<string[]> => {
  jest.resetModules()
  jest.doMock("flexsearch", () => ({ ...jest.requireActual<object>("flexsearch"), ...stub }))
  return ask()
}

// Whoever writes by hand what FlexSearch does will find that a stub in its place changes nothing.
test("without FlexSearch nothing is found", async () => {
  expect(await ask()).toEqual(["/two /one", "/two /one", "/two /one", "/two", "/two"])
  class Nothing {
    add = () => this
    import = () => undefined
    search = () => []
    and = () => this
    or = () => this
    resolve = () => []
  }
  expect(await askWith({ Index: Nothing, Document: Nothing, Resolver: Nothing })).toEqual(
    queries.map(() => ""),
  )
})

test("an index of whole words in its place knows no beginnings, no errors, and no order", async () => {
  class WholeWords {
    readonly ids = new Map<string, unknown[]>()
    readonly encode: (text: string) => string[]
    constructor(options: { encode: (text: string) => string[] }) {
      this.encode = options.encode
    }
    add(id: unknown, text: string) {
      for (const word of this.encode(text)) this.ids.set(word, [...(this.ids.get(word) ?? []), id])
    }
    import(_: string, data: string) {
      for (const [word, ranks] of JSON.parse(data))
        this.ids.set(
          word,
          ranks
            .flat()
            .filter((id: unknown) => id !== null)
            .sort(),
        )
    }
    search = (query: string) => this.ids.get(this.encode(query)[0] ?? "") ?? []
  }
  class Both {
    found: unknown[]
    constructor({ index, query }: { index: WholeWords; query: string }) {
      this.found = index.search(query)
    }
    and(other: Both) {
      this.found = this.found.filter(id => other.found.includes(id))
      return this
    }
    resolve = () => this.found
  }
  expect(await askWith({ Index: WholeWords, Resolver: Both })).toEqual(["/one /two", "", "", "/two", "/two"])
})
