import { existsSync } from "node:fs"
import { postsPerPage } from "../../src/shared/listings"
import { paths } from "../../src/shared/paths"
import { site, siteUrl } from "../../src/shared/site"
import * as content from "../support/content"
import {
  canonicalPath,
  fileOf,
  hrefsOf,
  isBuilt,
  linkTag,
  meta,
  readDocument,
  textsOf,
} from "../support/documents"
import { expectedStatus, pagePaths, sitePaths } from "../support/site-paths"
import {
  type GraphNode,
  graphNodes,
  graphTexts,
  nodeOfType,
  referencesIn,
  typedIn,
} from "../support/structured-data"
import { words } from "../support/words"

const pathOf = (url: unknown): string => new URL(String(url)).pathname
const itemsOf = (list: GraphNode): GraphNode[] => (list.itemListElement ?? []) as unknown as GraphNode[]
const nodesAt = (path: string) => graphNodes(readDocument(path))
const pages = pagePaths().map(path => ({ path, document: readDocument(path) }))

/**
 * The properties that Google asks for, by type: required, then recommended as far as the site knows them (Google Search
 * Central, "Structured data markup that Google Search supports": Article, Breadcrumb, Carousel, Local business, Organization,
 * Site names).
 */
const googleProperties: Readonly<Record<string, string>> = {
  BlogPosting: "headline image datePublished author publisher description mainEntityOfPage",
  BreadcrumbList: "itemListElement",
  ItemList: "itemListElement numberOfItems",
  ListItem: "position name",
  ProfessionalService: "name address url logo image",
  WebSite: "name url publisher",
  Service: "name url",
  ImageObject: "url",
  SearchAction: "target query-input",
  ContactPoint: "contactType",
  WebPage: "name description url isPartOf primaryImageOfPage",
}

describe.each(pages)("$path", ({ document }) => {
  const nodes = graphNodes(document)
  const typed = nodes.flatMap(typedIn)
  const canonical = linkTag(document, "canonical")

  test("is one connected schema.org graph: every @id is unique, and every reference has its node", () => {
    const [text = "{}", ...others] = graphTexts(document)
    expect(others).toEqual([])
    expect(JSON.parse(text)["@context"]).toBe("https://schema.org")
    const names = nodes.map(node => String(node["@id"]))
    expect(new Set(names).size).toBe(nodes.length)
    const reached = new Set([String(canonical)])
    for (const name of reached) {
      const node = nodes.find(other => other["@id"] === name)
      for (const reference of Object.values(node ?? {}).flatMap(referencesIn)) reached.add(reference)
    }
    expect([...reached].sort()).toEqual(names.sort())
  })

  test("has what Google requires, no rating of its own, and the same title and description as its head", () => {
    const missing = typed.flatMap(node =>
      (googleProperties[String(node["@type"])]?.split(" ") ?? [])
        .filter(property => node[property] === undefined || node[property] === "")
        .map(property => `${node["@type"]} ${node["@id"] ?? ""}: ${property}`),
    )
    expect(missing).toEqual([])
    expect(typed.filter(node => /Review|Rating/.test(String(node["@type"])))).toEqual([])
    const images = typed.filter(node => node["@type"] === "ImageObject")
    expect(images.length).toBeGreaterThanOrEqual(2)
    expect(images.filter(({ url }) => !existsSync(fileOf(pathOf(url))))).toEqual([])
    expect(nodes.find(node => node["@id"] === canonical)).toMatchObject({
      url: canonical,
      name: meta(document, "og:title"),
      description: meta(document, "description"),
      inLanguage: document.root.querySelector("h1")?.getAttribute("lang") ?? site.language,
    })
  })

  test("has its visible breadcrumb, of existing pages only", () => {
    const list = nodeOfType(nodes, "BreadcrumbList")
    if (canonical === `${siteUrl}/`) return expect(list).toEqual({})
    const items = itemsOf(list)
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1))
    expect(items.at(-1)?.item).toBe(canonical)
    const isPage = (path: string) => isBuilt(path) && expectedStatus(path) === 200
    expect(items.filter(({ item }) => !isPage(pathOf(item)))).toEqual([])
    const shown = textsOf(readDocument(canonicalPath(document)), ".breadcrumb li")
    expect(shown).toEqual(expect.arrayContaining(items.map(({ name }) => name)))
  })
})

