import type { Page } from "playwright-core"
import { audit } from "../../src/components/sections/link-lists"
import { paths, servicePath } from "../../src/shared/paths"
import { site } from "../../src/shared/site"
import { fillTokens } from "../../src/shared/text-tokens"
import * as content from "../support/content"
import { articleWith, onePage, otherPage, testIf } from "../support/page-kinds"
import { heading } from "../support/search-page"
import { desktop, openSite, phone } from "../support/server/open"
import { words } from "../support/words"

const { found: foundWords } = content.pageWords().search

const { blank, keptPage, open, show } = openSite()

const header = (page: Page) =>
  page.locator(".site-header").evaluate(element => {
    const { top, height } = element.getBoundingClientRect()
    return { top, height, line: getComputedStyle(element).borderBottomColor }
  })

test.each([
  ["wide", desktop],
  ["small", phone],
])("the header is sticky on a %s screen, with a line below once the page is scrolled", async (_, screen) => {
  const page = await show(paths.about, screen)
  const clear = "rgba(0, 0, 0, 0)"
  expect(await header(page)).toMatchObject({ top: 0, line: clear })
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await page.waitForFunction(() => window.scrollY > 100)
  await page.evaluate(() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  const scrolled = await header(page)
  expect(scrolled.top).toBe(0)
  expect(scrolled.height).toBeLessThan(80)
  expect(scrolled.line).not.toBe(clear)
})

const shown = keptPage()

test.each(["none", "active"] as const)(
  "the header has navigation and search on large screens and a menu on small ones (forced colours: %s)",
  async forcedColors => {
    const page = shown()
    await page.emulateMedia({ forcedColors, reducedMotion: "reduce" })
    await page.goto(paths.about)
    const parts = page.locator(".site-header")
    for (const [width, expected] of [
      [1088, { navigation: true, search: true, booking: true, menu: false }],
      [1087, { navigation: true, search: false, booking: true, menu: false }],
      [960, { navigation: true, search: false, booking: true, menu: false }],
      [959, { navigation: false, search: false, booking: true, menu: true }],
      [390, { navigation: false, search: false, booking: true, menu: true }],
      [360, { navigation: false, search: false, booking: false, menu: true }],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      const found = {
        navigation: await parts.getByRole("navigation", { name: words.frame.main }).isVisible(),
        search: await parts.getByRole("searchbox").isVisible(),
        booking: await parts.getByRole("link", { name: words.links.booking }).isVisible(),
        menu: await parts.getByRole("button", { name: words.frame.menu, exact: true }).isVisible(),
      }
      expect([width, found]).toEqual([width, expected])
      expect(await parts.getByRole("link", { name: words.frame.home }).isVisible()).toBe(true)
      const linesOfBrand = await parts.locator(".logo").evaluate(logo => {
        const text = document.createRange()
        text.selectNodeContents(logo.lastChild ?? logo)
        return new Set([...text.getClientRects()].map(({ top }) => top)).size
      })
      // It breaks between words alone.
      expect(linesOfBrand).toBeLessThanOrEqual(site.brand.split(" ").length)
      const row = parts.locator(".site-header-row")
      expect([
        width,
        await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      ]).toEqual([width, 0])
    }
  },
)

describe("the side menu", () => {
  const button = (page: Page) => page.getByRole("button", { name: words.frame.menu, exact: true })
  const dialog = (page: Page) => page.getByRole("dialog", { name: words.frame.menu })

  test("is 300 px wide, keeps the focus inside, and closes with Escape, its button and the backdrop, without console messages, and when a link is chosen, even to the current page, or a search submitted", async () => {
    const page = await open(paths.about, phone)
    const menu = dialog(page)
    await button(page).click()
    await menu.waitFor()
    const messages: string[] = []
    page.on("console", message => messages.push(message.text()))
    expect((await menu.boundingBox())?.width).toBe(300)
    for (let press = 0; press < 16; press += 1) {
      await page.keyboard.press("Tab")
      const isInside = await page.evaluate(() => {
        const { activeElement } = document
        return activeElement === document.body || Boolean(activeElement?.closest("dialog"))
      })
      expect(isInside).toBe(true)
    }
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("hidden")
    for (const close of [
      () => page.keyboard.press("Escape"),
      () => menu.getByRole("button", { name: words.frame.closeMenu }).click(),
      () => page.mouse.click(30, 400),
    ]) {
      await close()
      await menu.waitFor({ state: "hidden" })
      await button(page).click()
      await menu.waitFor()
    }
    expect(messages).toEqual([])
    await page.keyboard.press("Escape")
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(
      words.frame.menu,
    )
    await button(page).click()
    for (const [name, path] of [
      [onePage.label, onePage.path],
      [onePage.label, onePage.path],
      [otherPage.label, otherPage.path],
      [words.links.booking, paths.contact],
      [audit.label, paths.landing],
    ] as const) {
      await menu.getByRole("link", { name, exact: true }).click()
      await page.waitForURL(`**${path}`)
      await menu.waitFor({ state: "hidden" })
      await button(page).click()
      await menu.waitFor()
    }
    await page.locator("#menu-search").fill("cohort")
    await page.locator("#menu-search").press("Enter")
    await heading(page, fillTokens(foundWords.heading, { query: "cohort" }))
    await menu.waitFor({ state: "hidden" })
  })

  test("works while scripts are loading, and on pages without them", async () => {
    const page = await blank(phone)
    // Script requests stay pending.
    await page.route("**/*.js", () => {})
    await page.goto("/404.html", { waitUntil: "domcontentloaded" })
    await button(page).click()
    await dialog(page).waitFor()
    await page.goto(paths.home, { waitUntil: "domcontentloaded" })
    await button(page).click()
    await dialog(page).getByRole("link", { name: onePage.label, exact: true }).click()
    await page.waitForURL(`**${onePage.path}`, { waitUntil: "domcontentloaded" })
    await heading(page, onePage.heading)
  })

  test("is a link to the footer without JavaScript", async () => {
    const page = await show("/", { ...phone, javaScriptEnabled: false })
    await page.getByRole("link", { name: words.frame.menu, exact: true }).click()
    expect(new URL(page.url()).hash).toBe("#site-index")
  })
})

test("the search box ignores blank text, and opens the search page with the text encoded", async () => {
  const page = await open(paths.about)
  const box = page.locator("#header-search")
  await box.fill("   ")
  await box.press("Enter")
  expect(new URL(page.url()).pathname).toBe(paths.about)
  const query = 'a&b 100% c+d "e" f=g#h?i/j खोज'
  await box.fill(` ${query} `)
  await box.press("Enter")
  await heading(page, fillTokens(foundWords.heading, { query }))
  expect(page.url()).toContain(`?q=${encodeURIComponent(query)}`)
  await page.waitForFunction(text => document.title.startsWith(text), fillTokens(foundWords.title, { query }))
})

test.each([true, false])(
  "the search box of a 404 page ignores blank text and searches (JavaScript: %s)",
  async javaScriptEnabled => {
    const page = await show("/no-such-page", { ...desktop, javaScriptEnabled })
    const box = page.locator("#page-search")
    for (const text of ["", "   "]) {
      await box.fill(text)
      await box.press("Enter")
      expect(new URL(page.url()).pathname).toBe("/no-such-page")
    }
    await box.fill("R&D")
    await box.press("Enter")
    await page.waitForURL("/search?q=R%26D")
  },
)

// The first, so that much of the page is below it.
const [service] = content.services()
const serviceLink = servicePath(service?.slug ?? "")

test("a link to a section scrolls to it, below the sticky header", async () => {
  const page = await open(paths.home)
  await page.locator(`.service-index a[href="${serviceLink}"]`).click()
  await page.waitForURL(`**${serviceLink}`)
  await page.waitForFunction(() => window.scrollY > 0)
  const { height } = await header(page)
  const { y = 0 } = (await page.locator(`#${service?.slug} h2`).boundingBox()) ?? {}
  expect(y).toBeGreaterThanOrEqual(height)
  expect(y).toBeLessThan(desktop.viewport.height / 2)
})

const listed = articleWith(".toc li:nth-child(4)")

testIf(listed)("an article's contents link to its sections, below the sticky header", async () => {
  const page = await open(listed ?? "")
  const contents = page.getByRole("navigation", { name: words.articles.contents }).getByRole("link")
  for (const index of [1, 3]) {
    const link = contents.nth(index)
    const name = (await link.textContent()) ?? ""
    await link.click()
    const href = await link.evaluate((anchor: HTMLAnchorElement) => anchor.href)
    await page.waitForFunction(address => location.href === address, href)
    const { y = 0 } = (await page.getByRole("heading", { name, exact: true }).boundingBox()) ?? {}
    expect(y).toBeGreaterThanOrEqual((await header(page)).height)
    expect(y).toBeLessThan(desktop.viewport.height / 2)
  }
})
