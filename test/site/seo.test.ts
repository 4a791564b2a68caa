import { existsSync, readFileSync } from "node:fs"
import sharp from "sharp"
import { addresses, isAmpPath } from "../../src/shared/addresses"
import { siteUrl } from "../../src/shared/site"
import { type BuiltDocument, fileOf, isBuilt, linkTag, meta, readDocument } from "../support/documents"
import { expectedStatus, sitePaths } from "../support/site-paths"
import { graphNodes, typedIn } from "../support/structured-data"

const pathOf = (url: string | undefined): string => new URL(String(url)).pathname
const documents = sitePaths().map(readDocument)
const canonicalOf = (document: BuiltDocument) => linkTag(document, "canonical")
const isCanonical = (document: BuiltDocument) =>
  canonicalOf(document) !== undefined && pathOf(canonicalOf(document)) === document.path
const isIndexable = (document: BuiltDocument) =>
  isCanonical(document) && expectedStatus(document.path) === 200 && !meta(document, "robots")
const xml = readFileSync("public/sitemap-0.xml", "utf8")
const entries = [...xml.matchAll(/<url><loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)]
const lastmodOf = (path: string) => entries.find(([, loc]) => pathOf(loc) === path)?.[2]?.slice(0, 10)

// A notice at an address that has moved names the new one and leaves the image to it.
const shown = documents.filter(document => canonicalOf(document) && expectedStatus(document.path) === 200)

describe.each(shown)("$path", document => {
  test("is shared with an image of 1200 by 630 pixels, and words for it", async () => {
    const url = meta(document, "og:image") ?? ""
    expect(url.startsWith(`${siteUrl}/share-images/`)).toBe(true)
    const file = fileOf(pathOf(url))
    expect(existsSync(file)).toBe(true)
    expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 630, format: "png" })
    expect([meta(document, "og:image:width"), meta(document, "og:image:height")]).toEqual(["1200", "630"])
    expect(meta(document, "twitter:image")).toBe(url)
    expect(meta(document, "twitter:card")).toBe("summary_large_image")
    expect(meta(document, "og:image:alt")).toContain(
      meta(readDocument(pathOf(canonicalOf(document))), "og:title"),
    )
    expect(meta(document, "twitter:image:alt")).toBe(meta(document, "og:image:alt"))
  })

  test("says once what its head says", () => {
    for (const tag of [
      "title",
      'meta[name="description"]',
      'link[rel="canonical"]',
      'meta[property="og:image"]',
    ])
      expect(document.root.querySelectorAll(`head ${tag}`)).toHaveLength(1)
  })
})

test("each page that is its own document has an image of its own", () => {
  const images = documents.filter(isCanonical).map(document => meta(document, "og:image"))
  expect(images.filter((image, index) => images.indexOf(image) !== index)).toEqual([])
})

test("the feeds are discoverable from every page", () => {
  const without = documents.filter(({ root }) => {
    const feeds = root.querySelectorAll('head link[rel="alternate"]').map(link => link.getAttribute("href"))
    return !feeds.includes(addresses.rssFeed) || !feeds.includes(addresses.jsonFeed)
  })
  expect(without.map(({ path }) => path)).toEqual([])
})

test("search, the answers to forms, gone and not-found pages are not to be indexed; all else is", () => {
  const noindex = documents.filter(document => meta(document, "robots")?.includes("noindex"))
  const expected = [
    addresses.search,
    addresses.enquirySent,
    addresses.enquiryNotSent,
    ...sitePaths().filter(path => expectedStatus(path) !== 200),
  ]
  expect(noindex.map(({ path }) => path).sort()).toEqual(expected.sort())
})

test("AMP documents, second addresses of articles and notices of moved pages name the document they stand for", () => {
  const others = documents.filter(document => canonicalOf(document) && !isCanonical(document))
  expect(others.length).toBeGreaterThan(5)
  for (const document of others) {
    const isNotice = expectedStatus(document.path) === 410
    expect(isNotice || isAmpPath(document.path) || meta(document, "og:type") === "article").toBe(true)
    expect(isCanonical(readDocument(pathOf(canonicalOf(document))))).toBe(true)
  }
})

test("the sitemap holds every address that is canonical and indexable, and no other", () => {
  const indexable = documents.filter(isIndexable).map(({ path }) => path)
  expect(entries.map(([, loc]) => pathOf(loc)).sort()).toEqual(indexable.sort())
  for (const [, loc] of entries) expect(canonicalOf(readDocument(pathOf(loc)))).toBe(loc)
})

test("the sitemap dates articles by their content, and listings by their newest article", () => {
  const articles = documents.filter(
    document => isIndexable(document) && meta(document, "og:type") === "article",
  )
  const dates = articles.map(document => meta(document, "article:published_time") ?? "")
  const changes = articles.map((document, index) => meta(document, "article:modified_time") ?? dates[index])
  expect(articles.map(({ path }) => lastmodOf(path))).toEqual(changes)
  expect(lastmodOf(addresses.blog)).toBe([...dates].sort().at(-1))
  expect(lastmodOf(addresses.terms)).toBeUndefined()
})

test("robots.txt closes nothing and names the sitemap, which is there", () => {
  const robots = readFileSync("public/robots.txt", "utf8")
  expect(robots).not.toMatch(/^Disallow: *\S/m)
  const sitemap = /^Sitemap: (\S+)$/m.exec(robots)?.[1]
  expect(isBuilt(pathOf(sitemap))).toBe(true)
})

test("the browser's JavaScript carries no structured data of the pages", () => {
  const { files } = { files: documents.flatMap(({ root }) => root.querySelectorAll("script[src]")) }
  const scripts = new Set(
    files.map(script => script.getAttribute("src") ?? "").filter(src => src.startsWith("/")),
  )
  const types = new Set(
    documents
      .flatMap(graphNodes)
      .flatMap(typedIn)
      .map(node => String(node["@type"])),
  )
  // "Blog" and the like are words of other texts too.
  const carried = [...scripts].flatMap(src => {
    const text = readFileSync(`public${src}`, "utf8")
    const marks = [...[...types].map(type => `"@type":"${type}"`), '"og:image"']
    return marks.filter(mark => text.includes(mark)).map(mark => [src, mark])
  })
  expect(types.size).toBeGreaterThan(15)
  expect(carried).toEqual([])
})
