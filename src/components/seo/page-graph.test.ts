import { listingPath } from "../../shared/listing-paths"
import { siteUrl } from "../../shared/site"
import type { Subject } from "./page-facts"
import { pageGraph } from "./page-graph"

type Node = Record<string, unknown> & { "@type": string; "@id": string }
type Graph = { "@graph": readonly unknown[] }
const nodes = (graph: Graph) => graph["@graph"] as Node[]
const nodeOf = (graph: Graph, type: string) => nodes(graph).find(node => node["@type"] === type)

const page = { path: "/about", title: "About", description: "Who we are." }
const graphOf = (subject?: Subject, path = page.path) =>
  pageGraph({ ...page, path, subject }, `${siteUrl}/share-images/a.png`) as unknown as Graph
const article = {
  kind: "article",
  identity: "/blog/a",
  date: "2025-10-10",
  wordCount: 1200,
  category: { name: "Analytics" },
  tags: [{ name: "SEO" }],
} as const
const seo = { title: "SEO", description: "Audits.", path: "/services#seo" }

test("home says what the organisation offers and how the site is searched", () => {
  const graph = graphOf({ kind: "home", services: [seo] }, "/")
  expect(nodeOf(graph, "ProfessionalService")?.makesOffer).toHaveLength(1)
  expect(nodeOf(graph, "WebSite")?.potentialAction).toMatchObject({
    target: { urlTemplate: `${siteUrl}/search?q={search_term_string}` },
  })
  expect(nodeOf(graph, "BreadcrumbList")).toBeUndefined()
})

test("nothing rates the organisation", () => {
  expect(JSON.stringify(graphOf({ kind: "home", services: [] }))).not.toMatch(/rating|review/i)
})

test("a breadcrumb leaves out the steps that are no pages, and ends with the page itself", () => {
  const list = nodeOf(graphOf(undefined, listingPath("/tag/seo", 2)), "BreadcrumbList")
  expect(list?.itemListElement).toMatchObject([
    { position: 1, name: "Home", item: `${siteUrl}/` },
    { position: 2, name: "Seo", item: `${siteUrl}/tag/seo` },
    { position: 3, name: "2", item: `${siteUrl}/tag/seo/page/2` },
  ])
})

test("an article names its author, its place and its length; without cover and tags it says nothing of them", () => {
  const posting = nodeOf(graphOf(article, "/analytics/a"), "BlogPosting")
  expect(posting).toMatchObject({
    headline: "About",
    datePublished: "2025-10-10",
    wordCount: 1200,
    articleSection: "Analytics",
    keywords: ["SEO"],
    author: { "@id": `${siteUrl}/#organisation` },
    mainEntityOfPage: { "@id": `${siteUrl}/analytics/a` },
  })
  expect(posting?.image).toHaveLength(1)
  expect(nodeOf(graphOf({ ...article, tags: [] }), "BlogPosting")).not.toHaveProperty("keywords")
})

test("an article's drawing stands beside its share image", () => {
  const images = { sources: [], fallback: { src: "/static/a.png" } }
  const gatsbyImageData = { layout: "constrained", width: 1200, height: 675, images } as const
  const cover = { childImageSharp: { gatsbyImageData } }
  expect(nodeOf(graphOf({ ...article, cover }), "BlogPosting")?.image).toContainEqual(
    expect.objectContaining({ url: `${siteUrl}/static/a.png`, width: "1200" }),
  )
})

test("an article or a resource tells its last change, if there was one", () => {
  const dateModified = "2026-11-03"
  const resource = { kind: "resource", type: "Checklist", externalUrl: null, tags: [] } as const
  for (const [subject, type] of [
    [article, "BlogPosting"],
    [resource, "DigitalDocument"],
  ] as const) {
    expect(nodeOf(graphOf({ ...subject, updated: dateModified }), type)).toMatchObject({ dateModified })
    expect(nodeOf(graphOf({ ...subject, updated: null }), type)).not.toHaveProperty("dateModified")
  }
})

test("a listing counts on from its earlier pages", () => {
  const items = [{ title: "A", path: "/analytics/a" }]
  const graph = graphOf({ kind: "listing", items, page: 2 }, "/blog/page/2")
  expect(nodeOf(graph, "ItemList")?.itemListElement).toEqual([
    { "@type": "ListItem", position: 51, name: "A", url: `${siteUrl}/analytics/a` },
  ])
})

test("services are provided by the organisation, each at its anchor", () => {
  const graph = graphOf({ kind: "services", services: [seo] })
  expect(nodeOf(graph, "Service")).toMatchObject({
    "@id": `${siteUrl}/services#seo`,
    provider: { "@id": `${siteUrl}/#organisation` },
  })
})

test("the page's main image is the one that it is shared with", () => {
  const [main] = nodes(graphOf()).filter(node => node["@id"] === `${siteUrl}/about#share-image`)
  expect(nodeOf(graphOf(), "WebPage")?.primaryImageOfPage).toEqual({ "@id": main?.["@id"] })
  expect(main?.url).toBe(`${siteUrl}/share-images/a.png`)
})

test("each node of a graph has a name of its own", () => {
  for (const graph of [graphOf(), graphOf(article), graphOf({ kind: "home", services: [] })]) {
    const ids = nodes(graph).map(node => node["@id"])
    expect(new Set(ids).size).toBe(ids.length)
  }
})
