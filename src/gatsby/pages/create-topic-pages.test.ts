import { fakeGatsby, pagesFrom } from "../../../test/support/fake-gatsby"
import { createBlogPages } from "./create-blog-pages"
import { createCategoryPages } from "./create-category-pages"
import { createTagPages } from "./create-tag-pages"

const blog = (totalCount: number) => pagesFrom(createBlogPages, { allPost: { totalCount } })

test("the blog has its index without posts, and goes on from the fifty-first", async () => {
  expect((await blog(0)).map(({ path, template }) => [path, template])).toEqual([["/blog", "blog"]])
  expect((await blog(51)).map(({ path }) => path)).toEqual(["/blog", "/blog/page/2"])
})

const categories = [
  { id: "id-a", path: "/analytics", slug: "analytics" },
  { id: "id-c", path: "/cohort-analysis", slug: "cohort-analysis" },
]

test("every category has a listing, with posts or without", async () => {
  const pages = await pagesFrom(createCategoryPages, {
    allCategory: { nodes: categories },
    allPost: { group: [{ fieldValue: "analytics", totalCount: 51 }] },
  })
  expect(pages.map(({ path }) => path)).toEqual(["/analytics", "/analytics/page/2", "/cohort-analysis"])
  expect(new Set(pages.map(({ template }) => template))).toEqual(new Set(["category"]))
  expect(pages[1]?.context).toMatchObject({ id: "id-a", slug: "analytics", page: 2, skip: 50 })
  expect(pages[2]?.context).toMatchObject({ id: "id-c", slug: "cohort-analysis", page: 1, pageCount: 1 })
})

test("categories have their listings while there is no post at all", async () => {
  const pages = await pagesFrom(createCategoryPages, {
    allCategory: { nodes: categories },
    allPost: { group: [] },
  })
  expect(pages.map(({ path }) => path)).toEqual(["/analytics", "/cohort-analysis"])
})

const tags = (posts: [name: string, count: number][], resources: string[] = []) =>
  pagesFrom(createTagPages, {
    allPost: { group: posts.map(([fieldValue, totalCount]) => ({ fieldValue, totalCount })) },
    allResource: { group: resources.map(fieldValue => ({ fieldValue, totalCount: 60 })) },
  })

test("each tag in use has a listing at its slug, and its name for the heading", async () => {
  const pages = await tags([
    ["Digital Marketing", 1],
    ["SEO", 101],
  ])
  expect(pages.map(({ path }) => path)).toEqual([
    "/tag/digital-marketing",
    "/tag/seo",
    "/tag/seo/page/2",
    "/tag/seo/page/3",
  ])
  expect(pages[0]).toMatchObject({
    template: "tag",
    context: { name: "Digital Marketing", slug: "digital-marketing" },
  })
})

test("a tag that only resources have has one page, since a listing holds posts", async () => {
  expect((await tags([], ["Reporting"])).map(({ path }) => path)).toEqual(["/tag/reporting"])
})

test("a tag of posts and resources has its pages once, as many as its posts need", async () => {
  const pages = await tags([["SEO", 51]], ["SEO"])
  expect(pages.map(({ path }) => path)).toEqual(["/tag/seo", "/tag/seo/page/2"])
})

test("nothing tagged gives no tags", async () => {
  expect(await tags([])).toEqual([])
})

test("posts are counted, not loaded, for a listing", async () => {
  const { args, graphql } = fakeGatsby({ data: { allPost: { totalCount: 0 } } })
  await createBlogPages(args)
  expect(graphql.mock.calls[0]?.[0]).toMatch(/^query BlogPages \{ allPost \{ totalCount \} \}$/)
})
