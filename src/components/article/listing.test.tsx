import { Helmet } from "react-helmet"
import { render, tags } from "../../../test/support/render"
import { ArticleList } from "./article-list"
import { TopicListing } from "./topic-listing"
import { Topics } from "./topics"

const post = {
  id: "id",
  title: "Cohorts",
  lang: null as string | null,
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

test("a list of articles marks unpublished ones, and says if it is empty", () => {
  const list = (posts: (typeof post)[]) => render(<ArticleList posts={posts} address="path" />)
  expect(list([{ ...post, published: false }])).toContain("Not published")
  expect(list([post])).not.toContain("Not published")
  expect(list([])).toContain("No articles here yet.")
})

test.each([
  ["ar", "rtl"],
  ["fa-IR", "rtl"],
  ["he", "rtl"],
  ["ur", "rtl"],
  ["az-Arab", "rtl"],
  ["hi", "ltr"],
  ["zh-TW", "ltr"],
])("the title and excerpt of an article in %s run %s", (lang, dir) => {
  const html = render(<ArticleList posts={[{ ...post, lang }]} address="path" />)
  expect(tags(html, "[^ >]+").filter(tag => tag.includes(" lang="))).toEqual([
    `<h2 lang="${lang}" dir="${dir}">`,
    `<p class="article-excerpt soft" lang="${lang}" dir="${dir}">`,
  ])
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
