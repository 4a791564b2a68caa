import type { Page } from "playwright-core"
import { addresses } from "../../src/shared/addresses"
import { inPiecesAttribute, waitingParts } from "../../src/shared/in-pieces"
import { hold } from "../support/hold"
import { openSite, phone } from "../support/open-site"
import { richArticle } from "../support/page-kinds"
import { takenOver } from "../support/visit"

const { blank, open } = openSite()

const isInPieces = (page: Page): Promise<boolean> =>
  page.locator("html").evaluate((html, name) => html.hasAttribute(name), inPiecesAttribute)

/** How many parts of the page wait for being laid out, by its style. */
const waiting = (page: Page): Promise<number> =>
  page
    .locator(waitingParts)
    .evaluateAll(parts => parts.filter(part => getComputedStyle(part).contentVisibility === "auto").length)

test("what is below the first screen waits until that is painted, and is then laid out", async () => {
  const page = await blank(phone)
  const release = await hold(page, "**/*.js")
  await page.goto(richArticle, { waitUntil: "load" })
  const parts = await page.locator(waitingParts).count()
  expect(parts).toBeGreaterThan(20)
  expect(await waiting(page)).toBe(parts)
  release()
  await takenOver(page)
  expect(await waiting(page)).toBe(0)
})

test.each([addresses.home, addresses.services, richArticle])(
  "%s: what was laid out in pieces is as high as what was laid out at once",
  async path => {
    const page = await open(path, phone)
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    const inPieces = await height()
    await page.reload()
    expect(await isInPieces(page)).toBe(false)
    await takenOver(page)
    expect(await height()).toBe(inPieces)
  },
)

test("a page that is opened at a place of its own stands there at once, and stays", async () => {
  const page = await blank(phone)
  const release = await hold(page, "**/*.js")
  await page.goto(`${addresses.services}#digital-marketing`, { waitUntil: "load" })
  expect(await isInPieces(page)).toBe(false)
  const top = () => page.locator("#digital-marketing").evaluate(place => place.getBoundingClientRect().top)
  const before = await top()
  release()
  await takenOver(page)
  expect(Math.abs((await top()) - before)).toBeLessThan(2)
})

test("without scripts, and in print, nothing waits", async () => {
  const still = await blank({ ...phone, javaScriptEnabled: false })
  await still.goto(richArticle)
  expect(await waiting(still)).toBe(0)
  await still.context().close()
  const page = await blank(phone)
  await hold(page, "**/*.js")
  await page.goto(richArticle, { waitUntil: "load" })
  await page.emulateMedia({ media: "print" })
  expect(await waiting(page)).toBe(0)
})

test("a page that is met inside the application is laid out at once", async () => {
  const page = await open(addresses.blog, phone)
  await page.locator("main h2 a").first().click()
  await page.locator(".article-body").waitFor()
  expect(await waiting(page)).toBe(0)
})
