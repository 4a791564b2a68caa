import type { Browser } from "playwright-core"
import { isAmpPath } from "../../src/addresses"
import { axeViolations } from "../support/axe"
import { launchBrowser } from "../support/browser"
import { sitePaths } from "../support/site-paths"
import { type RunningSite, serveSite } from "../support/site-server"

let browser: Browser
let site: RunningSite

beforeAll(async () => {
  ;[browser, site] = await Promise.all([launchBrowser(), serveSite()])
})

afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

const widths = [390, 1440]
// The second theme differs from the first by its colours alone.
const themes = [
  { colorScheme: "light", rules: [] },
  { colorScheme: "dark", rules: ["color-contrast", "link-in-text-block"] },
] as const
const cases = themes.flatMap(theme => widths.map(width => ({ ...theme, width })))

test.each(sitePaths())(
  "axe finds nothing on %s in either theme at 390 and 1440 px",
  async path => {
    const context = await browser.newContext({ reducedMotion: "reduce" })
    const page = await context.newPage()
    // A notice would be gone before axe has read it.
    await page.route("**/*", (route, request) =>
      request.isNavigationRequest() && request.frame().url().startsWith(site.url)
        ? route.abort()
        : route.continue(),
    )
    await page.goto(site.url + path, { waitUntil: "load" })
    // AMP's boilerplate hides the page until the runtime has loaded, which it cannot do here.
    if (isAmpPath(path))
      await page.addStyleTag({
        content: "body { visibility: visible !important; animation: none !important }",
      })
    for (const { colorScheme, rules, width } of cases) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
      // The colours of the other theme arrive by a transition, however short.
      await page.evaluate(async () => {
        await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
        for (const movement of document.getAnimations())
          if (movement.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) movement.finish()
      })
      const violations = await axeViolations(page, rules)
      expect(violations.map(violation => `${colorScheme} ${width}: ${violation}`)).toEqual([])
    }
    await context.close()
  },
  60_000,
)
