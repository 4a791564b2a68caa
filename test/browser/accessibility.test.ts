import { readFileSync } from "node:fs"
import type { AxeResults } from "axe-core"
import type { Browser } from "playwright-core"
import { isAmpPath } from "../../src/addresses"
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

const axeSource = readFileSync("node_modules/axe-core/axe.min.js", "utf8")

/** Runs axe in the page: each violated rule with the places it names. */
const runAxe = async (): Promise<string[]> => {
  const { axe } = window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }
  // The specification wants notices to lead on by themselves after three seconds (section 4), which this rule forbids.
  const rules = { "meta-refresh": { enabled: false } }
  const { violations } = await axe.run({ resultTypes: ["violations"], rules })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join("; ")}`)
}

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
    await page.evaluate(axeSource)
    for (const { colorScheme, width } of cases) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
      // The colours of the other theme arrive by a transition, however short.
      await page.waitForTimeout(100)
      const violations = await page.evaluate(runAxe)
      expect(violations.map(violation => `${colorScheme} ${width}: ${violation}`)).toEqual([])
    }
    await context.close()
  },
  60_000,
)
