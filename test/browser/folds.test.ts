import type { Page } from "playwright-core"
import { paths } from "../../src/shared/paths"
import { desktop, openSite, phone } from "../support/open-site"

const { blank, open, show } = openSite()

const sections = (page: Page) => page.locator(".fold")
const openOnes = (page: Page) =>
  sections(page).evaluateAll(all =>
    all
      .filter(section => (section as HTMLDetailsElement).open)
      .map(section => section.querySelector("h3")?.id),
  )
const screens = (page: Page) => page.evaluate(() => document.body.scrollHeight / window.innerHeight)

test("on a phone sections are folded, buttons are within reach, and hydration shifts nothing", async () => {
  const page = await show(paths.services, phone)
  const before = await screens(page)
  expect(before).toBeLessThan(11)
  const { y = Number.NaN } = (await page.locator(".service .button").first().boundingBox()) ?? {}
  expect(y).toBeLessThan(2 * phone.viewport.height)
  const pressed = page.locator(".fold summary").nth(2)
  await pressed.click()
  await page.waitForFunction(() => document.querySelectorAll(".fold:not([data-folded])").length === 0)
  expect(await openOnes(page)).toHaveLength(1)
  await pressed.click()
  expect(await openOnes(page)).toEqual([])
  expect(await screens(page)).toBe(before)
})

test("a folded section opens and closes without Gatsby's scripts", async () => {
  const page = await blank(phone)
  await page.route("**/*.js", route => route.abort())
  await page.goto(paths.blog)
  const section = sections(page).first()
  const list = section.locator("ul, ol").first()
  for (const isOpen of [false, true, false]) {
    expect(await list.isVisible()).toBe(isOpen)
    const sign = await section
      .locator("summary")
      .evaluate(summary => getComputedStyle(summary, "::after").content)
    expect(sign).toMatch(isOpen ? /^"−"/ : /^"\+"/)
    await section.locator("summary").click()
  }
})

test("the section named by the URL's fragment is open, even after a click on a link to it", async () => {
  const page = await open(`${paths.services}#seo-consulting-how-we-work`, phone)
  expect(await openOnes(page)).toEqual(["seo-consulting-how-we-work"])
  await page.evaluate(() => {
    location.hash = "#team-enablement-when-not-to-hire-us"
  })
  await page.waitForFunction(() => document.querySelectorAll(".fold[open]").length === 2)
  expect(await openOnes(page)).toContain("team-enablement-when-not-to-hire-us")
})

test("a link to a chart in a folded section opens it there", async () => {
  const id = "#chart-subscription-funnel"
  const chart = (await open(`${paths.services}${id}`, phone)).locator(id)
  await chart.waitFor()
  expect((await chart.boundingBox())?.y).toBeLessThan(phone.viewport.height)
})

test.each([
  ["without JavaScript", { ...phone, javaScriptEnabled: false }],
  ["on a wide screen", desktop],
])("all sections are open %s", async (_, options) => {
  const page = await open(paths.services, options)
  expect(await openOnes(page)).toHaveLength(await sections(page).count())
  expect(await sections(page).last().locator("p").last().isVisible()).toBe(true)
})

test("on a phone the ledger shows its latest rows, a miss among them; a link to it opens the others", async () => {
  const shown = async (path: string, selector: string) =>
    (await open(path, phone)).locator(`.ledger ${selector}`).filter({ visible: true }).count()
  expect(await shown(paths.results, "tbody tr")).toBe(4)
  expect(await shown(paths.results, ".ledger-miss")).toBe(1)
  expect(await shown(`${paths.results}#ledger`, "tbody tr")).toBe(11)
})

test("on a laptop, facts and button are beside a service's chart, below the list of services", async () => {
  const page = await open(`${paths.services}#data-analytics`, { viewport: { width: 1366, height: 680 } })
  const rectOf = (part: string) =>
    page.evaluate(first => document.querySelector(first)?.getBoundingClientRect().toJSON(), part)
  const [chart, button] = [await rectOf(".service .chart"), await rectOf(".service-facts .button")]
  expect(chart.top).toBeGreaterThan((await rectOf(".jump-list")).bottom)
  expect(button.left).toBeGreaterThan(chart.right)
  expect(button.bottom).toBeLessThan(680)
})
