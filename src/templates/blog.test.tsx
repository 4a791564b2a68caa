import type { ComponentProps } from "react"
import { render } from "../../test/support/render"
import BlogPage from "./blog"

test("the blog lists every category and every tag in use with their article counts", () => {
  const data: Queries.BlogPageQuery = {
    copy: { title: "Blog", description: "", heading: "Blog", lead: "" },
    allPost: { nodes: [] },
    allCategory: {
      nodes: [
        { name: "Analytics", slug: "analytics" },
        { name: "Cohort Analysis", slug: "cohort-analysis" },
      ],
    },
    perCategory: { group: [{ fieldValue: "analytics", totalCount: 51 }] },
    perTag: {
      group: [
        {
          fieldValue: "digital-marketing",
          totalCount: 3,
          nodes: [{ tags: [{ slug: "digital-marketing", name: "Digital Marketing" }] }],
        },
      ],
    },
  }
  const pageContext = { listing: "/blog", page: 1, pageCount: 1 }
  const html = render(<BlogPage {...({ data, pageContext } as ComponentProps<typeof BlogPage>)} />)
  for (const [path, name, count] of [
    ["/analytics", "Analytics", 51],
    ["/cohort-analysis", "Cohort Analysis", 0],
    ["/tag/digital-marketing", "Digital Marketing", 3],
  ])
    expect(html).toMatch(new RegExp(`<a [^>]*href="${path}"[^>]*>${name}</a> <span>${count}</span>`))
})
