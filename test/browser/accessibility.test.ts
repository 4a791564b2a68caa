/** @proves Everyone: sound documents */
import { isAmpPath } from "../../src/addresses"
import { axeViolations } from "../support/axe"
import { endMovements } from "../support/end-movements"
import { stayOn } from "../support/hold"
import { runSite } from "../support/run-site"
import { expectedStatus, sitePaths } from "../support/site-paths"

const running = runSite()

const widths = [390, 1440]
const themes = ["light", "dark"] as const
const cases = themes.flatMap(colorScheme => widths.map(width => ({ colorScheme, width })))

test.each(sitePaths())(
  "axe finds nothing on %s in either theme at 390 and 1440 px",
  async path => {
    const context = await running.browser.newContext({ reducedMotion: "reduce" })
    const page = await context.newPage()
    if (expectedStatus(path) !== 200) await stayOn(page)
    await page.goto(running.site.url + path, { waitUntil: "load" })
    // AMP's boilerplate hides the page until the runtime has loaded, which it cannot do here.
    if (isAmpPath(path))
      await page.addStyleTag({
        content: "body { visibility: visible !important; animation: none !important }",
      })
    for (const { colorScheme, width } of cases) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
      await endMovements(page)
      const violations = await axeViolations(page)
      expect(violations.map(violation => `${colorScheme} ${width}: ${violation}`)).toEqual([])
    }
    await context.close()
  },
  60_000,
)
