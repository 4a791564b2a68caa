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

test("on a phone the sections are folded, each service's button is near, and nothing moves by hydration", async () => {
  const page = await show(addresses.services, phone)
  const before = await screens(page)
  expect(before).toBeLessThan(11)
  const { y = Number.NaN } = (await page.locator(".service .button").first().boundingBox()) ?? {}
  expect(y).toBeLessThan(2.5 * phone.viewport.height)
  const pressed = page.locator(".fold summary").nth(2)
  await pressed.click()
  await page.waitForFunction(() => document.querySelectorAll(".fold:not([data-folded])").length === 0)
  expect(await openOnes(page)).toHaveLength(1)
  await pressed.click()
  expect(await openOnes(page)).toEqual([])
  expect(await screens(page)).toBe(before)
})

test("a folded section opens and closes without the application", async () => {
  const page = await blank(phone)
  await page.route("**/*.js", route => route.abort())
  await page.goto(addresses.blog)
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

test("the section that the address names is open, also when a click leads there", async () => {
  const page = await open(`${addresses.services}#seo-consulting-how-we-work`, phone)
  expect(await openOnes(page)).toEqual(["seo-consulting-how-we-work"])
  await page.evaluate(() => {
    location.hash = "#team-enablement-when-not-to-hire-us"
  })
  await page.waitForFunction(() => document.querySelectorAll(".fold[open]").length === 2)
  expect(await openOnes(page)).toContain("team-enablement-when-not-to-hire-us")
})

test.each([
  ["without JavaScript", { ...phone, javaScriptEnabled: false }],
  ["on a wide screen", desktop],
])("all sections are open %s", async (_, options) => {
  const page = await open(addresses.services, options)
  expect(await openOnes(page)).toHaveLength(await sections(page).count())
  expect(await sections(page).last().locator("p").last().isVisible()).toBe(true)
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

/** The addresses under a grid of points over an element, and those of its links. */
const targets = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(element => {
      element.scrollIntoView({ block: "center" })
      const { left, top, width, height } = element.getBoundingClientRect()
      const steps = Array.from({ length: 41 }, (_, step) => (step + 0.5) / 41)
      const points = steps.flatMap(x => steps.map(y => ({ x: left + x * width, y: top + y * height })))
      const hrefs = points.map(({ x, y }) =>
        document.elementFromPoint(x, y)?.closest("a")?.getAttribute("href"),
      )
      const links = [...element.querySelectorAll("a")].map(link => link.getAttribute("href"))
      return { found: [...new Set(hrefs)].toSorted(), links: links.toSorted() }
    })

test.each([
  [addresses.blog, phone, ".article-list > li", 2],
  [addresses.blog, desktop, ".article-list > li", 2],
  ["/tag/seo", phone, ".article-list > li", 2],
  [`${addresses.search}?q=measurement`, phone, ".found-posts > li", 1],
  [`${addresses.search}?q=measurement`, phone, ".text-hits > li", 1],
])("on %s every point of a list item links somewhere (%#)", async (path, options, selector, count) => {
  const page = await show(path, options)
  await page.locator(selector).first().waitFor()
  const { found, links } = await targets(page, selector)
  expect(links).toHaveLength(count)
  expect(found).toEqual(links)
})
