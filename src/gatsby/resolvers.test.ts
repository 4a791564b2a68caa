import { addContentResolvers } from "./resolvers"

type Resolvers = Record<string, Record<string, { resolve: (...args: unknown[]) => Promise<unknown> }>>

const resolvers = (): Resolvers => {
  const createResolvers = jest.fn()
  addContentResolvers({ createResolvers })
  return createResolvers.mock.calls[0][0]
}

/** Gatsby with one body, and beside the text one drawing at the address given. */
const gatsby = (body: string, tokens = { brand: "Kumbh" }, drawing = { url: "/static/a.svg" }) => {
  const read = jest.fn(() => body)
  const fields = { publicURL: { resolve: () => drawing.url } }
  const info = { schema: { getType: () => ({ getFields: () => fields }) } }
  /** What one query hands to its resolvers after the node. */
  const query = () => {
    const internal = { contentDigest: drawing.url }
    const found = { id: "a.svg", absolutePath: "/missing.svg", children: [], internal }
    const findOne = jest.fn(async (_lookup: { type: string }): Promise<unknown> => found)
    const getNodeById = () => ({ absolutePath: "/content/posts/x.md" })
    return [{}, { nodeModel: { findOne, getNodeById } }, info] as const
  }
  const node = (id: string) => ({
    id,
    slug: "seo",
    parent: "m",
    tokens,
    internal: { contentDigest: JSON.stringify([body, tokens]) },
    get body() {
      return read()
    },
  })
  return { read, node, query, rest: query() }
}

test("an article's headings begin at the second level", async () => {
  const { node, rest } = gatsby("# Cost")
  expect(await resolvers().Post?.headings?.resolve(node("post"), ...rest)).toEqual([
    { text: "Cost", anchor: "cost", level: 2 },
  ])
})

test("a service's headings begin at the third level, with its slug as prefix, since services share a page", async () => {
  const { node, rest } = gatsby("## Cost")
  expect(await resolvers().Service?.fullDescription?.resolve(node("service"), ...rest)).toMatch(
    /^<details class="fold" open><summary><h3 id="seo-cost">Cost<\/h3><\/summary>/,
  )
})

test("a text without images is rendered once, even for simultaneous queries, and again when the brand changes", async () => {
  const site = { brand: "Kumbh" }
  const { node, read, query } = gatsby("By {brand}", site)
  const html = () => resolvers().Post?.html?.resolve(node("two-addresses"), ...query())
  expect(await Promise.all([html(), html()])).toEqual(["<p>By Kumbh</p>", "<p>By Kumbh</p>"])
  expect(read).toHaveBeenCalledTimes(1)
  site.brand = "Kadal"
  expect(await html()).toBe("<p>By Kadal</p>")
})

test("a text with images is rendered for each query, but not to count its words", async () => {
  const { node, read, query } = gatsby("One two\n\n![Plan](a.svg)")
  const { Post } = resolvers()
  for (const _ of ["once", "twice"])
    expect(await Post?.html?.resolve(node("a"), ...query())).toMatch(/^<p>One two<\/p>/)
  expect(await Post?.wordCount?.resolve(node("a"), ...query())).toBe(2)
  expect(read).toHaveBeenCalledTimes(2)
})

test("the reading time is the editor's, or else counted", async () => {
  const { node, read, query } = gatsby("word ".repeat(1000))
  const time = (readingTime: string | null) =>
    resolvers().Post?.readingTime?.resolve(Object.assign(node("time"), { readingTime }), ...query())
  expect(await time("12 min")).toBe("12 min")
  expect(read).not.toHaveBeenCalled()
  expect([await time(null), await time(null)]).toEqual(["5 min", "5 min"])
  expect(read).toHaveBeenCalledTimes(1)
})

test.each([
  [400, "2 min"],
  [1520, "8 min"],
  [0, "1 min"],
])("%i words take %s to read", async (count, time) => {
  const { node, rest } = gatsby("word ".repeat(count))
  expect(await resolvers().Post?.readingTime?.resolve(node("words"), ...rest)).toBe(time)
})

test("the next query sees a changed image and a changed site.json, even if the text is the same", async () => {
  const site = { brand: "Kumbh" }
  const drawing = { url: "/static/one.svg" }
  const { node, query } = gatsby("{brand}\n\n![Plan](a.svg)", site, drawing)
  const html = () => resolvers().Post?.html?.resolve(node("a"), ...query())
  expect(await html()).toMatch(/<p>Kumbh<\/p>[\s\S]*src="\/static\/one\.svg"/)
  site.brand = "Kadal"
  drawing.url = "/static/two.svg"
  expect(await html()).toMatch(/<p>Kadal<\/p>[\s\S]*src="\/static\/two\.svg"/)
})

test("each query looks up what it shows, so that Gatsby reruns it on changes", async () => {
  const { node, query } = gatsby("![Plan](a.svg)")
  for (const rest of [query(), query()]) {
    await resolvers().Post?.html?.resolve(node("a"), ...rest)
    expect(rest[1].nodeModel.findOne.mock.calls.map(([{ type }]) => type)).toEqual(["File"])
  }
})

test("a service has the cases in which it was used, in their order", async () => {
  const study = (slug: string, order: number, ...services: string[]) => ({ slug, order, services })
  const entries = [
    study("c", 2, "seo"),
    study("b", 1, "ads", "seo"),
    study("a", 2, "seo"),
    study("d", 1, "ads"),
  ]
  const nodeModel = { findAll: async () => ({ entries }) }
  const cases = await resolvers().Service?.cases?.resolve({ slug: "seo" }, {}, { nodeModel })
  expect((cases as { slug: string }[]).map(({ slug }) => slug)).toEqual(["b", "a", "c"])
})

describe("a chart", () => {
  const chart = {
    slug: "growth",
    kind: "bar",
    title: "It grew",
    subtitle: "Visits",
    alt: "From 1 to 2 & on",
    source: "sample",
    period: "May",
    unit: "visits",
    series: [{ name: "Visits", emphasis: true, points: [{ label: "May", value: 2 }] }],
  }

  test("is drawn from its file as HTML, for the figure of a page", () => {
    const { Chart } = resolvers()
    expect(Chart?.drawingHtml?.resolve(chart)).toContain('role="img" aria-label="From 1 to 2 &amp; on"')
    expect(Chart?.footerHtml?.resolve(chart)).toContain("Source: sample. Period: May.")
  })

  test("appears as a figure in a text that names it, and each query looks it up", async () => {
    const { node, query } = gatsby("```chart\ngrowth\n```")
    for (const rest of [query(), query()]) {
      rest[1].nodeModel.findOne.mockResolvedValue({ ...chart, absolutePath: "", children: [] })
      const html = await resolvers().Post?.html?.resolve(node("charted"), ...rest)
      expect(html).toMatch(
        /^<figure class="chart-figure ink-rule" id="[^"]+"><figcaption><p class="chart-title">It grew/,
      )
      expect(rest[1].nodeModel.findOne.mock.calls.map(([{ type }]) => type)).toEqual(["Chart"])
    }
  })
})
