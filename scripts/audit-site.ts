import type { HTMLElement } from "node-html-parser"
import { absoluteUrl } from "../src/shared/addresses"
import { formatNumber } from "../src/shared/number-format"
import { isAmpPath } from "../src/shared/paths"
import { siteUrl } from "../src/shared/site"
import { axeViolations } from "../test/support/axe"
import { launchBrowser } from "../test/support/browser"
import { budget, countLoad } from "../test/support/budget"
import { parseHtml } from "../test/support/documents"
import { pageKinds } from "../test/support/page-kinds"
import { expectedStatus, sitePaths } from "../test/support/site-paths"
import { type RunningSite, serveSite } from "../test/support/site-server"
import { visit } from "../test/support/visit"

type Page = { path: string; status: number; html: string; root: HTMLElement }

/** One check of the audit: what was counted, and where it failed. */
export type AuditCheck = { check: string; found: string; passed: boolean }

const count = (number: number, singular: string, plural = `${singular}s`) =>
  `${formatNumber(number)} ${number === 1 ? singular : plural}`

/** A check of each page, which fails if it fails on one. */
const each = (check: string, pages: readonly Page[], isRight: (page: Page) => boolean): AuditCheck => {
  const wrong = pages.filter(page => !isRight(page))
  const found = `${count(pages.length, "page")}, ${wrong.length === 0 ? "all right" : `${wrong.length} wrong: ${wrong[0]?.path}`}`
  return { check, found, passed: wrong.length === 0 }
}

const attribute = (page: Page, selector: string, name: string) =>
  page.root.querySelectorAll(selector).map(element => element.getAttribute(name) ?? "")

const isUnique = (texts: readonly string[]) => (text: string) =>
  texts.filter(other => other === text).length === 1

const isJson = (text: string): boolean => {
  try {
    return typeof JSON.parse(text) === "object"
  } catch {
    return false
  }
}

const fetchPage = async (site: RunningSite, path: string): Promise<Page> => {
  const response = await fetch(site.url + path, { redirect: "manual" })
  const html = await response.text()
  return { path, status: response.status, html, root: parseHtml(html) }
}

const documentChecks = async (site: RunningSite): Promise<AuditCheck[]> => {
  const all: Page[] = []
  for (const path of sitePaths()) all.push(await fetchPage(site, path))
  const pages = all.filter(({ status }) => status === 200)
  const own = pages.filter(
    page =>
      absoluteUrl(siteUrl, page.path) === attribute(page, 'link[rel="canonical"]', "href")[0] &&
      !isAmpPath(page.path),
  )
  const indexable = own.filter(page => attribute(page, 'meta[name="robots"]', "content").length === 0)
  const titles = indexable.map(({ root }) => root.querySelector("title")?.text ?? "")
  const descriptions = indexable.flatMap(page => attribute(page, 'meta[name="description"]', "content"))
  const xml = await (await fetch(`${site.url}/sitemap-0.xml`)).text()
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => url)
  const robots = await (await fetch(`${site.url}/robots.txt`)).text()
  const known = new Map(all.map(({ path, status }) => [path, status]))
  const statuses = pages.flatMap(page =>
    attribute(page, "a[href^='/']", "href").map(href => known.get(href.split(/[?#]/)[0] || "/") ?? 200),
  )
  const moved = statuses.filter(status => status === 410).length
  return [
    each(
      "Status codes: 200, 404 for what is unknown, 410 for what is gone",
      all,
      ({ path, status }) => status === expectedStatus(path),
    ),
    each(
      "One canonical address on each page",
      pages,
      page => attribute(page, 'link[rel="canonical"]', "href").length === 1,
    ),
    each("A title of its own, at most 60 characters", indexable, ({ root }) => {
      const title = root.querySelector("title")?.text ?? ""
      return title.length <= 60 && isUnique(titles)(title)
    }),
    each("A description of its own, at most 160 characters", indexable, page =>
      attribute(page, 'meta[name="description"]', "content").every(
        text => text.length <= 160 && isUnique(descriptions)(text),
      ),
    ),
    each("One main heading", pages, ({ root }) => root.querySelectorAll("h1").length === 1),
    each("Structured data that can be read", own, ({ root }) =>
      root.querySelectorAll('script[type="application/ld+json"]').some(({ text }) => isJson(text)),
    ),
    each("Listed in the XML sitemap", indexable, ({ path }) => listed.includes(absoluteUrl(siteUrl, path))),
    each("Images with a text alternative and their size", pages, ({ root }) =>
      root
        .querySelectorAll("img")
        .every(
          ({ attributes }) =>
            "alt" in attributes && ("width" in attributes || "srcset" in attributes || "style" in attributes),
        ),
    ),
    each("A declared language", all, ({ root }) => Boolean(root.querySelector("html")?.getAttribute("lang"))),
    {
      check: "robots.txt names the sitemap",
      found: robots.includes("Sitemap:") ? "it does" : "it doesn’t",
      passed: robots.includes("Sitemap:"),
    },
    {
      check: "Links lead straight to a page",
      found: `${count(statuses.length, "link")}, ${moved === 0 ? "all of them" : `${moved} to addresses that are gone. Fix: link to their replacements`}`,
      passed: moved === 0,
    },
  ]
}

const browserChecks = async (site: RunningSite): Promise<AuditCheck[]> => {
  const browser = await launchBrowser()
  const loads: number[] = []
  const violations: string[] = []
  const foreign: string[] = []
  for (const path of pageKinds) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, bypassCSP: true })
    const page = await context.newPage()
    const load = countLoad(page)
    page.on("request", request => {
      if (!request.url().startsWith(site.url) && /^http/.test(request.url())) foreign.push(request.url())
    })
    await visit(page, site.url + path)
    loads.push((await load()).total / 1000)
    violations.push(...(await axeViolations(page)).map(rule => `${path}: ${rule.split(":")[0]}`))
    await context.close()
  }
  await browser.close()
  const heaviest = Math.round(Math.max(...loads))
  const tested = count(pageKinds.length, "kind of page", "kinds of page")
  return [
    {
      check: `At most ${budget.total} kB on a first visit`,
      found: `${tested}, ${heaviest} kB at most`,
      passed: heaviest <= budget.total,
    },
    {
      check: "Accessibility, by axe",
      found: `${tested}, ${count(violations.length, "violation")}${violations[0] ? `: ${violations[0]}` : ""}`,
      passed: violations.length === 0,
    },
    {
      check: "Nothing from other servers",
      found: `${tested}, ${count(foreign.length, "request")}`,
      passed: foreign.length === 0,
    },
  ]
}

/** What the free audit checks, on the built site. @throws if there is no build */
export const auditSite = async (): Promise<AuditCheck[]> => {
  const site = await serveSite({ ENQUIRY_RATE_LIMIT: "0" })
  try {
    return [...(await documentChecks(site)), ...(await browserChecks(site))]
  } finally {
    await site.stop()
  }
}
