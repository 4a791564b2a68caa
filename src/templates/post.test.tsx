import type { ComponentProps } from "react"
import { Helmet } from "react-helmet"
import { render } from "../../test/support/render"
import { site } from "../shared/site"
import PostPage from "./post"

const post = {
  title: "Cohorts",
  lang: null,
  excerpt: "Read them.",
  path: "/cohort-analysis/cohorts",
  slug: "cohorts",
  permanentPath: "/cohort-analysis/cohorts",
  author: null,
  checked: null,
  displayChecked: null,
  sources: [],
  date: "2025-10-10",
  displayDate: "10 October 2025",
  updated: null,
  displayUpdated: null,
  readingTime: "9 min",
  wordCount: 1800,
  published: true,
  html: "<p>Text</p>",
  headings: [],
  category: { name: "Cohort Analysis", path: "/cohort-analysis" },
  tags: [],
  cover: null,
} satisfies Queries.PostPageQuery["post"]

const page = (changes: Partial<NonNullable<Queries.PostPageQuery["post"]>> = {}) => {
  const data: Queries.PostPageQuery = {
    post: { ...post, ...changes },
    older: null,
    newer: null,
    related1: null,
    related2: null,
    related3: null,
  }
  const html = render(<PostPage {...({ data } as ComponentProps<typeof PostPage>)} />)
  const { meta, script } = Helmet.renderStatic()
  return { html, head: [meta, script].join("\n") }
}

const asha = {
  slug: "asha-rao",
  name: "Asha Rao",
  kind: "person",
  role: "lead analyst",
  link: "https://asha.example/",
  about: "She counts.",
  city: null,
} as const

// What readers see: test/site/articles.test.ts.
describe("the author", () => {
  test("is a Person in structured data with name, URL and role", () => {
    expect(page({ author: asha }).head).toContain(
      '"author":{"@type":"Person","name":"Asha Rao","url":"https://asha.example/","jobTitle":"lead analyst"}',
    )
  })
  test("is the organisation's own node where the firm, or nobody, is named", () => {
    const firm = { ...asha, name: site.brand, kind: "organisation", link: "/about" } as const
    for (const author of [firm, null])
      expect(page({ author }).head).toMatch(/"author":\{"@id":"[^"]*#organisation"\}/)
  })
  test("is an Organization where another organisation is named", () => {
    expect(page({ author: { ...asha, kind: "organisation" } }).head).toContain(
      '"author":{"@type":"Organization","name":"Asha Rao","url":"https://asha.example/"}',
    )
  })
})

test("sources are listed at the end in their order, and cited in structured data", () => {
  const source = { link: "https://www.rfc-editor.org/rfc/rfc9309", publisher: "RFC Editor" }
  const { html, head } = page({
    sources: [
      { ...source, title: "RFC 9309", accessed: "2026-11-20", displayAccessed: "20 November 2026" },
      { ...source, title: "B", link: "https://b.example/", accessed: null, displayAccessed: null },
    ],
  })
  expect(html).toMatch(
    /<h2[^>]*>Sources<\/h2><ol[^>]*><li><a href="https:\/\/www\.rfc-editor\.org\/rfc\/rfc9309">RFC 9309<\/a>, RFC Editor, accessed <time dateTime="2026-11-20">20 November 2026<\/time><\/li><li><a href="https:\/\/b\.example\/">B<\/a>, RFC Editor<\/li>/,
  )
  expect(head).toContain(
    '"citation":[{"@type":"CreativeWork","name":"RFC 9309","url":"https://www.rfc-editor.org/rfc/rfc9309","publisher":{"@type":"Organization","name":"RFC Editor"}}',
  )
  expect(page().html).not.toContain("Sources")
  expect(page().head).not.toContain("citation")
})
