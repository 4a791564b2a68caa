import type { ComponentProps } from "react"
import { render } from "../../test/support/render"
import BlogPage from "./blog"

type BlogProps = ComponentProps<typeof BlogPage>

test("the blog lists every category and every tag in use with their article counts", () => {
  const data: Queries.BlogPageQuery = {
    copy: { title: "Blog", description: "", heading: "Blog", lead: "" },
    allPost: { nodes: [] },
  }
  const pageContext: BlogProps["pageContext"] = {
    listing: "/blog",
    page: 1,
    pageCount: 1,
    categories: [
      { name: "Analytics", path: "/analytics", count: 51 },
      { name: "Cohort Analysis", path: "/cohort-analysis", count: 0 },
    ],
    tags: [{ name: "Digital Marketing", path: "/tag/digital-marketing", count: 3 }],
  }
  const html = render(<BlogPage {...({ data, pageContext } as BlogProps)} />)
  for (const [path, name, count] of [
    ["/analytics", "Analytics", 51],
    ["/cohort-analysis", "Cohort Analysis", 0],
    ["/tag/digital-marketing", "Digital Marketing", 3],
  ])
    expect(html).toMatch(new RegExp(`<a [^>]*href="${path}"[^>]*>${name}</a> <span>${count}</span>`))
})
