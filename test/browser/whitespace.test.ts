import { addresses } from "../../src/shared/addresses"
import { openSite, phone } from "../support/open-site"

const { show } = openSite()

const windows = [
  { width: 1024, height: 768 },
  { width: 1366, height: 680 },
  { width: 1440, height: 900 },
]

// Of the page's width: a margin of one column is layout, a third of the page is not.
const strips = 3
const most = 240

/** Where a third of the page holds nothing over more than the given height, from the top of main to the end of the page. */
const findWhitespace = ({ strips, most }: { strips: number; most: number }) => {
  const main = document.querySelector("main") as HTMLElement
  const frame = document.querySelector(".site-header .page-width") as HTMLElement
  const { paddingLeft, paddingRight } = getComputedStyle(frame)
  const left = frame.getBoundingClientRect().left + Number.parseFloat(paddingLeft)
  const width = frame.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
  const top = main.getBoundingClientRect().top
  const end = document.documentElement.scrollHeight - scrollY

  const boxes: DOMRect[] = []
  const range = document.createRange()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.textContent?.trim() || !node.parentElement?.checkVisibility()) continue
    range.selectNodeContents(node)
    boxes.push(...range.getClientRects())
  }
  // A coloured background is no gap; nor is the place of what stays in sight beside a long text.
  for (const element of document.querySelectorAll("img, svg, input, textarea, select, .band"))
    if (element.checkVisibility()) boxes.push(element.getBoundingClientRect())
  for (const element of document.querySelectorAll("main *, footer *")) {
    const { left, top, width, bottom } = element.getBoundingClientRect()
    const { borderTopWidth, borderBottomWidth, position } = getComputedStyle(element)
    // A rule is seen, however thin.
    if (borderTopWidth !== "0px") boxes.push(new DOMRect(left, top, width, 1))
    if (borderBottomWidth !== "0px") boxes.push(new DOMRect(left, bottom, width, 1))
    if (getComputedStyle(element, "::before").borderTopWidth !== "0px")
      boxes.push(new DOMRect(left, top, width, 1))
    if (position === "sticky" && element.parentElement)
      boxes.push(new DOMRect(left, top, width, element.parentElement.getBoundingClientRect().bottom - top))
  }

  return Array.from({ length: strips }, (_, strip) => {
    const from = left + (strip * width) / strips
    const to = from + width / strips
    const filled = boxes
      .filter(box => box.right > from + 8 && box.left < to - 8 && box.bottom > top)
      .toSorted((one, other) => one.top - other.top)
    const found: string[] = []
    let reached = top
    for (const box of [...filled, new DOMRect(0, end, 0, 0)]) {
      if (box.top - reached > most)
        found.push(
          `${strip + 1}. third: ${Math.round(box.top - reached)} px from ${Math.round(reached - top)}`,
        )
      reached = Math.max(reached, box.bottom)
    }
    return found
  }).flat()
}

test.each([
  addresses.home,
  addresses.services,
  addresses.results,
  addresses.testimonials,
  addresses.landing,
  addresses.resources,
  addresses.about,
  addresses.blog,
  "/analytics",
  "/tag/seo",
  addresses.privacy,
  addresses.terms,
  addresses.sitemap,
  addresses.contact,
])("%s leaves no third of the page empty for more than 240 px", async path => {
  const page = await show(path)
  const found: Record<number, string[]> = {}
  for (const window of windows) {
    await page.setViewportSize(window)
    const gaps = await page.evaluate(findWhitespace, { strips, most })
    if (gaps.length > 0) found[window.width] = gaps
  }
  expect(found).toEqual({})
})

test("on a phone the footer is shorter than the screen", async () => {
  const page = await show(addresses.about, phone)
  const { height = Number.POSITIVE_INFINITY } = (await page.locator(".site-footer").boundingBox()) ?? {}
  expect(height).toBeLessThan(phone.viewport.height)
})
