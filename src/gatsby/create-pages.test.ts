import { writeFileSync } from "node:fs"
import { writeProject } from "../content-model/fixtures/project"
import { guessedAddresses } from "../shared/redirects"
import { createContentPages, type PageArgs } from "./create-pages"

const project = process.cwd()
beforeAll(() => process.chdir(writeProject()))
afterAll(() => process.chdir(project))

const post = (slug: string) => ({
  id: `id-${slug}`,
  path: `/blog/${slug}`,
  blogPath: `/blog/${slug}`,
  categoryPath: `/analytics/${slug}`,
  retired: false,
  category: { path: "/analytics" },
  tags: [],
})

const dataOf = (slugs: readonly string[]) => ({
  allPost: { nodes: slugs.map(post) },
  allCategory: { nodes: [{ slug: "seo", name: "SEO", path: "/seo" }] },
  allResource: { nodes: [] },
  allReconciliation: { nodes: [] },
  allLegalPage: { nodes: [] },
  allPage: { nodes: [] },
})

/** The pages that were created, as their paths and contexts, and which addresses lead where. */
const run = async (answer: { data?: unknown; errors?: unknown }, panicOnBuild = jest.fn()) => {
  const actions = { createPage: jest.fn(), createRedirect: jest.fn() }
  const args = { actions, graphql: async () => answer, reporter: { panicOnBuild } }
  await createContentPages(args as unknown as PageArgs)
  const pages = actions.createPage.mock.calls.map(([{ path, context }]) => ({ path, context }))
  const redirects = actions.createRedirect.mock.calls.map(([redirect]) => redirect)
  const moved = redirects.filter(({ statusCode, force }) => statusCode === 301 && force)
  return { pages, moved: moved.map(({ fromPath, toPath }) => [fromPath, toPath]) }
}

test("an article has the ids of those that share most topics with it, without itself", async () => {
  const { pages } = await run({ data: dataOf(["a", "b", "c", "d", "e"]) })
  const context = pages.find(({ path }) => path === "/blog/a")?.context
  expect(context).toMatchObject({ related1: "id-b", related2: "id-c", related3: "id-d" })
})

test("each template gets what its query and layout need, and blog pages their place in the navigation", async () => {
  const { pages } = await run({
    data: { ...dataOf(["a"]), allResource: { nodes: [{ id: "r", slug: "r", tags: [] }] } },
  })
  const contextAt = (at: string) => pages.find(({ path }) => path === at)?.context
  const section = "/blog"
  const topics = { categories: [{ name: "SEO", path: "/seo", count: 0 }], tags: [] }
  const listing = { section, page: 1, pageCount: 1, limit: expect.any(Number), skip: 0, ...topics }
  expect(contextAt("/blog")).toEqual({ ...listing, listing: "/blog", slug: "", name: "", count: 1 })
  expect(contextAt("/seo")).toEqual({ ...listing, listing: "/seo", slug: "seo", name: "SEO", count: 0 })
  expect(contextAt("/analytics/a")).toEqual({
    section,
    id: "id-a",
    ...{ newerId: null, olderId: null, related1: null, related2: null, related3: null },
  })
  expect(contextAt("/resources/r")).toEqual({ id: "r" })
  expect(contextAt("/category/seo")).toEqual({ movedTo: "/seo" })
  expect(contextAt("/seo/404.html")).toEqual({ section, answersBelow: "/seo" })
})

test("a failing query stops the build; gatsby develop only reports it", async () => {
  const errors = [{ message: "Cannot query field" }]
  const panic = jest.fn(() => {
    throw new Error("the build stops")
  })
  await expect(run({ data: dataOf(["a"]), errors }, panic)).rejects.toThrow("the build stops")
  expect(panic).toHaveBeenCalledWith("The query for the pages failed; nothing was created.", errors)
  expect(await run({ errors })).toEqual({ pages: [], moved: [] })
})

const moves = async (redirects: object[]) => {
  writeFileSync("content/redirects.json", JSON.stringify(redirects))
  return (await run({ data: dataOf(["a"]) })).moved
}

test("a section redirect covers its pages, not error pages or retired addresses", async () => {
  const topics = { from: "/topics/*", to: "/category/*" }
  const moved = await moves([{ from: "/old/*", to: "/blog/*" }, topics])
  expect(moved.slice(guessedAddresses.size)).toEqual([["/old/a", "/blog/a"]])
})

test("an address that programs guess leads elsewhere only if nothing is there", async () => {
  writeFileSync("static/favicon.ico", "an icon")
  const guessed = new Map(guessedAddresses)
  guessed.delete("/favicon.ico")
  expect(await moves([])).toEqual([...guessed])
  guessed.set("/sitemap.xml", "/seo")
  expect(await moves([{ from: "/sitemap.xml", to: "/seo" }])).toEqual([...guessed])
  const { moved } = await run({ data: { ...dataOf(["a"]), allPage: { nodes: [{ slug: "feed" }] } } })
  expect(moved.map(([from]) => from)).not.toContain("/feed")
})
