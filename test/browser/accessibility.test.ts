import AxeBuilder from "@axe-core/playwright"
import type { Browser } from "playwright-core"
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
const themes = ["light", "dark"] as const
const cases = themes.flatMap(colorScheme => widths.map(width => ({ colorScheme, width })))

test.each(sitePaths())(
  "axe finds nothing on %s in either theme at 390 and 1440 px",
  async path => {
    for (const { colorScheme, width } of cases) {
      const context = await browser.newContext({
        colorScheme,
        viewport: { width, height: 900 },
        reducedMotion: "reduce",
      })
      const page = await context.newPage()
      // A notice would be gone before axe has read it.
      await page.route("**/*", (route, request) =>
        request.isNavigationRequest() && request.frame().url().startsWith(site.url)
          ? route.abort()
          : route.continue(),
      )
      await page.goto(site.url + path, { waitUntil: "load" })
      const { violations } = await new AxeBuilder({ page }).analyze()
      const found = violations.map(
        ({ id, nodes }) => `${colorScheme} ${width}: ${id}: ${nodes.map(({ target }) => target).join("; ")}`,
      )
      expect(found).toEqual([])
      await context.close()
    }
  },
  60_000,
)
