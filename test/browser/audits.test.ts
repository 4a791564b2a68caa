import type { Result } from "lighthouse"
import type { Browser } from "playwright-core"
import { addresses } from "../../src/shared/addresses"
import { launchBrowser } from "../support/browser"
import { freePort } from "../support/free-port"
import { lighthouseReports } from "../support/lighthouse"
import { pageKinds } from "../support/page-kinds"
import { sharedSite } from "../support/run-site"

// Accessibility is asked of every page, in both themes, by `pages.test.ts`, with Lighthouse's own rules among them.
const categories = ["best-practices", "seo"]

// Two halves, each in a Chromium of its own, since Lighthouse mostly waits.
const halves = [0, 1].map(half => pageKinds.filter((_, index) => index % 2 === half))

const site = sharedSite()
const browsers: Browser[] = []
const reports = new Map<string, Result>()

const report = async (paths: readonly string[]): Promise<void> => {
  const port = await freePort()
  browsers.push(await launchBrowser(`--remote-debugging-port=${port}`))
  const urls = paths.map(path => site.url + path)
  for (const result of await lighthouseReports(urls, port, categories))
    reports.set(new URL(result.finalDisplayedUrl).pathname, result)
}

beforeAll(async () => {
  await Promise.all(halves.map(report))
}, 600_000)

afterAll(() => Promise.all(browsers.map(browser => browser.close())))

/** What a category counts and the page fails. */
const failed = ({ categories: all, audits }: Result, category: string): string[] =>
  (all[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const score = audits[id]?.score ?? 1
    return weight > 0 && score < 1 ? [id] : []
  })

test.each(pageKinds)("%s passes each audit of best practices and SEO", path => {
  const result = reports.get(path)
  if (!result) throw new Error(`no report on ${path}`)
  // Search pages are kept out of search engines on purpose.
  const expected: Record<string, string[]> = path === addresses.search ? { seo: ["is-crawlable"] } : {}
  for (const category of categories) {
    expect([category, failed(result, category)]).toEqual([category, expected[category] ?? []])
    if (!expected[category]) expect(result.categories[category]?.score).toBe(1)
  }
})
