import type { Browser, Page } from "playwright-core"
import { addresses } from "../../src/shared/addresses"
import { launchBrowser } from "../support/browser"
import { pageKinds, richArticle } from "../support/page-kinds"
import { type RunningSite, serveSite } from "../support/site-server"

let site: RunningSite
let browser: Browser
let withLargeText: Browser

beforeAll(async () => {
  const large = "--blink-settings=defaultFontSize=32"
  ;[site, browser, withLargeText] = await Promise.all([serveSite(), launchBrowser(), launchBrowser(large)])
})

afterAll(async () => {
  await Promise.all([browser?.close(), withLargeText?.close()])
  await site?.stop()
})

const show = async (where: Browser, path: string): Promise<Page> => {
  const page = await where.newPage({ baseURL: site.url, deviceScaleFactor: 2, reducedMotion: "reduce" })
  await page.goto(path)
  return page
}

/** What reaches past the page's edge or is hidden by its box, but for what can be scrolled or is drawn as a chart. */
const lost = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const scrolls = ".table-scroll, pre, .chart, dialog, .skip-link, .trap, .sr-only"
    const isOutside = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 0 && (left < -1 || right > clientWidth + 1)
    }
    const isCut = (element: Element) =>
      /hidden|clip/.test(getComputedStyle(element).overflow) &&
      (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)
    const found = [...document.querySelectorAll("body *")].filter(
      element =>
        element.checkVisibility() && !element.closest(scrolls) && (isOutside(element) || isCut(element)),
    )
    const page = scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`] : []
    return [...page, ...found.map(element => `${element.tagName} ${element.getAttribute("class")}`)]
  })

// A browser that zooms tells the page of a smaller screen with larger pixels.
const screens = [
  ["200 % of 1280 by 900 px", { width: 640, height: 450 }],
  ["400 % of 1280 by 1024 px", { width: 320, height: 256 }],
] as const

test.each(pageKinds)("at 200 and 400 % zoom %s loses nothing and scrolls in one direction", async path => {
  const page = await show(browser, path)
  for (const [name, size] of screens) {
    await page.setViewportSize(size)
    expect([name, await lost(page)]).toEqual([name, []])
  }
  await page.close()
})

// The kinds whose parts differ most.
const withLargest = [addresses.home, addresses.services, addresses.results, addresses.contact, richArticle]

test.each(withLargest)(
  "with text of twice its size %s loses nothing, on a desktop and on a phone",
  async path => {
    const page = await show(withLargeText, path)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px")
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 })
      expect([width, await lost(page)]).toEqual([width, []])
    }
    await page.close()
  },
)

test("at 200 % zoom everything in the menu can be reached", async () => {
  const page = await show(browser, addresses.about)
  await page.setViewportSize(screens[0][1])
  await page.getByRole("button", { name: "Menu", exact: true }).click()
  const last = page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Free SEO Audit" })
  // As a visitor scrolls: a script can also scroll what hides its rest from everybody else.
  await page.mouse.move(500, 200)
  await page.mouse.wheel(0, 2000)
  await page.waitForFunction(() => {
    const { scrollTop = 0, clientHeight = 0, scrollHeight = 0 } = document.querySelector("dialog") ?? {}
    return scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1
  })
  const { y = -1, height = 0 } = (await last.boundingBox()) ?? {}
  expect(y).toBeGreaterThanOrEqual(0)
  expect(y + height).toBeLessThanOrEqual(450)
  await last.click()
  await page.waitForURL(`**${addresses.landing}`)
  await page.close()
})
