import { existsSync } from "node:fs"
import { blogPostPath, categoryPostPath, goneCategoryPath } from "../../src/shared/addresses"
import { contentCategories, contentPosts } from "../support/content"
import { fileOf, hrefsOf, mainText, meta, readDocument, textsOf } from "../support/documents"
import { retiredSlugs } from "../support/site-paths"

const retired = retiredSlugs().map((slug): [string, string] => {
  const { categorySlug = "" } = contentPosts().find(post => post.slug === slug) ?? {}
  return [blogPostPath(slug), categoryPostPath(categorySlug, slug)]
})
const gone = contentCategories().map(({ slug }): [string, string] => [goneCategoryPath(slug), `/${slug}`])

test("three articles and every category have a gone address", () => {
  expect(retired.map(([from]) => from)).toEqual([
    "/blog/analytics-frameworks-for-growth",
    "/blog/seo-technical-foundations",
    "/blog/campaign-tracking-blueprint",
  ])
  expect(gone.map(([from]) => from)).toEqual([
    "/category/analytics",
    "/category/seo-strategies",
    "/category/campaign-tracking",
    "/category/cohort-analysis",
    "/category/dashboard-building",
    "/category/deep-dive-analysis",
  ])
})

test.each([...retired, ...gone])(
  "%s says that it has moved to %s, leads there after three seconds, and is kept out of search engines",
  (from, to) => {
    const notice = readDocument(from)
    expect(textsOf(notice, "h1")).toEqual(["410 - Page Gone"])
    expect(mainText(notice)).toContain(
      `This page has been permanently moved. The content you're looking for is now available at: ${to}`,
    )
    expect(notice.root.querySelector('meta[http-equiv="refresh"]')?.getAttribute("content")).toBe(
      `3;url=${to}`,
    )
    expect(meta(notice, "robots")).toContain("noindex")
    expect(hrefsOf(notice, "main a")).toContain(to)
    expect(notice.root.querySelectorAll("script[src]")).toHaveLength(0)
  },
)

test("not-found pages say what is missing and lead home", () => {
  const notFound = readDocument("/404.html")
  expect(textsOf(notFound, "h1")).toEqual(["Oops! Page not found"])
  const home = notFound.root.querySelectorAll("main a").find(link => link.text === "Return to Home")
  expect(home?.getAttribute("href")).toBe("/")
})

test("a not-found page has a share image, which is there", () => {
  const image = new URL(meta(readDocument("/404.html"), "og:image") ?? "").pathname
  expect(image).toMatch(/^\/share-images\//)
  expect(existsSync(fileOf(image))).toBe(true)
})

test.each(["/blog", ...contentCategories().map(({ slug }) => `/${slug}`)])(
  "below %s an unknown article is not found",
  section => {
    expect(textsOf(readDocument(`${section}/404.html`), "h1")).toEqual(["Post not found"])
  },
)
