import { basename } from "node:path"
import { tagOf } from "../content-model/types/slug"
import { createContentPages, type PageArgs } from "./create-pages"

const writePageStatuses = jest.fn()
jest.mock("../host/page-statuses", () => ({
  writePageStatuses: (pages: unknown) => writePageStatuses(pages),
}))

const post = (slug: string, { retired = false, category = "analytics", tags = [] as string[] } = {}) => ({
  id: `id-${slug}`,
  path: `/blog/${slug}`,
  blogPath: `/blog/${slug}`,
  categoryPath: `/${category}/${slug}`,
  retired,
  category: { path: `/${category}` },
  tags: tags.map(tagOf),
})

const posts = (count: number, options?: Parameters<typeof post>[1]) =>
  Array.from({ length: count }, (_, index) => post(`post-${index}`, options))

type Given = {
  posts?: ReturnType<typeof post>[]
  categories?: string[]
  resources?: { id: string; slug: string; tags: ReturnType<typeof tagOf>[] }[]
}

const dataOf = ({ posts = [], categories = [], resources = [] }: Given) => ({
  allPost: { nodes: posts },
  allCategory: { nodes: categories.map(slug => ({ slug, name: slug.toUpperCase(), path: `/${slug}` })) },
  allResource: { nodes: resources },
  allLegalPage: { nodes: [{ slug: "privacy" }] },
  allPage: { nodes: [{ slug: "imprint" }] },
})

const run = async (answer: { data?: unknown; errors?: unknown }, panicOnBuild = jest.fn()) => {
  const actions = { createPage: jest.fn(), createRedirect: jest.fn() }
  await createContentPages({
    actions,
    graphql: async () => answer,
    reporter: { panicOnBuild },
  } as unknown as PageArgs)
  const pages = actions.createPage.mock.calls.map(([{ path, component, context }]) => ({
    path,
    component,
    context,
    template: basename(component, ".tsx"),
  }))
  return { pages, redirects: actions.createRedirect.mock.calls.flat() }
}

/** The pages of one template: their paths and contexts. */
const pagesOf = async (template: string, given: Given) =>
  (await run({ data: dataOf(given) })).pages
    .filter(page => page.template === template)
    .map(({ path, context }) => ({ path, context }))

test("an article has a page at both its addresses, with the same ids and no content", async () => {
  const ids = { newerId: null, olderId: null, related1: null, related2: null, related3: null }
  const context = { section: "/blog", id: "id-a", ...ids }
  expect(await pagesOf("post", { posts: [post("a")] })).toEqual([
    { path: "/analytics/a", context },
    { path: "/blog/a", context },
  ])
})

test("an article has the ids of those that share most topics with it, without itself", async () => {
  const pages = await pagesOf("post", { posts: [post("a"), post("b"), post("c"), post("d"), post("e")] })
  const context = pages.find(({ path }) => path === "/blog/a")?.context
  expect(context).toMatchObject({ related1: "id-b", related2: "id-c", related3: "id-d" })
})

test("each page of a listing has its position and the range of its fifty posts", async () => {
  expect((await pagesOf("blog", { posts: posts(101) })).map(({ context }) => context)).toMatchObject([
    { page: 1, pageCount: 3, limit: 50, skip: 0, listing: "/blog" },
    { page: 2, pageCount: 3, limit: 50, skip: 50, listing: "/blog" },
    { page: 3, pageCount: 3, limit: 50, skip: 100, listing: "/blog" },
  ])
})

test("every category has a listing, with posts or without, and the blog counts its posts", async () => {
  const given = { categories: ["seo", "analytics"], posts: posts(51) }
  const pages = await pagesOf("category", given)
  expect(pages.map(({ path }) => path)).toEqual(["/seo", "/analytics", "/analytics/page/2"])
  expect(pages[0]?.context).toMatchObject({ slug: "seo", page: 1, pageCount: 1 })
  expect(pages[2]?.context).toMatchObject({ slug: "analytics", page: 2, skip: 50 })
  expect((await pagesOf("blog", given))[0]?.context.categories).toEqual([
    { path: "/seo", name: "SEO", count: 0 },
    { path: "/analytics", name: "ANALYTICS", count: 51 },
  ])
})

test("each tag has a listing with its name; pages are counted by posts, not by resources", async () => {
  const resources = [{ id: "id-list", slug: "list", tags: [tagOf("SEO"), tagOf("Reporting")] }]
  const given = {
    posts: [post("a", { tags: ["Digital Marketing"] }), ...posts(51, { tags: ["SEO"] })],
    resources,
  }
  const pages = await pagesOf("tag", given)
  expect(pages.map(({ path, context }) => [path, context.name, context.count])).toEqual([
    ["/tag/seo", "SEO", 51],
    ["/tag/seo/page/2", "SEO", 51],
    ["/tag/reporting", "Reporting", 0],
    ["/tag/digital-marketing", "Digital Marketing", 1],
  ])
  expect((await pagesOf("blog", given))[0]?.context.tags).toEqual([
    { path: "/tag/digital-marketing", name: "Digital Marketing", count: 1 },
    { path: "/tag/seo", name: "SEO", count: 51 },
  ])
})

test("a failing query stops the build; gatsby develop only reports it", async () => {
  const errors = [{ message: "Cannot query field" }]
  const panic = jest.fn(() => {
    throw new Error("the build stops")
  })
  await expect(run({ data: dataOf({ posts: [post("a")] }), errors }, panic)).rejects.toThrow(
    "the build stops",
  )
  expect(panic).toHaveBeenCalledWith("The query for the pages failed; nothing was created.", errors)
  expect((await run({ errors })).pages).toEqual([])
})
