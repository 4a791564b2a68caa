import type { HTMLElement } from "node-html-parser"
import { maxDescriptionLength, maxTitleLength } from "../../src/content-model"
import { absoluteUrl } from "../../src/shared/addresses"
import { isAmpPath } from "../../src/shared/amp-paths"
import { attempt } from "../../src/shared/attempt"
import { formatNumber } from "../../src/shared/number-format"
import { siteUrl } from "../../src/shared/site"
import { axeViolations } from "../../test/support/axe"
import { launchBrowser } from "../../test/support/browser"
import { budget, countLoad } from "../../test/support/budget"
import { parseHtml } from "../../test/support/documents"
import { pageKinds } from "../../test/support/page-kinds"
import { type RunningSite, serveSite } from "../../test/support/server/process"
import { expectedStatus, sitePaths } from "../../test/support/site-paths"
import { largestPaint, layoutShift, slowDown, visit } from "../../test/support/visit"

type Page = { path: string; status: number; html: string; root: HTMLElement }

/** One check of the audit: what was counted, and where it failed. */
type AuditCheck = { check: string; found: string; passed: boolean }

/**
 * The checks; of the worst kinds of page what a first visit transfers, in kB, and its largest paint, in seconds; and how many
 * requests went to other servers.
 */
export type Audit = { checks: AuditCheck[]; heaviest: number; slowest: number; foreign: number }

const count = (number: number, singular: string, plural = `${singular}s`) =>
  `${formatNumber(number)} ${number === 1 ? singular : plural}`

/** A check of each page, which fails if it fails on one. */
const each = (check: string, pages: readonly Page[], isRight: (page: Page) => boolean): AuditCheck => {
  const wrong = pages.filter(page => !isRight(page))
  const all = count(pages.length, "page")
  const found = wrong.length === 0 ? all : `${wrong.length} of ${all} are wrong, such as ${wrong[0]?.path}`
  return { check, found, passed: wrong.length === 0 }
}

const attribute = (page: Page, selector: string, name: string) =>
  page.root.querySelectorAll(selector).map(element => element.getAttribute(name) ?? "")

const canonicalsOf = (page: Page) => attribute(page, 'link[rel="canonical"]', "href")

const titleOf = ({ root }: Page) => root.querySelector("title")?.text ?? ""

const isDescribed = ({ attributes }: HTMLElement) =>
  "alt" in attributes && ["width", "srcset", "style"].some(name => name in attributes)

const isUnique = (text: string, texts: readonly string[]) =>
  texts.filter(other => other === text).length === 1

/** A check that fails at anything found. */
const nothing = (check: string, found: readonly string[], noun: string, all: string): AuditCheck => ({
  check,
  found: found[0] ? `${count(found.length, noun)}, such as ${found[0]}` : all,
  passed: found.length === 0,
})

const isJson = (text: string): boolean => typeof attempt(() => JSON.parse(text)) === "object"

const fetchPage = async (site: RunningSite, path: string): Promise<Page> => {
  const response = await fetch(site.url + path, { redirect: "manual" })
  const html = await response.text()
  return { path, status: response.status, html, root: parseHtml(html) }
}

