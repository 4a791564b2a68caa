import { pagesFrom } from "../../../test/support/fake-gatsby"
import { createBlogPages, createCategoryPages, createTagPages } from "./listing-pages"

const blog = (totalCount: number) => pagesFrom(createBlogPages, { allPost: { totalCount } })

test("the blog has its index without posts, and continues from the fifty-first", async () => {
  expect((await blog(0)).map(({ path, template }) => [path, template])).toEqual([["/blog", "blog"]])
  expect((await blog(51)).map(({ path }) => path)).toEqual(["/blog", "/blog/page/2"])
})

test("each page of a listing knows its place and which fifty posts it lists", async () => {
  expect((await blog(101)).map(({ context }) => context)).toEqual([
    { page: 1, pageCount: 3, limit: 50, skip: 0, listing: "/blog" },
    { page: 2, pageCount: 3, limit: 50, skip: 50, listing: "/blog" },
    { page: 3, pageCount: 3, limit: 50, skip: 100, listing: "/blog" },
  ])
})

const categories = [
  { path: "/analytics", slug: "analytics" },
  { path: "/cohort-analysis", slug: "cohort-analysis" },
]

test("every category has a listing, with posts or without", async () => {
  const pages = await pagesFrom(createCategoryPages, {
    allCategory: { nodes: categories },
    allPost: { group: [{ fieldValue: "analytics", totalCount: 51 }] },
  })
  expect(pages.map(({ path }) => path)).toEqual(["/analytics", "/analytics/page/2", "/cohort-analysis"])
  expect(new Set(pages.map(({ template }) => template))).toEqual(new Set(["category"]))
  expect(pages[1]?.context).toMatchObject({ slug: "analytics", page: 2, skip: 50 })
  expect(pages[2]?.context).toMatchObject({ slug: "cohort-analysis", page: 1, pageCount: 1 })
})

test("categories have their listings while there is no post at all", async () => {
  const pages = await pagesFrom(createCategoryPages, {
    allCategory: { nodes: categories },
    allPost: { group: [] },
  })
  expect(pages.map(({ path }) => path)).toEqual(["/analytics", "/cohort-analysis"])
})

const tagOf = (name: string) => ({ name, slug: name.toLowerCase().replaceAll(" ", "-") })

const groupOf = (names: readonly string[]) => ({
  group: names.map(tagOf).map(tag => ({ fieldValue: tag.slug, nodes: [{ tags: [tag] }] })),
})

const tags = (used: Record<string, number>, ofResources: string[] = []) =>
  pagesFrom(createTagPages, {
    postTags: groupOf(Object.keys(used)),
    resourceTags: groupOf(ofResources),
    allPost: {
      group: Object.entries(used).map(([name, totalCount]) => ({ fieldValue: tagOf(name).slug, totalCount })),
    },
  })

test("each tag in use has a listing at its slug, and its name for the heading", async () => {
  const pages = await tags({ "Digital Marketing": 1, SEO: 101 })
  expect(pages.map(({ path }) => path)).toEqual([
    "/tag/digital-marketing",
    "/tag/seo",
    "/tag/seo/page/2",
    "/tag/seo/page/3",
  ])
  expect(pages[0]).toMatchObject({
    template: "tag",
    context: { slug: "digital-marketing", name: "Digital Marketing", postCount: 1 },
  })
})

test("a tag that only resources have has one page, since a listing holds posts", async () => {
  expect((await tags({}, ["Reporting"])).map(({ path }) => path)).toEqual(["/tag/reporting"])
})

test("a tag of posts and resources has its pages once, as many as its posts need", async () => {
  const pages = await tags({ SEO: 51 }, ["SEO"])
  expect(pages.map(({ path }) => path)).toEqual(["/tag/seo", "/tag/seo/page/2"])
})

test("nothing tagged creates no tag pages", async () => {
  expect(await tags({})).toEqual([])
})
