import { contentNodesOf } from "./all-types"
import { contentSdl } from "./content-sdl"
import { defaultDiagrams } from "./diagrams"
import { formWords } from "./form-words"
import { withDefaults } from "./words"

const lists = { topLevelCategories: ["Analytics"], retiredPosts: ["old"], redirects: [] }
const context = { ...lists, tokens: {}, day: "2026-11-21" }
const nodes = (path: string, values: Record<string, unknown> = {}) => contentNodesOf(path, values, context)
const fieldsOf = (path: string, values: Record<string, unknown> = {}) => nodes(path, values)[0]?.fields

test.each(["notes/x.md", "x.md", "retired.json", "posts/data.json", "posts/brands.json"])(
  "%s has no nodes",
  path => expect(nodes(path)).toEqual([]),
)

test("a text with any name has an address", () => {
  expect(fieldsOf("posts/On X.md", { category: "SEO" })?.path).toBe("/blog/on-x")
})

test("words that the content leaves out, one or a whole group, are the default ones", () => {
  const { words } = fieldsOf("forms.json", {
    contact: {},
    amp: {},
    words: { contact: { submit: "Go" } },
  }) as {
    words: Record<string, Record<string, string>>
  }
  expect(words.contact).toEqual({ ...(withDefaults(formWords) as typeof words).contact, submit: "Go" })
  expect(words.unsent?.retry).toBe("Try again.")
  const pages = nodes("pages.json", { search: { title: "Find" }, moved: { lead: "Gone" } })
  const page = (name: string) => pages.find(({ fields }) => fields.slug === name)?.fields
  expect(page("search")).toMatchObject({ title: "Find", found: { none: "No results" } })
  expect(page("moved")).toMatchObject({ lead: "Gone", title: "410 - Page Gone" })
  expect(fieldsOf("diagrams.json")).toEqual(defaultDiagrams)
})

test("every field has a description", () => {
  const lines = contentSdl.split("\n")
  const isBare = (line: string, index: number) =>
    /^ {2}\w+: /.test(line) && !/^ {2}".+"$/.test(lines[index - 1] ?? "")
  expect(lines.filter(isBare)).toEqual([])
})

test("a case without a quote has no testimonial, and one without an order comes last", () => {
  const [study, , quote] = nodes("cases/growth.json", { sample: true, chart: {} })
  expect(study?.fields).toMatchObject({ sample: true, quote: null, order: 2 ** 31 - 1 })
  expect(quote).toBeUndefined()
})

test.each([
  [1, true],
  [3, true],
  [3.1, false],
  [-1, false],
  [undefined, null],
])("whether an estimate of 1 to 3 inRange with the outcome %s: %s", (outcome, inRange) => {
  expect(fieldsOf("ledger.json", { low: 1, high: 3, outcome })?.inRange).toBe(inRange)
})