const documentChecks = async (site: RunningSite): Promise<AuditCheck[]> => {
  const documents: Page[] = []
  for (const path of sitePaths()) documents.push(await fetchPage(site, path))
  const pages = documents.filter(({ status }) => status === 200)
  const isCanonical = (page: Page) => absoluteUrl(siteUrl, page.path) === canonicalsOf(page)[0]
  const own = pages.filter(page => isCanonical(page) && !isAmpPath(page.path))
  const indexable = own.filter(page => attribute(page, 'meta[name="robots"]', "content").length === 0)
  const titles = indexable.map(titleOf)
  const descriptions = indexable.flatMap(page => attribute(page, 'meta[name="description"]', "content"))
  const xml = await (await fetch(`${site.url}/sitemap-0.xml`)).text()
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => url)
  const robots = await (await fetch(`${site.url}/robots.txt`)).text()
  const known = new Map(documents.map(({ path, status }) => [path, status]))
  const statuses = pages.flatMap(page =>
    attribute(page, "a[href^='/']", "href").map(href => known.get(href.split(/[?#]/)[0] || "/") ?? 200),
  )
  const moved = statuses.filter(status => status === 410).length
  const all = count(statuses.length, "link")
  // Tag listings and the search link to /blog/<slug>, as the specification has it.
  const noticeAdvice =
    "lead to a notice that the article has moved, which forwards after 3 seconds. We leave them: lists by tag name each article by its first address, and with scripts a click goes straight to the new one"
  return [
    each(
      "Every address answers with the right status: 200, 404 or 410",
      documents,
      ({ path, status }) => status === expectedStatus(path),
    ),
    each("Every page names one canonical address", pages, page => canonicalsOf(page).length === 1),
    each(`Every title is unique, in at most ${maxTitleLength} characters`, indexable, page => {
      const title = titleOf(page)
      return title.length <= maxTitleLength && isUnique(title, titles)
    }),
    each(`Every description is unique, in at most ${maxDescriptionLength} characters`, indexable, page =>
      attribute(page, 'meta[name="description"]', "content").every(
        text => text.length <= maxDescriptionLength && isUnique(text, descriptions),
      ),
    ),
    each("Every page has one main heading", pages, ({ root }) => root.querySelectorAll("h1").length === 1),
    each("Every page has valid structured data", own, ({ root }) =>
      root.querySelectorAll('script[type="application/ld+json"]').some(({ text }) => isJson(text)),
    ),
    each("Every page to be indexed is in the XML sitemap", indexable, ({ path }) =>
      listed.includes(absoluteUrl(siteUrl, path)),
    ),
    each("Every image has alternative text and a size", pages, ({ root }) =>
      root.querySelectorAll("img").every(isDescribed),
    ),
    each("Every page declares its language", documents, ({ root }) =>
      Boolean(root.querySelector("html")?.getAttribute("lang")),
    ),
    {
      check: "robots.txt names the sitemap",
      found: robots.includes("Sitemap:") ? "one line" : "no such line. Fix: add it",
      passed: robots.includes("Sitemap:"),
    },
    {
      check: "Every link leads straight to a page",
      found: moved === 0 ? all : `${moved} of ${all} ${noticeAdvice}`,
      passed: moved === 0,
    },
  ]
}

const browserChecks = async (site: RunningSite): Promise<Audit> => {
  await using browser = await launchBrowser()
  const loads: number[] = []
  const paints: number[] = []
  const shifts: number[] = []
  const violations: string[] = []
  const foreign: string[] = []
  for (const path of pageKinds) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, bypassCSP: true })
    const page = await context.newPage()
    const load = countLoad(page)
    page.on("request", request => {
      if (!request.url().startsWith(site.url) && /^http/.test(request.url())) foreign.push(request.url())
    })
    await slowDown(page, 4)
    await visit(page, site.url + path)
    paints.push((await largestPaint(page)) / 1000)
    shifts.push(await layoutShift(page))
    loads.push((await load()).total / 1000)
    violations.push(...(await axeViolations(page)).map(rule => `${path}: ${rule.split(":")[0]}`))
    await context.close()
  }
  const heaviest = Math.round(Math.max(...loads))
  const [slowest, largest] = [Math.max(...paints), Math.max(...shifts)]
  const tested = count(pageKinds.length, "kind of page", "kinds of page")
  const checks = [
    {
      check: "Core Web Vitals on a slow phone and 4G: LCP within 2.5 s, CLS at most 0.1",
      found: `${formatNumber(slowest, 1)} s and ${formatNumber(largest, 2)} on the slowest of ${tested}; INP needs visitors`,
      passed: slowest <= 2.5 && largest <= 0.1,
    },
    {
      check: `A first visit transfers at most ${budget.total} kB`,
      found: `${heaviest} kB for the heaviest of ${tested}`,
      passed: heaviest <= budget.total,
    },
    nothing("axe finds no accessibility fault", violations, "fault", tested),
    nothing("Nothing is requested from other servers", foreign, "request", tested),
  ]
  return { checks, heaviest, slowest, foreign: foreign.length }
}

/** What the free audit checks, on the built site. @throws if there is no build */
export const auditSite = async (): Promise<Audit> => {
  const site = await serveSite({ ENQUIRY_RATE_LIMIT: "0" })
  try {
    const { checks, ...worst } = await browserChecks(site)
    return { checks: [...(await documentChecks(site)), ...checks], ...worst }
  } finally {
    await site.stop()
  }
}
