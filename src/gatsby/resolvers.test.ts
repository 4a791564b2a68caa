import { assertObjectType, buildSchema } from "gatsby/graphql"
import { toHtml } from "hast-util-to-html"
import { bodyLayout } from "../content-model/types/all-types"
import { defaultDiagrams } from "../content-model/types/diagrams"
import type { DiagramWords } from "../markdown/diagrams"
import { parseMarkdown, readHtml } from "../markdown/html-tree"
import { bodyTree } from "../markdown/render-body"
import { addContentResolvers } from "./resolvers"

jest.mock("../markdown/html-tree", () => {
  const actual = jest.requireActual("../markdown/html-tree")
  return { ...actual, readHtml: jest.fn(actual.readHtml) }
})
// Once for each rendering.
const renderings = jest.mocked(readHtml)
beforeEach(() => renderings.mockClear())

type Resolvers = Record<string, Record<string, { resolve: (...args: unknown[]) => Promise<unknown> }>>

type Text = { body: string; tokens: Record<string, string> }

/** The site's resolvers, on the HTML that the sub-plugin of gatsby-transformer-remark makes of a text. */
const resolvers = ({ body, tokens }: Text = { body: "", tokens: {} }): Resolvers => {
  const createResolvers = jest.fn()
  const intermediateSchema = buildSchema("type MarkdownRemark { html: String } type Query { a: Int }")
  const { html } = assertObjectType(intermediateSchema.getType("MarkdownRemark")).getFields()
  if (html) html.resolve = () => toHtml(bodyTree(parseMarkdown(body), bodyLayout("posts/x.md"), tokens))
  addContentResolvers({ createResolvers, intermediateSchema })
  return createResolvers.mock.calls[0][0]
}

/** Gatsby with one text, and beside it one drawing at the address given. */
const gatsby = (
  body: string,
  {
    tokens = { brand: "Kumbh" } as Record<string, string>,
    drawing = { url: "/static/a.svg" },
    readingTime = null as string | null,
    diagrams = null as DiagramWords | null,
  } = {},
) => {
  const fields = { publicURL: { resolve: () => drawing.url } }
  const info = { schema: { getType: () => ({ getFields: () => fields }) } }
  const nodes: Record<string, unknown> = {
    markdown: { id: "markdown", parent: "file", frontmatter: { readingTime } },
    file: { relativePath: "posts/x.md", absolutePath: "/content/posts/x.md" },
  }
  /** What one query hands to its resolvers after the node. */
  const query = () => {
    const internal = { contentDigest: drawing.url }
    const found = { id: "a.svg", absolutePath: "/missing.svg", children: [], internal }
    const findOne = jest.fn(async ({ type }: { type: string }) =>
      type === "File" ? found : type === "Diagrams" ? diagrams : null,
    )
    const getNodeById = ({ id }: { id: string }) => nodes[id]
    return [{}, { nodeModel: { findOne, getNodeById, getNodesByIds: () => [] } }, info] as const
  }
  const types = resolvers({ body, tokens })
  const text = { id: "text", slug: "seo", parent: "markdown" }
  /** What a field of the text, or of its markdown, is in a query. */
  const ask = (type: string, field: string, rest = query()) =>
    types[type]?.[field]?.resolve(type === "MarkdownRemark" ? nodes.markdown : text, ...rest)
  return { query, ask }
}

test("a text and its markdown have the same HTML", async () => {
  const { ask } = gatsby("*One* {brand}")
  const html = await ask("MarkdownRemark", "html")
  expect(html).toBe("<p><em>One</em> Kumbh</p>")
  for (const type of ["Post", "Resource", "LegalPage", "Page"]) expect(await ask(type, "html")).toBe(html)
})

test("a diagram says what the content has, the default words without, and changes with it", async () => {
  const body = "![Digital Measurement](none.png)"
  expect(await gatsby(body).ask("Post", "html")).toContain(defaultDiagrams.cycle.caption)
  const diagrams = { ...defaultDiagrams, cycle: { ...defaultDiagrams.cycle, caption: "Round and round" } }
  const { ask, query } = gatsby(body, { diagrams })
  expect(await ask("Post", "html")).toContain("<figcaption>Round and round</figcaption>")
  diagrams.cycle.caption = "Round again"
  expect(await ask("Post", "html", query())).toContain("Round again")
})

test("a text without images is rendered once, even for simultaneous queries, and again when the brand changes", async () => {
  const tokens = { brand: "Kumbh" }
  const { ask } = gatsby("By {brand}", { tokens })
  const html = () => ask("Post", "html")
  expect(await Promise.all([html(), html()])).toEqual(["<p>By Kumbh</p>", "<p>By Kumbh</p>"])
  expect(renderings).toHaveBeenCalledTimes(1)
  tokens.brand = "Kadal"
  expect(await html()).toBe("<p>By Kadal</p>")
})

test("a text with images is rendered for each query, but not to count its words", async () => {
  const { ask } = gatsby("One two\n\n![Plan](a.svg)")
  for (const _ of ["once", "twice"]) expect(await ask("Post", "html")).toMatch(/^<p>One two<\/p>/)
  expect(await ask("Post", "wordCount")).toBe(2)
  expect(renderings).toHaveBeenCalledTimes(2)
})

test.each([
  [1000, "12 min", "12 min", 12, 0],
  [1000, null, "5 min", 5, 1],
  [400, null, "2 min", 2, 1],
  [1520, null, "8 min", 8, 1],
  [0, null, "1 min", 1, 1],
])(
  "%i words, written to take %j, are shown to take %j, and their markdown agrees",
  async (words, readingTime, shown, minutes, count) => {
    const { ask } = gatsby("word ".repeat(words), { readingTime })
    expect(await ask("Post", "readingTime")).toBe(shown)
    expect(await ask("MarkdownRemark", "timeToRead")).toBe(minutes)
    expect(renderings).toHaveBeenCalledTimes(count)
  },
)

test("the next query sees a changed image and a changed site.json, even if the text is the same", async () => {
  const tokens = { brand: "Kumbh" }
  const drawing = { url: "/static/one.svg" }
  const { ask } = gatsby("{brand}\n\n![Plan](a.svg)", { tokens, drawing })
  const html = () => ask("Post", "html")
  expect(await html()).toMatch(/<p>Kumbh<\/p>[\s\S]*src="\/static\/one\.svg"/)
  tokens.brand = "Kadal"
  drawing.url = "/static/two.svg"
  expect(await html()).toMatch(/<p>Kadal<\/p>[\s\S]*src="\/static\/two\.svg"/)
})

test.each([
  ["an image", "![Plan](a.svg)", "File"],
  ["a chart", "```chart\ngrowth\n```", "Chart"],
])("each query looks up %s that it shows, so that Gatsby reruns it on changes", async (_what, body, type) => {
  const { query, ask } = gatsby(body)
  for (const rest of [query(), query()]) {
    await ask("Post", "html", rest)
    expect(rest[1].nodeModel.findOne.mock.calls.map(([lookup]) => lookup.type)).toEqual([type])
  }
})
