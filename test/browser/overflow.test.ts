import type { Page } from "playwright-core"
import { addresses } from "../../src/shared/addresses"
import { readDocument } from "../support/documents"
import { openSite } from "../support/open-site"
import { pageKinds, richArticle } from "../support/page-kinds"
import { layOutAll } from "../support/visit"

const { open, show } = openSite()

const controls = "a, button, input, select, textarea, summary"

/** Elements that overflow the window or are clipped by their own box, except scroll containers and charts. */
const lost = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate(parts => {
    const { clientWidth, scrollWidth } = document.documentElement
    const scrolls = ".table-scroll, pre, .chart, .jump-list, dialog, .skip-link, .trap, .sr-only"
    const isOutside = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 0 && (left < -1 || right > clientWidth + 1)
    }
    const isCut = (element: Element) =>
      parts === "body *"
        ? /hidden|clip/.test(getComputedStyle(element).overflow) &&
          (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)
        : element.scrollWidth > element.clientWidth + 1
    const found = [...document.querySelectorAll(parts)].filter(
      element =>
        element.checkVisibility() && !element.closest(scrolls) && (isOutside(element) || isCut(element)),
    )
    const overflow = scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`] : []
    return [...overflow, ...found.map(element => `${element.tagName} ${element.getAttribute("class")}`)]
  }, selector)

const expectNothingLost = async (
  page: Page,
  windows: readonly { width: number; height: number }[],
  selector = "body *",
) => {
  await layOutAll(page)
  for (const window of windows) {
    await page.setViewportSize(window)
    expect([window, await lost(page, selector)]).toEqual([window, []])
  }
}

// A browser that zooms reports a smaller window: here 1280 by 900 px at 200 %, and 1280 by 1024 px at 400 %.
const zoomed = [
  { width: 640, height: 450 },
  { width: 320, height: 256 },
] as const
// Each layout at its narrowest and at its widest.
const breakpoints = [...readDocument("/").html.matchAll(/(?:min|max)-width: ?([\d.]+)rem/g)].map(([, rem]) =>
  Math.round(Number(rem) * 16),
)
const steps = Array.from({ length: 41 }, (_, step) => 320 + step * 40)
const widths = [...new Set([...steps, ...breakpoints.flatMap(width => [width - 1, width])])]
  .filter(width => width >= 320)
  .sort((a, b) => a - b)
  .map(width => ({ width, height: 800 }))

test.each([...pageKinds, addresses.results, addresses.landing])(
  "%s fits windows from 320 to 1920 px, and 400 %% zoom, with nothing cut off",
  async path => {
    const page = await show(path)
    await expectNothingLost(page, widths, controls)
    await expectNothingLost(page, zoomed)
  },
)

// The kinds whose parts differ most.
test.each([addresses.home, addresses.services, addresses.results, addresses.contact, richArticle])(
  "with text of twice its size %s loses nothing",
  async path => {
    const page = await show("about:blank")
    const session = await page.context().newCDPSession(page)
    await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } })
    await page.goto(path)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px")
    await expectNothingLost(page, [
      { width: 1280, height: 900 },
      { width: 390, height: 900 },
    ])
  },
)

test("at 200 % zoom the whole menu can be reached", async () => {
  const page = await open(addresses.about, { viewport: zoomed[0] })
  await page.getByRole("button", { name: "Menu", exact: true }).click()
  const last = page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Free SEO Audit" })
  // By wheel, since scripts can scroll hidden overflow too.
  await page.mouse.move(500, 200)
  await page.mouse.wheel(0, 2000)
  await page.waitForFunction(() => {
    const { scrollTop = 0, clientHeight = 0, scrollHeight = 0 } = document.querySelector("dialog") ?? {}
    return scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1
  })
  const { y = -1, height = 0 } = (await last.boundingBox()) ?? {}
  expect(y).toBeGreaterThanOrEqual(0)
  expect(y + height).toBeLessThanOrEqual(zoomed[0].height)
  await last.click()
  await page.waitForURL(`**${addresses.landing}`)
})
