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
  retired: false,
  path: "/canonical",
  blogPath: "/blog/cohorts",
  categoryPath: "/cohort-analysis/cohorts",
  category: { name: "Cohort Analysis", slug: "cohort-analysis" },
}

const links = (html: string) =>
  tags(html, "a").map(tag => [/rel="(\w+)"/.exec(tag)?.[1], /href="([^"]*)"/.exec(tag)?.[1]])

describe("pagination", () => {
  test("is absent from a listing of one page", () => {
    expect(render(<Pagination listing="/blog" page={1} pageCount={1} />)).toBe("")
  })
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
  ])("on page %i of three leads to %j", (page, expected) => {
    const html = render(<Pagination listing="/blog" page={page} pageCount={3} />)
    expect(links(html)).toEqual(expected)
    expect(html).toContain(`Page ${page} of 3`)
  })
})

describe("a list of articles", () => {
  const titleLink = (html: string) => /<h2><a ([^>]*)>Cohorts<\/a><\/h2>/.exec(html)?.[1]

  test.each([
    ["path", "/canonical"],
    ["blogPath", "/blog/cohorts"],
    ["categoryPath", "/cohort-analysis/cohorts"],
  ] as const)("links to the %s that its page asks for", (address, href) => {
    expect(titleLink(render(<ArticleList posts={[post]} address={address} />))).toContain(`href="${href}"`)
  })
  test("shows date, reading time, category and excerpt", () => {
    const html = render(<ArticleList posts={[post]} address="path" />)
    expect(html).toContain('<time dateTime="2025-10-10">10 October 2025</time><span>9 min read</span>')
    expect(html).toContain('href="/cohort-analysis">Cohort Analysis</a>')
    expect(html).toContain('<p class="article-excerpt soft">Read them.</p>')
  })
  test("marks a post that is not published", () => {
    expect(render(<ArticleList posts={[{ ...post, published: false }]} address="path" />)).toContain(
      "Not published",
    )
    expect(render(<ArticleList posts={[post]} address="path" />)).not.toContain("Not published")
  })
  test("of none says so", () => {
    expect(render(<ArticleList posts={[]} address="path" />)).toContain("No articles here yet.")
  })
})

test("an article leads to the one before it as prev and to the one after it as next", () => {
  const older = { title: "Old", path: "/blog/old" }
  const newer = { title: "New", path: "/blog/new" }
  expect(links(render(<MoreArticles older={older} newer={newer} />))).toEqual([
    ["prev", "/blog/old"],
    ["next", "/blog/new"],
  ])
  expect(links(render(<MoreArticles older={null} newer={newer} />))).toEqual([["next", "/blog/new"]])
})

test("the sidebar leads to every category and tag, and has no list of tags where there are none", () => {
  const categories = [{ name: "Analytics", slug: "analytics", count: 0 }]
  const html = render(<Topics categories={categories} tags={[{ name: "SEO", slug: "seo", count: 3 }]} />)
  expect(html).toContain('href="/analytics">Analytics</a> <span>0</span>')
  expect(html).toContain('href="/tag/seo">SEO</a> <span>3</span>')
  expect(render(<Topics categories={categories} tags={[]} />)).not.toContain("Tags")
})

describe("a page of a topic's listing", () => {
  const page = (number: number) => {
    const place = { listing: "/tag/seo", page: number, pageCount: 2 }
    const html = render(
      <TopicListing
        title="Tag: SEO"
        description="Articles on search."
        lead="51 articles."
        posts={[post]}
        address="blogPath"
        place={place}
      />,
    )
    const { title, meta, link, script } = Helmet.renderStatic()
    return { html, head: [title, meta, link, script].join("\n") }
  }

  test("has the topic as its heading, whichever page it is", () => {
    for (const number of [1, 2]) expect(page(number).html).toContain("<h1>Tag: SEO</h1>")
  })
  test("has a title, description and address of its own", () => {
    const [first, second] = [page(1).head, page(2).head]
    expect(first).toMatch(/>Tag: SEO \|/)
    expect(first).toContain('content="Articles on search."')
    expect(second).toMatch(/>Tag: SEO, page 2 \|/)
    expect(second).toContain('content="Page 2. Articles on search."')
    expect(second).toMatch(/rel="canonical" href="[^"]*\/tag\/seo\/page\/2"/)
  })
  test("counts on from the pages before it", () => {
    expect(page(2).head).toContain('"position":51')
  })
})
