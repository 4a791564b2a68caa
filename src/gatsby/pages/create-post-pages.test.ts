import { pagesFrom } from "../../../test/support/fake-gatsby"
import { createPostPages } from "./create-post-pages"

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
