import { fakeGatsby, pagesFrom } from "../../../test/support/fake-gatsby"
import { createGonePages } from "./create-gone-pages"
import { createNotFoundPages } from "./create-not-found-pages"

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
