import type { Page } from "playwright-core"
import { setConnection } from "../support/connection"
import { watchNetwork } from "../support/network"
import { openSite } from "../support/open-site"
import { watchTransfers } from "../support/own-transfers"
import { visit } from "../support/visit"

const { blank, open } = openSite()

const heading = (page: Page, name: RegExp) => page.getByRole("heading", { level: 1, name }).waitFor()

test.each([
  // It opens with a picture, which the list shows too, or which is fetched on hover.
  ["/blog", "/blog/cohort-analysis-retention-curves", /\/drawing-themed\.svg$/, /^Cohort analysis/],
  ["/", "/services", /part-component---src-pages-services-/, /./],
])("after a click from %s, nothing is left to be transferred for %s", async (from, to, last, name) => {
  const page = await blank()
  const transfers = await watchTransfers(page)
  const come = page.waitForResponse(last)
  await visit(page, from)
  const link = page.locator(`a[href="${to}"]:visible`).first()
  const network = watchNetwork(page)
  await link.hover()
  await come
  await network.quiet(1000)
  // So that the new page fetches nothing ahead itself.
  await setConnection(page, { saveData: true })
  transfers.restart()
  await link.click()
  await page.waitForURL(to)
  await page.locator(`link[rel=canonical][href$="${to}"]`).waitFor({ state: "attached" })
  await heading(page, name)
  await page.waitForTimeout(500)
  expect(transfers.soFar()).toEqual([])
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
