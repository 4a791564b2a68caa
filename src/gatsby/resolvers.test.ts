import { markdownTree } from "../../test/support/markdown-tree"
import { addBodyResolvers } from "./resolvers"

type Resolvers = Record<string, Record<string, { resolve: (...args: unknown[]) => Promise<unknown> }>>

const resolvers = (): Resolvers => {
  const createResolvers = jest.fn()
  addBodyResolvers({ createResolvers })
  return createResolvers.mock.calls[0][0]
}

const gatsby = (body: string) => {
  const htmlAst = jest.fn(() => markdownTree(body))
  const context = { nodeModel: { getNodeById: () => ({ fileAbsolutePath: "/content/posts/x.md" }) } }
  const info = { schema: { getType: () => ({ getFields: () => ({ htmlAst: { resolve: htmlAst } }) }) } }
  return { htmlAst, rest: [{}, context, info] }
}
const node = (id: string, contentDigest = "d") => ({
  id,
  slug: "seo",
  parent: "m",
  internal: { contentDigest },
})

test("an article's headings begin at the second level", async () => {
  const { rest } = gatsby("# Cost")
  expect(await resolvers().Post?.headings?.resolve(node("post"), ...rest)).toEqual([
    { text: "Cost", anchor: "cost", level: 2 },
  ])
})

test("a service's begin at the third, their fragments with its slug, since all services share a page", async () => {
  const { rest } = gatsby("## Cost")
  expect(await resolvers().Service?.fullDescription?.resolve(node("service"), ...rest)).toMatch(
    /^<h3 id="seo-cost">/,
  )
})

test("a body is rendered once for all its fields, and again when it has changed", async () => {
  const { htmlAst, rest } = gatsby("One two")
  const { Post } = resolvers()
  expect(await Post?.html?.resolve(node("once"), ...rest)).toBe("<p>One two</p>")
  expect(await Post?.wordCount?.resolve(node("once"), ...rest)).toBe(2)
  expect(htmlAst).toHaveBeenCalledTimes(1)
  await Post?.html?.resolve(node("once", "other"), ...rest)
  expect(htmlAst).toHaveBeenCalledTimes(2)
})

test("only the latest bodies are kept, however many there are", async () => {
  const { htmlAst, rest } = gatsby("Text")
  const { Post } = resolvers()
  for (let index = 0; index < 40; index += 1) await Post?.html?.resolve(node(`many-${index}`), ...rest)
  expect(htmlAst).toHaveBeenCalledTimes(40)
  await Post?.html?.resolve(node("many-39"), ...rest)
  expect(htmlAst).toHaveBeenCalledTimes(40)
  await Post?.html?.resolve(node("many-0"), ...rest)
  expect(htmlAst).toHaveBeenCalledTimes(41)
})
