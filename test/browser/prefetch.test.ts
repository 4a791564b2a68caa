import type { Page, Request } from "playwright-core"
import { addresses } from "../../src/shared/addresses"
import { setConnection } from "../support/connection"
import { hold } from "../support/hold"
import { watchNetwork } from "../support/network"
import { desktop, openSite, phone } from "../support/open-site"
import { visit } from "../support/visit"

const { blank, open } = openSite()

// Gatsby's loader waits three seconds after the first link has come into view.
const msUntilPrefetch = 4000

const isOfPage = (request: Request): boolean => /\/page-data\/.+\/page-data\.json|\.js$/.test(request.url())

/** The page data and scripts that a page requests from now on. */
const watchRequests = (page: Page): Request[] => {
  const requests: Request[] = []
  page.on("request", request => isOfPage(request) && requests.push(request))
  return requests
}

/** The page data that the document has asked the browser to prefetch. */
const prefetched = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('head link[rel=prefetch][href*="/page-data/"]')
    .evaluateAll(links => links.map(link => link.getAttribute("href")))

test("the data of pages that links in view lead to is prefetched", async () => {
  const pages = await Promise.all([
    open(addresses.home, desktop),
    open(addresses.home, phone),
    open(addresses.blog, desktop),
    open("/blog/cohort-analysis-retention-curves", desktop),
  ])
  await pages[0]?.waitForTimeout(msUntilPrefetch)
  for (const page of pages)
    expect([page.url(), (await prefetched(page)).length > 1]).toEqual([page.url(), true])
})

test("a page whose link was hovered over is shown without another request", async () => {
  const page = await open(addresses.home)
  const network = watchNetwork(page)
  const link = page.locator(`header a[href="${addresses.services}"]:visible`)
  await link.hover()
  await network.quiet(1000)
  const requests = watchRequests(page)
  await setConnection(page, { saveData: true })
  await link.click()
  await page.getByRole("heading", { level: 1, name: "What we do" }).waitFor()
  expect(requests).toEqual([])
})

test("nothing is prefetched on slow or metered connections, and a click changes the page within the application", async () => {
  const connections = [
    { saveData: true, effectiveType: "4g" },
    { effectiveType: "2g" },
    { effectiveType: "slow-2g" },
  ]
  await Promise.all(
    connections.map(async connection => {
      const page = await blank()
      await setConnection(page, connection)
      await visit(page, addresses.home)
      await page.waitForTimeout(msUntilPrefetch)
      expect(await prefetched(page)).toEqual([])
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
      await page.locator(`header a[href="${addresses.blog}"]:visible`).click()
      await page.getByRole("heading", { level: 1, name: "Blog" }).waitFor()
      expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true)
    }),
  )
})

test("a click before the application has started opens the page", async () => {
  const page = await blank()
  const release = await hold(page, "**/*.js")
  await page.goto(addresses.home)
  await page.locator(`header a[href="${addresses.blog}"]:visible`).click({ noWaitAfter: true })
  await page.getByRole("heading", { level: 1, name: "Blog" }).waitFor()
  release()
})

test("a page that failed to load without a connection opens once there is one", async () => {
  const page = await blank()
  await setConnection(page, { saveData: true })
  await visit(page, addresses.home)
  const link = page.locator(`header a[href="${addresses.services}"]:visible`)
  await page.context().setOffline(true)
  const failed = page.waitForEvent("requestfailed", request => request.url().includes("page-data/services/"))
  await link.hover()
  await failed
  await page.waitForTimeout(1500)
  await page.context().setOffline(false)
  await link.click()
  await page.getByRole("heading", { level: 1, name: "What we do" }).waitFor()
})
