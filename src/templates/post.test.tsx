/** @proves Blog: articles */
import type { ComponentProps } from "react"
import { Helmet } from "react-helmet"
import { render } from "../../test/support/render"
import PostPage from "./post"

const post = {
  title: "Cohorts",
  excerpt: "Read them.",
  path: "/cohort-analysis/cohorts",
  identity: "/cohort-analysis/cohorts",
  author: null,
  date: "2025-10-10",
  displayDate: "10 October 2025",
  updated: null,
  displayUpdated: null,
  readingTime: "9 min",
  wordCount: 1800,
  published: true,
  html: "<p>Text</p>",
  headings: [],
  category: { name: "Cohort Analysis", slug: "cohort-analysis" },
  tags: [],
  cover: null,
  coverDrawing: null,
} satisfies Queries.PostPageQuery["post"]

const page = (changes: Partial<NonNullable<Queries.PostPageQuery["post"]>> = {}) => {
  const data: Queries.PostPageQuery = { post: { ...post, ...changes }, older: null, newer: null }
  const html = render(<PostPage {...({ data } as ComponentProps<typeof PostPage>)} />)
  const { meta, script } = Helmet.renderStatic()
  return { html, head: [meta, script].join("\n") }
}

test("an article that was updated says when, on the page and in its head, after its date", () => {
  const { html, head } = page({ updated: "2026-11-03", displayUpdated: "3 November 2026" })
  expect(html).toContain(
    '<time dateTime="2025-10-10">10 October 2025</time><span>Updated <time dateTime="2026-11-03">3 November 2026</time></span>',
  )
  expect(head).toContain('property="article:modified_time" content="2026-11-03"')
  expect(head).toContain('"dateModified":"2026-11-03"')
})

test("one that was not says nothing of it", () => {
  const { html, head } = page()
  expect(html).not.toContain("Updated")
  expect(head).not.toMatch(/modified/i)
})

test("an article says who wrote it, after its reading time, where its editor names somebody", () => {
  expect(page({ author: "The Aarohan team" }).html).toContain(
    "<span>9 min read</span><span>By The Aarohan team</span>",
  )
  expect(page().html).not.toContain("By ")
})
