import type { Page } from "playwright-core"
import { setConnection } from "../support/connection"
import { watchNetwork } from "../support/network"
import { openSite } from "../support/open-site"
import { watchTransfers } from "../support/own-transfers"
import { visit } from "../support/visit"

const { blank, open } = openSite()

const heading = (page: Page, name: RegExp) => page.getByRole("heading", { level: 1, name }).waitFor()

test.each([
  ["/blog", "/blog/cohort-analysis-retention-curves", /^Cohort analysis/],
  ["/", "/services", /./],
])(
  "after hovering over a link on %s, a click on it transfers neither data nor script of %s",
  async (from, to, name) => {
    const page = await blank()
    const transfers = await watchTransfers(page)
    await visit(page, from)
    const link = page.locator(`a[href="${to}"]:visible`).first()
    const network = watchNetwork(page)
    await link.hover()
    await network.quiet(1000)
    // So that the new page prefetches nothing itself.
    await setConnection(page, { saveData: true })
    transfers.restart()
    await link.click()
    await page.waitForURL(to)
    await page.locator(`link[rel=canonical][href$="${to}"]`).waitFor({ state: "attached" })
    await heading(page, name)
    await page.waitForTimeout(500)
    const { pathname } = new URL(page.url())
    const ofPage = transfers
      .soFar()
      .filter(({ url }) => url.includes(`page-data${pathname}`) || /component---/.test(url))
    expect(ofPage).toEqual([])
  },
)

test("a click updates the whole head: address, social tags, share image and structured data", async () => {
  const page = await open("/")
  await page.locator('header a[href="/about"]:visible').first().click()
  await page.locator('link[rel=canonical][href$="/about"]').waitFor({ state: "attached" })
  const headOf = () =>
    page.evaluate(() => ({
      title: document.title,
      tags: [...document.head.querySelectorAll("meta[name], meta[property], link[rel=canonical]")]
        .map(tag => tag.outerHTML.replace(/ data-react-helmet="true"/, ""))
        .sort(),
      graphs: [...document.head.querySelectorAll("script[type='application/ld+json']")].map(
        script => script.textContent,
      ),
    }))
  const clicked = await headOf()
  expect(clicked.graphs).toHaveLength(1)
  await page.reload()
  expect(clicked).toEqual(await headOf())
})

test("a click leaves the document's own element alone, so that not every other is styled anew", async () => {
  const page = await open("/")
  await page.evaluate(() => {
    const changes: string[] = []
    new MutationObserver(records =>
      changes.push(...records.map(({ attributeName }) => String(attributeName))),
    ).observe(document.documentElement, { attributes: true })
    Object.assign(window, { changes })
  })
  await page.locator('a[href="/blog"]:visible').first().click()
  await heading(page, /^Blog$/)
  await page.waitForTimeout(500)
  expect(await page.evaluate(() => (window as unknown as { changes: string[] }).changes)).toEqual([])
})

test("a link in a text changes the page without loading it anew", async () => {
  const page = await open("/blog/cohort-analysis-retention-curves")
  const to = "/blog/deep-dive-analysis-methodology"
  await page.evaluate(() => Object.assign(window, { stillHere: true }))
  await page.locator(`main p a[href="${to}"]`).first().click()
  await page.waitForURL(to)
  await heading(page, /^Deep dive analysis/i)
  expect(await page.evaluate(() => "stillHere" in window)).toBe(true)
})
