import { Helmet } from "react-helmet"
import { render, tags } from "../../../test/support/render"
import { ArticleList, Pagination } from "./article-list"
import { MoreArticles } from "./article-parts"
import { TopicListing } from "./topic-listing"
import { Topics } from "./topics"

const post = {
  id: "id",
  title: "Cohorts",
  excerpt: "Read them.",
  date: "2025-10-10",
  displayDate: "10 October 2025",
  readingTime: "9 min",
  published: true,
  path: "/canonical",
  blogPath: "/blog/cohorts",
  categoryPath: "/cohort-analysis/cohorts",
  category: { name: "Cohort Analysis", path: "/cohort-analysis" },
}

const links = (html: string) =>
  tags(html, "a").map(tag => [/rel="(\w+)"/.exec(tag)?.[1], /href="([^"]*)"/.exec(tag)?.[1]])

test.each([
  [1, [["next", "/blog/page/2"]]],
  [
    2,
    [
      ["prev", "/blog"],
      ["next", "/blog/page/3"],
    ],
  ],
  [3, [["prev", "/blog/page/2"]]],
])("page %i of a listing links to %j", (page, expected) => {
  const html = render(<Pagination listing="/blog" page={page} pageCount={3} />)
  expect(links(html)).toEqual(expected)
  expect(html).toContain(`Page ${page} of 3`)
  expect(render(<Pagination listing="/blog" page={1} pageCount={1} />)).toBe("")
})

test.each([
  ["path", "/canonical"],
  ["blogPath", "/blog/cohorts"],
  ["categoryPath", "/cohort-analysis/cohorts"],
] as const)("a list of articles links to the %s its page asks for", (address, href) => {
  expect(render(<ArticleList posts={[post]} address={address} />)).toContain(
    `<h2><a href="${href}">Cohorts</a>`,
  )
})

test("a list of articles marks unpublished ones, and says if it is empty", () => {
  const list = (posts: (typeof post)[]) => render(<ArticleList posts={posts} address="path" />)
  expect(list([{ ...post, published: false }])).toContain("Not published")
  expect(list([post])).not.toContain("Not published")
  expect(list([])).toContain("No articles here yet.")
})

test("an article links to the previous and the next one", () => {
  const older = { title: "Old", path: "/blog/old" }
  const newer = { title: "New", path: "/blog/new" }
  expect(links(render(<MoreArticles older={older} newer={newer} related={[]} />))).toEqual([
    ["prev", "/blog/old"],
    ["next", "/blog/new"],
  ])
  expect(links(render(<MoreArticles older={null} newer={newer} related={[]} />))).toEqual([
    ["next", "/blog/new"],
  ])
  const related = [newer, { title: "Like it", path: "/blog/like" }]
  const html = render(<MoreArticles older={null} newer={newer} related={related} />)
  expect(html.match(/href="[^"]*"/g)).toEqual(['href="/blog/new"', 'href="/blog/like"'])
})

test("the sidebar has no list of tags if there are none", () => {
  expect(render(<Topics categories={[]} tags={[]} />)).not.toContain("Tags")
})

test("each page of a topic has its own title, description and address, and continues the numbering", () => {
  const head = (page: number) => {
    const position = { listing: "/tag/seo", page, pageCount: 2, categories: [], tags: [] }
    const text = { title: "Tag: SEO", description: "Articles on search.", lead: "51 articles." }
    const html = render(<TopicListing {...text} posts={[post]} address="blogPath" position={position} />)
    expect(html).toContain("<h1>Tag: SEO</h1>")
    const { title, meta, link, script } = Helmet.renderStatic()
    return [title, meta, link, script].join("\n")
  }
  const [first, second] = [head(1), head(2)]
  expect(first).toMatch(/>Tag: SEO \|/)
  expect(first).toContain('content="Articles on search."')
  expect(second).toMatch(/>Tag: SEO, page 2 \|/)
  expect(second).toContain('content="Page 2. Articles on search."')
  expect(second).toMatch(/rel="canonical" href="[^"]*\/tag\/seo\/page\/2"/)
  expect(second).toContain('"position":51')
})
