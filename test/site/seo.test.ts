import { existsSync, readFileSync } from "node:fs"
import sharp from "sharp"
import { isAmpPath } from "../../src/shared/amp-paths"
import { dayMs } from "../../src/shared/durations"
import { listingPaths } from "../../src/shared/listings"
import { blogPostPath, categoryPath, categoryPostPath, paths, resourcePath } from "../../src/shared/paths"
import { site, siteUrl } from "../../src/shared/site"
import * as content from "../support/content"
import {
  type BuiltDocument,
  canonicalPath,
  fileOf,
  isBuilt,
  linkTag,
  meta,
  readDocument,
} from "../support/documents"
import { expectedStatus, sitePaths } from "../support/site-paths"

const pathOf = (url: string | undefined): string => new URL(String(url)).pathname
const documents = sitePaths().map(readDocument)
const canonicalOf = (document: BuiltDocument) => linkTag(document, "canonical")
const isCanonical = (document: BuiltDocument) =>
  canonicalOf(document) !== undefined && canonicalPath(document) === document.path
const isIndexable = (document: BuiltDocument) =>
  isCanonical(document) && expectedStatus(document.path) === 200 && !meta(document, "robots")
const xml = readFileSync("public/sitemap-0.xml", "utf8")
const entries = [...xml.matchAll(/<url><loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)]
/** A day, which begins in the site's time zone. */
const lastmodOf = (path: string) => {
  const time = entries.find(([, loc]) => pathOf(loc) === path)?.[2]
  const { timeZone } = site
  return time && new Date(time).toLocaleString("sv-SE", { timeZone }).replace(/ 00:00:00$/, "")
}

// A 410 page names the new address and has no image of its own.
const shown = documents.filter(document => canonicalOf(document) && expectedStatus(document.path) === 200)

test.each(shown)(
  "$path has one of each tag, social tags that agree with them, and a share image",
  async document => {
    for (const tag of [
      "title",
      'meta[name="description"]',
      'link[rel="canonical"]',
      'meta[property="og:image"]',
    ])
      expect(document.root.querySelectorAll(`head ${tag}`)).toHaveLength(1)
    const canonical = readDocument(canonicalPath(document))
    expect(isCanonical(canonical)).toBe(true)
    const image = meta(document, "og:image") ?? ""
    const tags = {
      "og:url": canonicalOf(document),
      "og:description": meta(document, "description"),
      "og:site_name": site.brand,
      "og:image": expect.stringMatching(/\/share-images\/.*\.png$/),
      "og:image:width": "1200",
      "og:image:height": "630",
      "og:image:alt": expect.stringContaining(meta(canonical, "og:title") ?? "a title"),
      "twitter:image": image,
      "twitter:image:alt": meta(document, "og:image:alt"),
      "twitter:card": "summary_large_image",
    }
    const found = Object.fromEntries(Object.keys(tags).map(name => [name, meta(document, name)]))
    expect(found).toEqual(tags)
    expect(image.startsWith(siteUrl)).toBe(true)
    const picture = await sharp(fileOf(pathOf(image))).metadata()
    expect(picture).toMatchObject({ width: 1200, height: 630, format: "png" })
  },
)

test("each canonical page has its own share image, and 404 pages have one", () => {
  const images = documents.filter(isCanonical).map(document => meta(document, "og:image"))
  expect(images.filter((image, index) => images.indexOf(image) !== index)).toEqual([])
  expect(existsSync(fileOf(pathOf(meta(readDocument("/404.html"), "og:image"))))).toBe(true)
})

test("search, form confirmations, 410 and 404 pages and articles that say so are noindex; everything else is indexed", () => {
  const noindex = documents.filter(document => meta(document, "robots")?.includes("noindex"))
  const expected = [
    paths.search,
    paths.enquirySent,
    paths.enquiryNotSent,
    ...sitePaths().filter(path => expectedStatus(path) !== 200),
    ...content
      .posts()
      .filter(({ noindex }) => noindex)
      .flatMap(({ slug, categorySlug }) => [blogPostPath(slug), categoryPostPath(categorySlug, slug)]),
  ]
  expect(noindex.map(({ path }) => path).sort()).toEqual(expected.sort())
})

test("only AMP documents, second addresses of articles and 410 pages have another canonical address", () => {
  const others = documents.filter(document => canonicalOf(document) && !isCanonical(document))
  expect(others.length).toBeGreaterThan(0)
  for (const document of others) {
    const isNotice = expectedStatus(document.path) === 410
    expect(isNotice || isAmpPath(document.path) || meta(document, "og:type") === "article").toBe(true)
  }
})

test("the sitemap lists exactly the canonical addresses of indexable documents", () => {
  const indexable = documents.filter(isIndexable)
  expect(entries.map(([, loc]) => loc).sort()).toEqual(indexable.map(canonicalOf).sort())
})

test("the sitemap dates articles by their content, and lists by their newest article", () => {
  const articles = documents.filter(
    document => isIndexable(document) && meta(document, "og:type") === "article",
  )
  const dates = articles.map(document => meta(document, "article:published_time")?.slice(0, 10) ?? "")
  const changes = articles.map(
    (document, index) => meta(document, "article:modified_time")?.slice(0, 10) ?? dates[index],
  )
  expect(articles.map(({ path }) => lastmodOf(path))).toEqual(changes)
  const newest = (posts: readonly { date: string }[]) =>
    posts
      .map(({ date }) => date)
      .sort()
      .at(-1)
  const posts = content.posts()
  for (const path of listingPaths(paths.blog, posts.length)) expect(lastmodOf(path)).toBe(newest(posts))
  for (const { name, slug } of content.categories())
    expect(lastmodOf(categoryPath(slug))).toBe(newest(posts.filter(({ category }) => category === name)))
  for (const { slug, updated } of content.resources()) expect(lastmodOf(resourcePath(slug))).toBe(updated)
  for (const path of [paths.home, paths.terms]) expect([path, lastmodOf(path)]).toEqual([path, undefined])
})

test("security.txt names a contact, for at most a year", () => {
  const file = readFileSync("public/.well-known/security.txt", "utf8")
  expect(file).toMatch(/^Contact: (mailto:|https:)/)
  const left = Date.parse(/^Expires: (\S+)$/m.exec(file)?.[1] ?? "") - Date.now()
  expect(left / dayMs).toBeGreaterThan(300)
  expect(left / dayMs).toBeLessThanOrEqual(366)
})

test("robots.txt disallows nothing and names the sitemap, which exists", () => {
  const robots = readFileSync("public/robots.txt", "utf8")
  expect(robots).not.toMatch(/^Disallow: *\S/m)
  expect(isBuilt(pathOf(/^Sitemap: (\S+)$/m.exec(robots)?.[1]))).toBe(true)
})
