import { parse } from "node-html-parser"
import { blogPostPath, paths } from "../../src/shared/paths"
import * as content from "../support/content"
import { sharedSite } from "../support/run-site"
import { expectedStatus, sitePaths } from "../support/site-paths"

const site = sharedSite()
/** The status of each path reached from home and the sitemap, and the first path that links to it. */
const visits = new Map<string, { status: number; linkedFrom: string }>()

const targetsIn = (html: string, from: string): string[] =>
  parse(html)
    .querySelectorAll("a[href], link[href], img[src], script[src]")
    .map(link => new URL(link.getAttribute("href") ?? link.getAttribute("src") ?? "", site.url + from))
    .filter(url => url.origin === site.url)
    .map(url => url.pathname + url.search)

beforeAll(async () => {
  const xml = await (await fetch(`${site.url}/sitemap-0.xml`)).text()
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname)
  const queue = ["/", ...listed].map(path => ({ path, linkedFrom: "the start" }))
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { path, linkedFrom } = next
    if (visits.has(path)) continue
    const response = await fetch(site.url + path, { redirect: "manual" })
    visits.set(path, { status: response.status, linkedFrom })
    const isHtml = response.headers.get("content-type")?.includes("html")
    const text = await response.text()
    if (isHtml) queue.push(...targetsIn(text, path).map(target => ({ path: target, linkedFrom: path })))
  }
})

test("the crawl reaches every page that answers 200, except those only a form leads to", () => {
  const expected = sitePaths().filter(path => expectedStatus(path) === 200)
  const unreached = expected.filter(path => !visits.has(path))
  expect(unreached).toEqual([paths.enquiryNotSent, paths.enquirySent])
})

test("everything linked answers 200, except retired addresses that tag pages link to", () => {
  const others = [...visits].filter(([, { status }]) => status !== 200)
  const isExpected = (path: string, status: number, from: string) =>
    status === 410 && expectedStatus(path) === 410 && from.startsWith("/tag/")
  expect(others.filter(([path, { status, linkedFrom }]) => !isExpected(path, status, linkedFrom))).toEqual([])
  const retired = content.retiredSlugs().map(blogPostPath)
  expect(others.map(([path]) => path).sort()).toEqual(retired.sort())
})
