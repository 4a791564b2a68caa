import { render, tags } from "../../../test/support/render"
import { ArticleList } from "./article-list"
import { Topics } from "./listing"

const post = {
  id: "id",
  title: "Cohorts",
  lang: null as string | null,
  excerpt: "Read them.",
  date: "2025-10-10",
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
  ["he", "rtl"],
  ["az-Arab", "rtl"],
  ["hi", "ltr"],
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
