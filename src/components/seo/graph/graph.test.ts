/** @proves Search engines: structured data */
import { listingPath } from "../../../shared/listing-paths"
import { siteUrl } from "../../../shared/site"
import { articleGraph } from "./blog-posting"
import { breadcrumbList } from "./breadcrumb-list"
import { resourceGraph } from "./free-resource"
import { homeGraph } from "./home"
import { listingGraph } from "./item-list"
import { pageGraph } from "./page-graph"
import { servicesGraph } from "./services"

type Node = Record<string, unknown> & { "@type": string; "@id": string }
const nodes = (graph: { "@graph": readonly unknown[] }) => graph["@graph"] as Node[]
const nodeOf = (graph: { "@graph": readonly unknown[] }, type: string) =>
  nodes(graph).find(node => node["@type"] === type)

const page = { path: "/about", title: "About", description: "Who we are." }
const post = {
  path: "/analytics/a",
  title: "A",
  excerpt: "Why.",
  date: "2025-10-10",
  wordCount: 1200,
  category: { name: "Analytics" },
  tags: [{ name: "SEO" }],
}

test("home says what the organisation offers and how the site is searched", () => {
  const graph = homeGraph({ ...page, path: "/" }, [{ title: "SEO", path: "/services#seo" }])
  expect(nodeOf(graph, "ProfessionalService")?.makesOffer).toHaveLength(1)
  expect(nodeOf(graph, "WebSite")?.potentialAction).toMatchObject({
    target: { urlTemplate: `${siteUrl}/search?q={search_term_string}` },
  })
  expect(nodeOf(graph, "BreadcrumbList")).toBeUndefined()
})

test("nothing rates the organisation", () => {
  expect(JSON.stringify(homeGraph(page, []))).not.toMatch(/rating|review/i)
})

test("a breadcrumb leaves out the steps that are no pages, and ends with the page itself", () => {
  const [list] = breadcrumbList(listingPath("/tag/seo", 2)) as unknown as { itemListElement: Node[] }[]
  expect(list?.itemListElement.map(({ position, name, item }) => [position, name, item])).toEqual([
    [1, "Home", `${siteUrl}/`],
    [2, "Seo", `${siteUrl}/tag/seo`],
    [3, "2", `${siteUrl}/tag/seo/page/2`],
  ])
  expect(breadcrumbList("/")).toEqual([])
})

test("an article names its author, its place and its length; without cover and tags it says nothing of them", () => {
  const article = nodeOf(articleGraph(post), "BlogPosting")
  expect(article).toMatchObject({
    headline: "A",
    datePublished: "2025-10-10",
    wordCount: 1200,
    articleSection: "Analytics",
    keywords: ["SEO"],
    author: { "@id": `${siteUrl}/#organisation` },
    mainEntityOfPage: { "@id": `${siteUrl}/analytics/a` },
  })
  expect(article?.image).toHaveLength(1)
  expect(nodeOf(articleGraph({ ...post, tags: [] }), "BlogPosting")).not.toHaveProperty("keywords")
  const cover = { src: "/static/a.png", width: 1200, height: 675 }
  expect(nodeOf(articleGraph({ ...post, cover }), "BlogPosting")?.image).toContainEqual(
    expect.objectContaining({ url: `${siteUrl}/static/a.png`, width: "1200" }),
  )
})

test("an article or a resource tells its last change, if there was one", () => {
  const dateModified = "2026-11-03"
  expect(nodeOf(articleGraph({ ...post, updated: dateModified }), "BlogPosting")).toMatchObject({
    dateModified,
  })
  expect(nodeOf(articleGraph({ ...post, updated: null }), "BlogPosting")).not.toHaveProperty("dateModified")
  const resource = { ...page, type: "Checklist", externalUrl: null, tags: [] }
  expect(nodeOf(resourceGraph({ ...resource, updated: dateModified }), "DigitalDocument")).toMatchObject({
    dateModified,
  })
  expect(nodeOf(resourceGraph(resource), "DigitalDocument")).not.toHaveProperty("dateModified")
})

test("a listing counts on from its earlier pages", () => {
  const graph = listingGraph({ ...page, path: "/blog/page/2", items: [post], skipped: 50 })
  expect(nodeOf(graph, "ItemList")?.itemListElement).toEqual([
    { "@type": "ListItem", position: 51, name: "A", url: `${siteUrl}/analytics/a` },
  ])
})

test("services are provided by the organisation, each at its anchor", () => {
  const graph = servicesGraph(page, [{ title: "SEO", description: "Audits.", path: "/services#seo" }])
  expect(nodeOf(graph, "Service")).toMatchObject({
    "@id": `${siteUrl}/services#seo`,
    provider: { "@id": `${siteUrl}/#organisation` },
  })
})

test("each node of a graph has a name of its own", () => {
  for (const graph of [pageGraph(page), articleGraph(post), homeGraph(page, [])]) {
    const ids = nodes(graph).map(node => node["@id"])
    expect(new Set(ids).size).toBe(ids.length)
  }
})
