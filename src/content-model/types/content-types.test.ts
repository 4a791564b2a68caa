import { contentNodesOf, contentSdl, slugOf } from "./content-types"

const around = { topLevelCategories: ["Analytics"], retiredPosts: ["old"], redirects: [], day: "2026-11-21" }
const nodes = (path: string, values: Record<string, unknown> = {}) => contentNodesOf(path, values, around)
const kinds = (path: string, values: Record<string, unknown> = {}) =>
  nodes(path, values).map(({ type, key }) => [type, key])

test("a file and a folder with an index have the same slug", () => {
  expect(slugOf("posts/x.md")).toBe("x")
  expect(slugOf("posts/x/index.md")).toBe("x")
  expect(slugOf("posts/index.md")).toBe("posts")
})

test.each([
  ["posts/x/index.md", { date: "2025-01-01" }, "Post", "x"],
  ["services/data-analytics.md", {}, "Service", "data-analytics"],
  ["resources/list.md", {}, "Resource", "list"],
  ["legal/privacy.md", {}, "LegalPage", "privacy"],
  ["categories.json", { name: "Analytics" }, "Category", "Analytics"],
  ["brands.json", { slug: "kadal" }, "Brand", "kadal"],
  ["charts/growth.json", { slug: "growth" }, "Chart", "growth"],
  ["home.json", {}, "HomePage", "home"],
  ["about.json", { sections: [] }, "AboutPage", "about"],
  ["amp.json", { posts: [] }, "AmpPage", "amp"],
])("%s gives one node of its kind, whose type is declared", (path, values, type, key) => {
  expect(kinds(path, values)).toEqual([[type, key]])
  expect(contentSdl).toContain(`\ntype ${type} implements Node @dontInfer {\n`)
})

test.each(["notes/x.md", "x.md", "site.json", "retired.json", "posts/data.json", "posts/brands.json"])(
  "%s gives none",
  path => {
    expect(nodes(path)).toEqual([])
  },
)

test("a case gives a node for itself, one for its chart and one for its quote, all of its slug", () => {
  const quote = { text: "Good.", author: "Head", company: "Kadal" }
  const study = {
    heading: "3X",
    order: 2,
    quote,
    services: ["seo"],
    chart: { kind: "line", title: "It grew" },
  }
  const own = { slug: "growth", order: 2 }
  expect(nodes("cases/growth.json", study)).toEqual([
    {
      type: "CaseStudy",
      key: "growth",
      fields: {
        ...own,
        heading: "3X",
        services: ["seo"],
        sample: false,
        path: "/results#growth",
        chart: "growth",
        quote: "growth",
      },
    },
    {
      type: "Chart",
      key: "growth",
      fields: { slug: "growth", kind: "line", title: "It grew", sample: false },
    },
    {
      type: "Testimonial",
      key: "growth",
      fields: { ...own, quote: "Good.", author: "Head", company: "Kadal", case: "growth" },
    },
  ])
})

test("an estimate of the ledger says whether its range held, once it is measured", () => {
  const held = (outcome?: number) =>
    nodes("ledger.json", { stated: "2025-01-01", estimate: "Visits", low: 1, high: 3, outcome })[0]?.fields
      .held
  expect([held(1), held(3), held(3.1), held(-1), held()]).toEqual([true, true, false, false, null])
})

test("a case without a quote gives no testimonial, and one without an order stands last", () => {
  const [study, , quote] = nodes("cases/growth.json", { sample: true, chart: {} })
  expect([study?.fields.sample, study?.fields.quote, quote]).toEqual([true, null, undefined])
  expect(study?.fields.order).toBeGreaterThan(1_000_000)
})

test("every field is described", () => {
  const lines = contentSdl.split("\n")
  const bare = lines.filter(
    (line, index) => /^ {2}\w+: /.test(line) && !/^ {2}".+"$/.test(lines[index - 1] ?? ""),
  )
  expect(bare).toEqual([])
})

test("pages.json gives one node for each page, with points even where it names none", () => {
  const points = [{ title: "T", text: "t" }]
  expect(nodes("pages.json", { about: { title: "About", points }, search: { title: "Search" } })).toEqual([
    { type: "PageCopy", key: "about", fields: { slug: "about", title: "About", points, inShort: [] } },
    { type: "PageCopy", key: "search", fields: { slug: "search", title: "Search", points: [], inShort: [] } },
  ])
})

test("the sections of the about page have their id as anchor, and points even where they name none", () => {
  const [about] = nodes("about.json", { title: "About", sections: [{ id: "mission", heading: "Mission" }] })
  expect(about?.fields).toEqual({
    title: "About",
    sections: [{ anchor: "mission", heading: "Mission", points: [] }],
  })
})

const fieldsOf = (path: string, values: Record<string, unknown>) => nodes(path, values)[0]?.fields

test("a category has its slug and its listing's address, and no top-level posts unless it says so", () => {
  const deepDive = { name: "Deep Dive Analysis", description: "D." }
  expect(fieldsOf("categories.json", deepDive)).toEqual({
    ...deepDive,
    slug: "deep-dive-analysis",
    topLevel: false,
    path: "/deep-dive-analysis",
  })
  expect(fieldsOf("categories.json", { name: "Analytics", topLevel: true })?.topLevel).toBe(true)
})

test("a service stands on the services page, one without an order after the others", () => {
  const path = "services/data-analytics.md"
  expect(fieldsOf(path, { title: "T", order: 1 })).toMatchObject({
    path: "/services#data-analytics",
    order: 1,
  })
  expect(fieldsOf(path, {})?.order).toBeGreaterThan(1_000_000)
})

test("a resource has its own page, with or without a document elsewhere, and the day of its last change", () => {
  expect(fieldsOf("resources/sample.md", { title: "T", type: "Sample" })).toMatchObject({
    path: "/resources/sample",
    externalUrl: null,
    updated: null,
  })
  const list = { externalUrl: "/downloads/list.pdf", updated: "2026-11-03" }
  expect(fieldsOf("resources/list.md", list)).toMatchObject(list)
})

test("a legal page keeps its slug, title and description", () => {
  const terms = { title: "Terms", description: "D." }
  expect(fieldsOf("legal/terms.md", { ...terms, other: 1 })).toEqual({ slug: "terms", ...terms })
})
