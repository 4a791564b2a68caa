import { pagesFrom } from "../../../test/support/fake-gatsby"
import { createBlogPages } from "./create-blog-pages"
import { createCategoryPages } from "./create-category-pages"
import { createTagPages } from "./create-tag-pages"

const categories = [
  { id: "id-a", path: "/analytics", name: "Analytics", slug: "analytics" },
  { id: "id-c", path: "/cohort-analysis", name: "Cohort Analysis", slug: "cohort-analysis" },
]

const posts = <T>(count: number, what: T) =>
  Array.from({ length: count }, (_, index) => ({ slug: `post-${index}`, ...what }))
const analytics = { category: { slug: "analytics" } }
const tagged = (...names: string[]) => ({
  tags: names.map(name => ({ name, slug: name.toLowerCase().replaceAll(" ", "-") })),
})

const blog = (count: number) => pagesFrom(createBlogPages, { allPost: { nodes: posts(count, {}) } })

test("the blog has its index without posts, and goes on from the fifty-first", async () => {
  expect((await blog(0)).map(({ path, template }) => [path, template])).toEqual([["/blog", "blog"]])
  expect((await blog(51)).map(({ path }) => path)).toEqual(["/blog", "/blog/page/2"])
})

test("the context of a page of the blog carries its place and its posts, and no content", async () => {
  for (const { context } of await blog(51))
    expect(Object.keys(context).sort()).toEqual(["listing", "page", "pageCount", "slugs"])
})

test("every category has a listing, with posts or without", async () => {
  const pages = await pagesFrom(createCategoryPages, {
    allCategory: { nodes: categories },
    allPost: { nodes: posts(51, analytics) },
  })
  expect(pages.map(({ path }) => path)).toEqual(["/analytics", "/analytics/page/2", "/cohort-analysis"])
  expect(new Set(pages.map(({ template }) => template))).toEqual(new Set(["category"]))
  expect(pages[1]?.context).toMatchObject({ id: "id-a", page: 2, slugs: ["post-50"] })
  expect(pages[2]?.context).toMatchObject({ id: "id-c", page: 1, pageCount: 1, slugs: [] })
})

test("categories have their listings while there is no post at all", async () => {
  const pages = await pagesFrom(createCategoryPages, {
    allCategory: { nodes: categories },
    allPost: { nodes: [] },
  })
  expect(pages.map(({ path }) => path)).toEqual(["/analytics", "/cohort-analysis"])
})

const tags = (used: [name: string, count: number][], resources: string[] = []) =>
  pagesFrom(createTagPages, {
    allPost: { nodes: used.flatMap(([name, count]) => posts(count, tagged(name))) },
    allResource: { nodes: [tagged(...resources)] },
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
    context: { name: "Digital Marketing", postCount: 1 },
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
