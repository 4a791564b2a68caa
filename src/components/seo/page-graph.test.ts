import { listingPath } from "../../shared/paths"
import { site, siteUrl } from "../../shared/site"
import { pageGraph } from "./page-graph"
import type { Subject } from "./page-meta"

type Node = Record<string, unknown> & { "@type": string }

const graphOf = (subject?: Subject, path = "/about") => {
  const page = { path, title: "About", description: "Who we are.", subject }
  return pageGraph(page, `${siteUrl}/share-images/a.png`)["@graph"] as unknown as Node[]
}
const nodeOf = (graph: Node[], type: string) => graph.find(node => node["@type"] === type)
const article = {
  kind: "article",
  permanentPath: "/blog/a",
  date: "2025-10-10",
  wordCount: 1200,
  category: { name: "Analytics" },
  tags: [{ name: "SEO" }],
} as const
const service = { title: "SEO", description: "Audits.", path: "/services#seo" }

test("home has the organisation's offers, the site's search and no breadcrumb", () => {
  const graph = graphOf({ kind: "home", services: [service] }, "/")
  expect(nodeOf(graph, "ProfessionalService")?.makesOffer).toHaveLength(1)
  expect(nodeOf(graph, "WebSite")?.potentialAction).toMatchObject({
    target: { urlTemplate: `${siteUrl}/search?q={search_term_string}` },
  })
  expect(nodeOf(graph, "BreadcrumbList")).toBeUndefined()
})

test("a breadcrumb leaves out steps without a page, and ends with the page itself", () => {
  const list = nodeOf(graphOf(undefined, listingPath("/tag/seo", 2)), "BreadcrumbList")
  expect(list?.itemListElement).toMatchObject([
    { position: 1, name: "Home", item: `${siteUrl}/` },
    { position: 2, name: "Seo", item: `${siteUrl}/tag/seo` },
    { position: 3, name: "2", item: `${siteUrl}/tag/seo/page/2` },
  ])
})

test("an article has its author, category, length, tags and images", () => {
  const images = { sources: [], fallback: { src: "/static/a.png" } }
  const gatsbyImageData = { layout: "constrained", width: 1200, height: 675, images } as const
  const cover = { childImageSharp: { gatsbyImageData } }
  const posting = nodeOf(graphOf({ ...article, cover }, "/analytics/a"), "BlogPosting")
  expect(posting).toMatchObject({
    headline: "About",
    datePublished: "2025-10-10",
    wordCount: 1200,
    articleSection: "Analytics",
    keywords: ["SEO"],
    author: { "@id": `${siteUrl}/#organisation` },
    mainEntityOfPage: { "@id": `${siteUrl}/analytics/a` },
    image: [
      { "@id": `${siteUrl}/analytics/a#share-image` },
      { url: `${siteUrl}/static/a.png`, width: "1200" },
    ],
  })
  const bare = nodeOf(graphOf({ ...article, tags: [] }), "BlogPosting")
  expect(bare?.image).toHaveLength(1)
  expect(bare).not.toHaveProperty("keywords")
})

test("a page and its article have the language of the text", () => {
  const page = { path: "/blog/a", title: "A", description: "B.", lang: "hi", subject: article }
  const graph = pageGraph(page, `${siteUrl}/share-images/a.png`)["@graph"] as unknown as Node[]
  const languages = ["WebSite", "WebPage", "BlogPosting"].map(type => nodeOf(graph, type)?.inLanguage)
  expect(languages).toEqual([site.language, "hi", "hi"])
})

test.each([
  ["BlogPosting", article],
  ["DigitalDocument", { kind: "resource", type: "Checklist", externalUrl: null, tags: [] }],
] as const)("a %s has the date of its last change, if there was one", (type, subject) => {
  const dateModified = "2026-11-03"
  expect(nodeOf(graphOf({ ...subject, updated: dateModified }), type)).toMatchObject({ dateModified })
  expect(nodeOf(graphOf({ ...subject, updated: null }), type)).not.toHaveProperty("dateModified")
})

test("a listing's numbering continues from its earlier pages", () => {
  const items = [{ title: "A", path: "/analytics/a" }]
  const list = nodeOf(graphOf({ kind: "listing", items, page: 2 }, "/blog/page/2"), "ItemList")
  expect(list?.itemListElement).toEqual([
    { "@type": "ListItem", position: 51, name: "A", url: `${siteUrl}/analytics/a` },
  ])
})

test("the page's main image is the share image", () => {
  const main = graphOf().find(node => node["@id"] === `${siteUrl}/about#share-image`)
  expect(nodeOf(graphOf(), "WebPage")?.primaryImageOfPage).toEqual({ "@id": main?.["@id"] })
  expect(main?.url).toBe(`${siteUrl}/share-images/a.png`)
})