test("home, services, contact and about have their own types", () => {
  const home = nodesAt(paths.home)
  expect(nodeOfType(home, "WebSite").potentialAction).toMatchObject({
    "@type": "SearchAction",
    target: { urlTemplate: `${siteUrl}/search?q={search_term_string}` },
    "query-input": "required name=search_term_string",
  })
  const titles = content.services().map(({ title }) => title)
  const services = nodesAt(paths.services).filter(node => node["@type"] === "Service")
  const { root } = readDocument(paths.services)
  expect(services.map(({ name }) => name)).toEqual(titles)
  for (const { url, name, provider } of services) {
    const article = root.getElementById(new URL(String(url)).hash.slice(1))
    expect(article?.querySelector("h2")?.text).toBe(name)
    expect(provider).toEqual({ "@id": `${siteUrl}/#organisation` })
  }
  expect(nodeOfType(nodesAt(paths.contact), "ContactPage").url).toBe(`${siteUrl}/contact`)
  expect(nodeOfType(nodesAt(paths.about), "AboutPage").url).toBe(`${siteUrl}/about`)
})

const articles = pages.filter(({ document }) => meta(document, "og:type") === "article")

for (const { path, document } of articles)
  test(`the article at ${path} has its title, dates, length, topics and images`, () => {
    const article = nodeOfType(graphNodes(document), "BlogPosting")
    expect(article.headline).toBe(document.root.querySelector("h1")?.text)
    expect(article.datePublished).toBe(meta(document, "article:published_time"))
    expect(String(article.datePublished).slice(0, 10)).toBe(
      document.root.querySelector("time")?.getAttribute("datetime"),
    )
    expect(article.dateModified).toBe(meta(document, "article:modified_time"))
    expect(article.articleSection).toBe(meta(document, "article:section"))
    expect(Number(article.wordCount)).toBeGreaterThan(0)
    expect(article.keywords ?? []).toEqual(textsOf(document, `[aria-label="${words.articles.tags}"] a`))
    const [author = site.brand] = textsOf(document, ".byline a")
    expect((article.author as GraphNode).name ?? site.brand).toBe(author)
    const cited = (article.citation ?? []) as unknown as GraphNode[]
    expect(cited.map(({ url }) => url)).toEqual(hrefsOf(document, ".sources a"))
    expect(article.image).toEqual({ "@id": expect.stringMatching(/#share-image$/) })
    // Search engines take no SVG.
    expect(graphTexts(document).join()).not.toMatch(/"url":"[^"]*\.svg"/)
  })

const listings = pages.filter(({ document }) => nodeOfType(graphNodes(document), "ItemList")["@id"])

test("blog, categories, tags and resources are lists of canonical addresses in the order shown", () => {
  const listed = listings.map(({ path }) => path)
  const topics = sitePaths().filter(path => path.startsWith("/tag/"))
  expect(listed).toEqual(expect.arrayContaining([paths.blog, ...topics, paths.resources]))
  for (const { path, document } of listings) {
    const nodes = graphNodes(document)
    expect(nodeOfType(nodes, "CollectionPage").mainEntity).toBeDefined()
    const items = itemsOf(nodeOfType(nodes, "ItemList"))
    expect(items.map(({ name }) => name)).toEqual(textsOf(document, "main li h2"))
    const shown =
      path === paths.resources ? 0 : (Number(/\/page\/(\d+)$/.exec(path)?.[1] ?? 1) - 1) * postsPerPage
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => shown + index + 1))
    for (const { url } of items) expect(canonicalPath(readDocument(pathOf(url)))).toBe(pathOf(url))
  }
})

test("410 and 404 pages have no structured data", () => {
  const others = sitePaths().filter(path => expectedStatus(path) !== 200)
  expect(others.filter(path => graphTexts(readDocument(path)).length > 0)).toEqual([])
})
