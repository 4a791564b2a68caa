import type { Page } from "playwright-core"
import { openSite } from "../support/open-site"
import { watchTransfers } from "../support/own-transfers"
import { visit } from "../support/visit"

const { blank, open } = openSite()

const heading = (page: Page, name: RegExp) => page.getByRole("heading", { level: 1, name }).waitFor()

/** Waits until this has come, and for a second nothing else has: scripts follow the data, and the picture both. */
const quiet = async (page: Page, wanted: string): Promise<void> => {
  const loaded = () =>
    page.evaluate(path => {
      const names = performance.getEntriesByType("resource").map(({ name }) => name)
      return names.some(name => name.endsWith(path)) ? names.length : 0
    }, wanted)
  for (let before = 0, now = -1; now !== before || now === 0; now = await loaded()) {
    before = now
    await page.waitForTimeout(1000)
  }
}

test.each([
  // It opens with a picture, which is fetched on hover too.
  ["/blog", "/blog/cohort-analysis-retention-curves", /^Cohort analysis/],
  ["/", "/services", /./],
])("after a click from %s, nothing is left to be transferred for %s", async (from, to, name) => {
  const page = await blank()
  const transfers = await watchTransfers(page)
  await visit(page, from)
  const link = page.locator(`a[href="${to}"]:visible`).first()
  await link.hover()
  await quiet(page, `/page-data${to}/page-data.json`)
  transfers.restart(to)
  await link.click()
  await heading(page, name)
  await page.waitForTimeout(500)
  expect(transfers.soFar()).toEqual([])
})

test("a click leaves the document's language alone, so that not every element is styled anew", async () => {
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
