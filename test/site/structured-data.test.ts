import { existsSync } from "node:fs"
import { addresses } from "../../src/shared/addresses"
import { siteUrl } from "../../src/shared/site"
import { type BuiltDocument, fileOf, isBuilt, linkTag, meta, readDocument } from "../support/documents"
import { googleRules } from "../support/google-rules"
import { expectedStatus, pagePaths, sitePaths } from "../support/site-paths"
import {
  type GraphNode,
  graphNodes,
  graphTexts,
  nodeOfType,
  referencesIn,
  typedIn,
} from "../support/structured-data"

const pathOf = (url: unknown): string => new URL(String(url)).pathname
const itemsOf = (list: GraphNode): GraphNode[] => (list.itemListElement ?? []) as unknown as GraphNode[]
const nodesAt = (path: string) => graphNodes(readDocument(path))
const pages = pagePaths().map(path => ({ path, document: readDocument(path) }))
const canonicalPath = (document: BuiltDocument) => pathOf(linkTag(document, "canonical"))

describe.each(pages)("$path", ({ document }) => {
  const nodes = graphNodes(document)
  const canonical = linkTag(document, "canonical")
  const page = nodes.find(node => node["@id"] === canonical) ?? {}

  test("has one graph, in the vocabulary of schema.org", () => {
    const texts = graphTexts(document)
    expect(texts).toHaveLength(1)
    expect(JSON.parse(texts[0] ?? "")["@context"]).toBe("https://schema.org")
  })

  test("its graph is connected: each node has one name, each name that is used belongs to a node", () => {
    const names = nodes.map(node => String(node["@id"]))
    expect(new Set(names).size).toBe(nodes.length)
    const reached = new Set([String(canonical)])
    for (const name of reached) {
      const node = nodes.find(other => other["@id"] === name)
      for (const reference of Object.values(node ?? {}).flatMap(referencesIn)) reached.add(reference)
    }
    expect([...reached].filter(name => !names.includes(name))).toEqual([])
    expect(names.filter(name => !reached.has(name))).toEqual([])
  })

  test("its page node says what its head says", () => {
    expect(page.url).toBe(canonical)
    expect(page.name).toBe(meta(document, "og:title"))
    expect(page.description).toBe(meta(document, "description"))
    expect(page.inLanguage).toBe("en-IN")
  })

  test("has what Google asks for, and no rating of its own", () => {
    const typed = nodes.flatMap(typedIn)
    const missing = typed.flatMap(node =>
      (googleRules[String(node["@type"])] ?? [])
        .filter(property => node[property] === undefined || node[property] === "")
        .map(property => `${node["@type"]} ${node["@id"] ?? ""}: ${property}`),
    )
    expect(missing).toEqual([])
    expect(typed.filter(node => /Review|Rating/.test(String(node["@type"])))).toEqual([])
  })

  test("its images are files of the site", () => {
    const images = nodes.flatMap(typedIn).filter(node => node["@type"] === "ImageObject")
    expect(images.length).toBeGreaterThanOrEqual(2)
    expect(images.filter(({ url }) => !existsSync(fileOf(pathOf(url))))).toEqual([])
  })

  test("has the breadcrumb that it shows, of pages that exist", () => {
    const list = nodeOfType(nodes, "BreadcrumbList")
    if (canonical === `${siteUrl}/`) return expect(list).toEqual({})
    const items = itemsOf(list)
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1))
    expect(items.at(-1)?.item).toBe(canonical)
    expect(
      items.filter(({ item }) => !isBuilt(pathOf(item)) || expectedStatus(pathOf(item)) !== 200),
    ).toEqual([])
    const shown = readDocument(canonicalPath(document)).root.querySelectorAll(".breadcrumb li")
    const words = shown.map(step => step.text.trim())
    expect(words).toEqual(expect.arrayContaining(items.map(({ name }) => name)))
  })
})

test("home has the search of the site and the four services as offers", () => {
  const nodes = nodesAt("/")
  expect(nodeOfType(nodes, "WebSite").potentialAction).toMatchObject({
    "@type": "SearchAction",
    target: { urlTemplate: `${siteUrl}/search?q={search_term_string}` },
    "query-input": "required name=search_term_string",
  })
  expect(nodeOfType(nodes, "ProfessionalService").makesOffer).toHaveLength(4)
})

test("the four services stand at their anchors, provided by the organisation", () => {
  const { root } = readDocument(addresses.services)
  const services = nodesAt(addresses.services).filter(node => node["@type"] === "Service")
  expect(services).toHaveLength(4)
  for (const { url, name, provider } of services) {
    const article = root.getElementById(new URL(String(url)).hash.slice(1))
    expect(article?.querySelector("h2")?.text).toBe(name)
    expect(provider).toEqual({ "@id": `${siteUrl}/#organisation` })
  }
})

test("contact and about say what they are", () => {
  expect(nodeOfType(nodesAt(addresses.contact), "ContactPage").url).toBe(`${siteUrl}/contact`)
  expect(nodeOfType(nodesAt(addresses.about), "AboutPage").url).toBe(`${siteUrl}/about`)
})

const articles = pages.filter(({ document }) => meta(document, "og:type") === "article")

test.each(articles)(
  "the article at $path has its title, dates, length, topics and images",
  ({ document }) => {
    const article = nodeOfType(graphNodes(document), "BlogPosting")
    expect(article.headline).toBe(document.root.querySelector("h1")?.text)
    expect(article.datePublished).toBe(document.root.querySelector("time")?.getAttribute("datetime"))
    expect(article.dateModified).toBe(meta(document, "article:modified_time"))
    expect(article.articleSection).toBe(meta(document, "article:section"))
    expect(Number(article.wordCount)).toBeGreaterThan(300)
    expect(article.keywords).not.toHaveLength(0)
    expect((article.image as unknown[]).length).toBe(
      document.root.querySelector(".article-cover picture") ? 2 : 1,
    )
  },
)

const listings = pages.filter(({ document }) => nodeOfType(graphNodes(document), "ItemList")["@id"])

test("blog, categories, tags and resources are listings", () => {
  const paths = listings.map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(["/blog", "/analytics", "/tag/seo", addresses.resources]))
})

test.each(listings)(
  "the listing at $path leads to canonical addresses, in the order shown",
  ({ document }) => {
    const nodes = graphNodes(document)
    expect(nodeOfType(nodes, "CollectionPage").mainEntity).toBeDefined()
    const items = itemsOf(nodeOfType(nodes, "ItemList"))
    const titles = document.root.querySelectorAll("main li h2").map(heading => heading.text.trim())
    expect(items.map(({ name }) => name)).toEqual(titles)
    for (const { url } of items) expect(canonicalPath(readDocument(pathOf(url)))).toBe(pathOf(url))
  },
)

test("notices have no structured data", () => {
  const notices = sitePaths().filter(path => expectedStatus(path) !== 200)
  expect(notices.filter(path => graphTexts(readDocument(path)).length > 0)).toEqual([])
})
