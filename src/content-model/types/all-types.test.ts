import { contentSdl } from "../../gatsby/content-sdl"
import { contentNodesOf } from "./all-types"

const lists = { topLevelCategories: ["Analytics"], retiredPosts: ["old"], redirects: [] }
const context = { ...lists, tokens: {}, day: "2026-11-21" }
const nodes = (path: string, values: Record<string, unknown> = {}) => contentNodesOf(path, values, context)
const fieldsOf = (path: string, values: Record<string, unknown> = {}) => nodes(path, values)[0]?.fields

test.each([
  ["posts/x/index.md", { date: "2025-01-01" }, "Post", "x"],
  ["services/data.md", {}, "Service", "data"],
  ["resources/list.md", {}, "Resource", "list"],
  ["legal/privacy.md", {}, "LegalPage", "privacy"],
  ["categories.json", { name: "Analytics" }, "Category", "Analytics"],
  ["brands.json", { slug: "kadal" }, "Brand", "kadal"],
  ["charts/growth.json", { slug: "growth" }, "Chart", "growth"],
  ["home.json", {}, "HomePage", "home"],
  ["about.json", { sections: [] }, "AboutPage", "about"],
  ["amp.json", { posts: [] }, "AmpPage", "amp"],
  ["site.json", { brand: "Kumbh" }, "SiteSettings", "site"],
])("%s has one node, of a declared type", (path, values, type, key) => {
  expect(nodes(path, values)).toEqual([expect.objectContaining({ type, key })])
  const parent = path.endsWith(".md") ? '@childOf(types: ["MarkdownRemark"]) ' : ""
  expect(contentSdl).toContain(`\ntype ${type} implements Node ${parent}@dontInfer {\n`)
})

test.each(["notes/x.md", "x.md", "retired.json", "posts/data.json", "posts/brands.json"])(
  "%s has no nodes",
  path => expect(nodes(path)).toEqual([]),
)

test("every field has a description", () => {
  const lines = contentSdl.split("\n")
  const isBare = (line: string, index: number) =>
    /^ {2}\w+: /.test(line) && !/^ {2}".+"$/.test(lines[index - 1] ?? "")
  expect(lines.filter(isBare)).toEqual([])
})

test("a case has nodes for itself, its chart and its quote, all with its slug", () => {
  const quote = { text: "Good.", author: "Head", company: "Kadal" }
  const chart = { kind: "line", title: "It grew" }
  const own = { slug: "growth", order: 2 }
  const study = { heading: "3X", services: ["seo"], sample: false, path: "/results#growth" }
  expect(nodes("cases/growth.json", { heading: "3X", order: 2, quote, services: ["seo"], chart })).toEqual([
    { type: "CaseStudy", key: "growth", fields: { ...own, ...study, chart: "growth", quote: "growth" } },
    { type: "Chart", key: "growth", fields: { ...chart, slug: "growth", sample: false } },
    {
      type: "Testimonial",
      key: "growth",
      fields: { ...own, quote: "Good.", author: "Head", company: "Kadal", case: "growth" },
    },
  ])
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

const points = [{ title: "T", text: "t" }]

test("each entry of pages.json has a node, with points", () => {
  expect(nodes("pages.json", { about: { points }, blog: { title: "Blog" } })).toEqual([
    { type: "PageCopy", key: "about", fields: { slug: "about", points, keyFindings: [] } },
    { type: "PageCopy", key: "blog", fields: { slug: "blog", title: "Blog", points: [], keyFindings: [] } },
  ])
})

test.each([
  ["about.json", { sections: [{ id: "mission" }] }, { sections: [{ anchor: "mission", points: [] }] }],
  ["categories.json", { name: "Deep Dive" }, { slug: "deep-dive", topLevel: false, path: "/deep-dive" }],
  ["categories.json", { name: "Analytics", topLevel: true }, { topLevel: true }],
  ["services/data.md", { order: 1 }, { path: "/services#data", order: 1 }],
  ["services/data.md", {}, { order: 2 ** 31 - 1 }],
  ["resources/list.md", {}, { path: "/resources/list", externalUrl: null, updated: null }],
  ["resources/list.md", { externalUrl: "/x.pdf" }, { externalUrl: "/x.pdf" }],
  ["resources/list.md", { updated: "2026-11-03" }, { updated: "2026-11-03" }],
])("%s with %j has the fields %j", (path, values, expected) => {
  expect(fieldsOf(path, values)).toMatchObject(expected)
})

test("nodes have no unknown fields", () => {
  const terms = { title: "Terms", description: "D." }
  expect(fieldsOf("legal/terms.md", { ...terms, other: 1 })).toEqual({
    slug: "terms",
    path: "/terms",
    lang: null,
    ...terms,
  })
})
