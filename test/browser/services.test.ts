import type { Page } from "playwright-core"
import { addresses } from "../../src/shared/addresses"
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
const topOf = async (page: Page, selector: string) =>
  (await page.locator(selector).first().boundingBox())?.y ?? Number.NaN

test("on a phone the sections are folded, and each service's button is within reach", async () => {
  const page = await open(addresses.services, phone)
  expect(await openOnes(page)).toEqual([])
  expect(await screens(page)).toBeLessThan(11)
  expect(await topOf(page, ".service .button")).toBeLessThan(2.5 * phone.viewport.height)
  const first = sections(page).first()
  await first.locator("summary").click()
  expect(await first.locator("p, ul").first().isVisible()).toBe(true)
})

test("nothing moves when the sections are shut, and one that was pressed before stands open", async () => {
  const page = await show(addresses.services, phone)
  const before = await screens(page)
  await page.locator(".fold summary").nth(2).click()
  await page.waitForFunction(() => document.querySelectorAll(".fold:not([data-folded])").length === 0)
  expect(await openOnes(page)).toHaveLength(1)
  await page.locator(".fold summary").nth(2).click()
  expect(await screens(page)).toBe(before)
})

test("a folded section opens and shuts when pressed, also where the application does not come", async () => {
  const page = await blank(phone)
  await page.route("**/*.js", route => route.abort())
  await page.goto(addresses.blog)
  const section = sections(page).first()
  const list = section.locator("ul, ol").first()
  const sign = () =>
    section.locator("summary").evaluate(summary => getComputedStyle(summary, "::after").content)
  expect(await list.isVisible()).toBe(false)
  expect(await sign()).toMatch(/^"\+"/)
  await section.locator("summary").click()
  expect(await list.isVisible()).toBe(true)
  expect(await sign()).toMatch(/^"−"/)
  await section.locator("summary").click()
  expect(await list.isVisible()).toBe(false)
})

test("the section that the address names is open, also when a click leads there", async () => {
  const page = await open(`${addresses.services}#seo-consulting-how-we-work`, phone)
  expect(await openOnes(page)).toEqual(["seo-consulting-how-we-work"])
  await page.evaluate(() => {
    location.hash = "#team-enablement-when-not-to-hire-us"
  })
  await page.waitForFunction(() => document.querySelectorAll(".fold[open]").length === 2)
  expect(await openOnes(page)).toContain("team-enablement-when-not-to-hire-us")
})

test("on a phone the estimates are folded, and a link to them opens them", async () => {
  const isShown = async (path: string) => (await open(path, phone)).locator(".ledger table").isVisible()
  expect(await isShown(addresses.results)).toBe(false)
  expect(await isShown(`${addresses.results}#ledger`)).toBe(true)
})

test("without JavaScript, and on a wide screen, all of them are open", async () => {
  const plain = await blank({ ...phone, javaScriptEnabled: false })
  await plain.goto(addresses.services)
  const wide = await open(addresses.services, desktop)
  for (const page of [plain, wide]) {
    const all = await sections(page).count()
    expect(await openOnes(page)).toHaveLength(all)
    expect(await sections(page).last().locator("p").last().isVisible()).toBe(true)
  }
})

test("in a laptop's window facts and button stay beside the text, below the list of services", async () => {
  const page = await open(addresses.services, { viewport: { width: 1366, height: 680 } })
  const end = await page.locator(".service .prose").first().boundingBox()
  await page.evaluate(y => window.scrollTo(0, y), (end?.y ?? 0) + (end?.height ?? 0) - 680)
  const button = await page.locator(".service-facts .button").first().boundingBox()
  const list = await page.locator(".jump-list").boundingBox()
  expect(button?.y).toBeGreaterThan((list?.y ?? 0) + (list?.height ?? 0))
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(680)
})
