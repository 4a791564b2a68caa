import { fakeGatsby, pagesFrom } from "../../../test/support/fake-gatsby"
import { createGonePages, createNotFoundPages, createPostPages, createResourcePages } from "./entry-pages"

const post = (slug: string, retired = false) => ({
  id: `id-${slug}`,
  blogPath: `/blog/${slug}`,
  categoryPath: `/analytics/${slug}`,
  retired,
})
const pagesOf = (...nodes: ReturnType<typeof post>[]) => pagesFrom(createPostPages, { allPost: { nodes } })

test("an article has a page at both its addresses, with one template and the same context", async () => {
  const context = { id: "id-a", newerId: null, olderId: null }
  expect(await pagesOf(post("a"))).toEqual([
    { path: "/analytics/a", template: "post", context },
    { path: "/blog/a", template: "post", context },
  ])
})

test("a retired article has no page below /blog", async () => {
  const paths = (await pagesOf(post("old", true), post("new"))).map(({ path }) => path)
  expect(paths).toEqual(["/analytics/old", "/analytics/new", "/blog/new"])
})

test("an article knows the one after it and the one before it in time", async () => {
  const pages = await pagesOf(post("newest"), post("middle", true), post("oldest"))
  const neighbours = Object.fromEntries(
    pages.map(({ path, context }) => [path, [context.newerId, context.olderId]]),
  )
  expect(neighbours["/blog/newest"]).toEqual([null, "id-middle"])
  expect(neighbours["/analytics/middle"]).toEqual(["id-newest", "id-oldest"])
  expect(neighbours["/blog/oldest"]).toEqual(["id-middle", null])
})

test("the context carries ids and no content", async () => {
  const [page] = await pagesOf(post("a"))
  expect(Object.keys(page?.context ?? {}).sort()).toEqual(["id", "newerId", "olderId"])
})

test("no posts give no pages", async () => {
  expect(await pagesOf()).toEqual([])
})

test("each resource has its page, made from its id", async () => {
  const nodes = [{ id: "id-list", path: "/resources/list" }]
  expect(await pagesFrom(createResourcePages, { allResource: { nodes } })).toEqual([
    { path: "/resources/list", template: "resource", context: { id: "id-list" } },
  ])
})

test("no resources give no pages", async () => {
  expect(await pagesFrom(createResourcePages, { allResource: { nodes: [] } })).toEqual([])
})

const gone = (posts: string[], categories: string[]) =>
  pagesFrom(createGonePages, {
    allPost: {
      nodes: posts.map(slug => ({ blogPath: `/blog/${slug}`, categoryPath: `/seo-strategies/${slug}` })),
    },
    allCategory: { nodes: categories.map(slug => ({ slug, path: `/${slug}` })) },
  })

test("a retired post's address below /blog leads to its category's", async () => {
  expect(await gone(["old"], [])).toEqual([
    { path: "/blog/old", template: "gone", context: { movedTo: "/seo-strategies/old" } },
  ])
})

test("the retired address of each category leads to its listing", async () => {
  const pages = await gone([], ["analytics", "cohort-analysis"])
  expect(pages.map(({ path, context }) => [path, context.movedTo])).toEqual([
    ["/category/analytics", "/analytics"],
    ["/category/cohort-analysis", "/cohort-analysis"],
  ])
})

test("a retired address has no notice while its post is unknown", async () => {
  expect(await gone([], [])).toEqual([])
})

const notFound = (paths: string[]) =>
  pagesFrom(createNotFoundPages, { allCategory: { nodes: paths.map(path => ({ path })) } })

test("/blog and each category have a page for unknown posts", async () => {
  expect(await notFound(["/analytics"])).toEqual([
    { path: "/blog/404.html", template: "post-not-found", context: { section: "/blog" } },
    { path: "/analytics/404.html", template: "post-not-found", context: { section: "/analytics" } },
  ])
})

test("/blog has one even without categories", async () => {
  expect((await notFound([])).map(({ path }) => path)).toEqual(["/blog/404.html"])
})

test("hosts are told which page to show for what is unknown below a section, and anywhere", async () => {
  const { args, actions } = fakeGatsby({ data: { allCategory: { nodes: [] } } })
  await createNotFoundPages(args)
  expect(actions.createRedirect.mock.calls.flat()).toEqual([
    { fromPath: "/blog/*", toPath: "/blog/404.html", statusCode: 404 },
    { fromPath: "/*", toPath: "/404.html", statusCode: 404 },
  ])
})
