import { readFileSync } from "node:fs"
import type { Page } from "playwright-core"
import sharp from "sharp"
import { addresses } from "../../src/shared/addresses"
import { desktop, openSite, phone } from "../support/open-site"

const { show } = openSite()

// Its bars are large areas of one colour.
const article = "/blog/deep-dive-analysis-methodology"
const [light, dark] = readFileSync("src/styles/tokens.css", "utf8").split("prefers-color-scheme: dark")
const dataIn = (css = "") => /--data: (#[0-9a-f]{6});/.exec(css)?.[1]

/** Which colours of the theme are drawn. */
const coloursOf = async (page: Page): Promise<Set<string>> => {
  const image = page.locator(".article-cover img")
  await image.evaluate((element: HTMLImageElement) => element.decode())
  const pixels = await sharp(await image.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer()
  const colours = new Set<string>()
  for (let at = 0; at < pixels.length; at += 3) colours.add(`#${pixels.subarray(at, at + 3).toString("hex")}`)
  return colours
}

test("a drawing has the colours of the visitor's theme, and the light ones on paper", async () => {
  const page = await show(article, { ...desktop, colorScheme: "light" })
  expect(await coloursOf(page)).toContain(dataIn(light))
  await page.emulateMedia({ colorScheme: "dark" })
  expect(await coloursOf(page)).toContain(dataIn(dark))
  await page.emulateMedia({ colorScheme: "dark", media: "print" })
  const printed = await coloursOf(page)
  expect(printed).toContain(dataIn(light))
  expect(printed).not.toContain(dataIn(dark))
})

test("in lists the drawings are small on a phone, and the blog's first is large", async () => {
  const page = await show(addresses.blog, phone)
  const widths = () =>
    page.locator(".article-list .cover").evaluateAll(all => all.map(one => one.getBoundingClientRect().width))
  const [first = 0, ...others] = await widths()
  expect(first).toBeGreaterThan(300)
  expect(Math.max(...others)).toBeLessThan(120)
  await page.setViewportSize({ width: 1440, height: 900 })
  const [large = 0, ...small] = await widths()
  expect(large).toBeGreaterThan(2 * Math.max(...small))
})
