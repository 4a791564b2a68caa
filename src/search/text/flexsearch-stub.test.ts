/** @proves Search: in the text */
import { filesOf, page, SPLIT, serve } from "./testing/text-fixture"

const queries = ["attribution", "attributi", "atribution", "pricing invoice", "invoices"]
const files = filesOf(
  [page("One", ["Attribution and pricing."]), page("Two", ["Pricing of an invoice."])],
  SPLIT,
)

const totals = (): Promise<number[]> => {
  const { createTextSearcher } = require("./text-searcher") as typeof import("./text-searcher")
  const { search } = createTextSearcher(serve(files))
  return Promise.all(queries.map(async query => (await search(query, 5)).total))
}

// Whoever writes by hand what FlexSearch does will find that this test still finds something.
test("without FlexSearch nothing is found", async () => {
  expect((await totals()).every(total => total > 0)).toBe(true)
  jest.resetModules()
  jest.doMock("flexsearch", () => {
    const { Encoder } = jest.requireActual<typeof import("flexsearch")>("flexsearch")
    class Nothing {
      add = () => this
      import = () => undefined
      search = () => []
      and = () => this
      or = () => this
      resolve = () => []
    }
    return { Encoder, Index: Nothing, Document: Nothing, Resolver: Nothing }
  })
  expect((await totals()).every(total => total === 0)).toBe(true)
})
