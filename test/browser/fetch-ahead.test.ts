import type { Page, Request } from "playwright-core"
import { addresses } from "../../src/shared/addresses"
import { setConnection } from "../support/connection"
import { hold } from "../support/hold"
import { watchNetwork } from "../support/network"
import { desk, openSite, phone } from "../support/open-site"
import { visit } from "../support/visit"

const { blank, open } = openSite()

const isOfPage = (request: Request): boolean => /\/page-data\/.+\/page-data\.json|\.js$/.test(request.url())

/** What a page asks for from now on, of data and scripts. */
const asked = (page: Page): Request[] => {
  const requests: Request[] = []
  page.on("request", request => isOfPage(request) && requests.push(request))
  return requests
}

const sizeOf = async (request: Request): Promise<number> => {
  const { responseBodySize, responseHeadersSize } = await request.sizes()
  return responseBodySize + responseHeadersSize
}

/** A first sign of the visitor, on no link. */
const act = async (page: Page): Promise<void> => {
  const network = watchNetwork(page)
  await page.mouse.move(3, 400)
  await page.mouse.move(4, 410)
  await network.quiet(1000)
}

describe.each([
  [addresses.home, desk],
  [addresses.home, phone],
  [addresses.blog, desk],
  [addresses.sitemap, desk],
  [addresses.results, phone],
  ["/blog/cohort-analysis-retention-curves", desk],
] as const)("%s, %j", (path, screen) => {
  test("fetches what its links lead to at the visitor's first sign, at most 60 kB, nothing twice, and nothing before", async () => {
    const page = await open(path, screen)
    const requests = asked(page)
    await page.waitForTimeout(1000)
    expect(requests).toEqual([])
    await act(page)
    const urls = requests.map(request => request.url())
    expect(urls.length).toBeGreaterThan(1)
    expect(new Set(urls).size).toBe(urls.length)
    const sizes = await Promise.all(requests.map(sizeOf))
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(60_000)
  })
})

test("what is fetched ahead needs nothing more to be shown", async () => {
  const page = await open(addresses.home)
  await act(page)
  const requests = asked(page)
  await setConnection(page, { saveData: true })
  await page.locator(`header a[href="${addresses.services}"]:visible`).click()
  await page.getByRole("heading", { level: 1, name: "What we do" }).waitFor()
  expect(requests).toEqual([])
})

test.each([{ saveData: true, effectiveType: "4g" }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }])(
  "nothing is fetched ahead with %j, and a click leads on within the application",
  async connection => {
    const page = await blank()
    await setConnection(page, connection)
    await visit(page, addresses.home)
    await page.evaluate(() => Object.assign(window, { stillHere: true }))
    const requests = asked(page)
    await act(page)
    const link = page.locator(`header a[href="${addresses.blog}"]:visible`)
    await link.hover()
    await page.waitForTimeout(500)
    expect(requests).toEqual([])
    await link.click()
    await page.getByRole("heading", { level: 1, name: "Blog" }).waitFor()
    expect(await page.evaluate(() => "stillHere" in window)).toBe(true)
  },
)

test("a page that did not come without a connection is opened whole once there is one, at its place", async () => {
  const page = await open(addresses.home)
  const requests = asked(page)
  const link = page.locator(`main a[href^="${addresses.services}#"]`).first()
  await page.context().setOffline(true)
  const lost = page.waitForEvent("requestfailed", request => request.url().includes("page-data/services/"))
  await link.hover()
  await lost
  await page.waitForTimeout(1500)
  // That one, and at most one of the ten others in sight.
  const pages = new Set(requests.map(request => request.url()).filter(url => url.includes("page-data")))
  expect(pages.size).toBeLessThanOrEqual(2)
  await page.context().setOffline(false)
  const fragment = (await link.getAttribute("href"))?.replace(/^.*#/, "#")
  await link.click()
  await page.getByRole("heading", { level: 1, name: "What we do" }).waitFor()
  expect(new URL(page.url()).hash).toBe(fragment)
})

const middleOf = async (page: Page, selector: string) => {
  const { x, y, width, height } = (await page.locator(selector).first().boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  }
  return { x: x + width / 2, y: y + height / 2 }
}

test("a finger that goes down begins to fetch data and script, both before either has come", async () => {
  const page = await open(addresses.home, phone)
  const data = /\/page-data\/landing\/page-data\.json$/
  const release = await hold(page, data)
  const link = `main a[href="${addresses.landing}"]`
  await page.locator(link).first().scrollIntoViewIfNeeded()
  const begun = Promise.all([data, /component---src-pages-landing-/].map(url => page.waitForRequest(url)))
  const session = await page.context().newCDPSession(page)
  await session.send("Input.dispatchTouchEvent", {
    type: "touchStart",
    touchPoints: [await middleOf(page, link)],
  })
  await begun
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })
  release()
  await page.waitForURL(addresses.landing)
})

test("a press before the application has begun leads on", async () => {
  const page = await blank()
  const release = await hold(page, "**/*.js")
  await page.goto(addresses.home)
  const { x, y } = await middleOf(page, `header a[href="${addresses.blog}"]:visible`)
  await page.mouse.click(x, y)
  await page.getByRole("heading", { level: 1, name: "Blog" }).waitFor()
  release()
})
