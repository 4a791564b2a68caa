/** @proves Speed: steadiness */
import type { Page } from "playwright-core"
import { isAmpPath } from "../../src/addresses"
import { stayOn } from "../support/hold"
import { runSite } from "../support/run-site"
import { expectedStatus, sitePaths } from "../support/site-paths"
import { takenOver } from "../support/visit"

const running = runSite()

/** Sum of all layout shifts since the navigation began, those after input included (web.dev, "Cumulative Layout Shift"). */
const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>(resolve => {
        let sum = 0
        new PerformanceObserver(list => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: "layout-shift", buffered: true })
        setTimeout(() => resolve(sum), 100)
      }),
  )

const paths = sitePaths().filter(path => !isAmpPath(path))

test.each(paths)("nothing moves on %s while its fonts arrive late, at 390 and 1440 px", async path => {
  for (const width of [390, 1440]) {
    const context = await running.browser.newContext({ viewport: { width, height: 900 } })
    const page = await context.newPage()
    if (expectedStatus(path) !== 200) await stayOn(page)
    // Late fonts: the page is drawn with its fallbacks first.
    await page.route("**/*.woff2", async route => {
      await new Promise(resolve => setTimeout(resolve, 300))
      await route.continue()
    })
    await page.goto(running.site.url + path, { waitUntil: "load" })
    await takenOver(page)
    await page.evaluate(() => document.fonts.ready)
    expect(await layoutShift(page)).toBeLessThan(0.01)
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0)
    await context.close()
  }
})
