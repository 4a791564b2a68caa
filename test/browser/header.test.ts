import type { Page } from "playwright-core"
import { addresses, servicePath } from "../../src/shared/addresses"
import { desktop, openSite, phone } from "../support/open-site"
import { heading } from "../support/search-page"

const { open, show } = openSite()

const header = (page: Page) =>
  page.locator(".site-header").evaluate(element => {
    const { top, height } = element.getBoundingClientRect()
    return { top, height, line: getComputedStyle(element).borderBottomColor }
  })
const scrollTo = async (page: Page, y: number) => {
  await page.evaluate(to => window.scrollTo(0, to), y)
  await page.waitForFunction(to => window.scrollY === to, y)
  await page.evaluate(() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}

test.each([
  ["wide", desktop],
  ["small", phone],
])(
  "the header stays in sight on a %s screen, with a line below once the page is scrolled",
  async (_, screen) => {
    const page = await show(addresses.about, screen)
    const clear = "rgba(0, 0, 0, 0)"
    expect(await header(page)).toMatchObject({ top: 0, line: clear })
    await scrollTo(page, 1500)
    const scrolled = await header(page)
    expect(scrolled.top).toBe(0)
    expect(scrolled.height).toBeLessThan(80)
    expect(scrolled.line).not.toBe(clear)
  },
)

test.each([
  [1088, { navigation: true, search: true, booking: true, menu: false }],
  [1087, { navigation: false, search: false, booking: true, menu: true }],
  [390, { navigation: false, search: false, booking: true, menu: true }],
  [360, { navigation: false, search: false, booking: false, menu: true }],
])("at %i px the header holds %j", async (width, expected) => {
  const page = await show(addresses.about, { viewport: { width, height: 800 } })
  const parts = page.locator(".site-header")
  const shown = {
    navigation: await parts.getByRole("navigation", { name: "Main" }).isVisible(),
    search: await parts.getByRole("searchbox").isVisible(),
    booking: await parts.getByRole("link", { name: "Book Consultation" }).isVisible(),
    menu: await parts.getByRole("button", { name: "Menu", exact: true }).isVisible(),
  }
  expect(shown).toEqual(expected)
  expect(await parts.getByRole("link", { name: /home$/ }).isVisible()).toBe(true)
})

test("the menu opens and closes without a word on the console, again and again", async () => {
  const page = await open(addresses.about, phone)
  const said: string[] = []
  page.on("console", message => said.push(message.text()))
  const menu = page.getByRole("dialog", { name: "Menu" })
  for (const way of ["button", "Escape", "button"]) {
    await page.getByRole("button", { name: "Menu", exact: true }).click()
    await menu.waitFor()
    if (way === "button") await menu.getByRole("button", { name: "Close menu" }).click()
    else await page.keyboard.press(way)
    await menu.waitFor({ state: "hidden" })
  }
  expect(said).toEqual([])
})

test("the logo leads home, and Book Consultation to the enquiry form", async () => {
  const page = await open(addresses.about)
  await page.locator(".site-header").getByRole("link", { name: "Book Consultation" }).click()
  await heading(page, "Book a free consultation")
  await page.locator(".site-header").getByRole("link", { name: /home$/ }).click()
  await page.waitForURL(url => url.pathname === addresses.home)
})

test.each([
  ["Book Consultation", addresses.contact],
  ["Free SEO Audit", addresses.landing],
])("in the menu %s closes it and leads to %s", async (name, path) => {
  const page = await open(addresses.about, phone)
  await page.getByRole("button", { name: "Menu", exact: true }).click()
  const menu = page.getByRole("dialog", { name: "Menu" })
  await menu.getByRole("link", { name }).click()
  await page.waitForURL(`**${path}`)
  await menu.waitFor({ state: "hidden" })
})

test("a link to a place on a page brings it into sight, below the header", async () => {
  const page = await open(addresses.home)
  await page.locator(".service-index").getByRole("link", { name: "Digital Marketing" }).click()
  await page.waitForURL("**/services#digital-marketing")
  const title = page.getByRole("heading", { level: 2, name: "Digital Marketing" })
  await page.waitForFunction(() => window.scrollY > 500)
  const { height } = await header(page)
  const { y = 0 } = (await title.boundingBox()) ?? {}
  expect(y).toBeGreaterThanOrEqual(height)
  expect(y).toBeLessThan(desktop.viewport.height / 2)
})

test.each([320, 390, 768, 1024, 1087, 1088, 1440, 1920])(
  "%i px wide, an address with a place shows it right below the header",
  async width => {
    const page = await show(servicePath("seo-consulting"), { viewport: { width, height: 900 } })
    await page.waitForFunction(() => window.scrollY > 500)
    const { height } = await header(page)
    const { y = 0 } = (await page.locator("#seo-consulting").boundingBox()) ?? {}
    expect(y).toBeGreaterThanOrEqual(height)
    // The page's own row of links stays in sight as well.
    expect(y).toBeLessThan(height + 100)
  },
)

test("the contents of an article lead to its sections", async () => {
  const page = await open("/seo-strategies/seo-technical-foundations")
  const link = page.getByRole("navigation", { name: "Contents" }).getByRole("link").nth(3)
  const name = (await link.textContent()) ?? ""
  await link.click()
  await page.waitForFunction(() => window.scrollY > 500)
  const { y = 0 } = (await page.getByRole("heading", { name, exact: true }).boundingBox()) ?? {}
  expect(y).toBeGreaterThanOrEqual((await header(page)).height)
  expect(y).toBeLessThan(desktop.viewport.height / 2)
})

test("the contents of an article mark the section that is read", async () => {
  const page = await show("/blog/cohort-analysis-retention-curves", desktop)
  for (const section of ["The triangle", "Survivorship traps"]) {
    await page.getByRole("heading", { name: section, exact: true }).evaluate(place => place.scrollIntoView())
    await page.waitForFunction(
      words => document.querySelector(".toc a:target-current")?.textContent === words,
      section,
    )
  }
})
