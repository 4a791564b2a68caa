import type { Page } from "playwright-core"
import { addresses } from "../../src/shared/addresses"
import { openSite, phone } from "../support/open-site"

const { open, show } = openSite()

/** The addresses that a grid of points over an entry leads to, and the title's own. */
const targets = (page: Page, entry: string) =>
  page
    .locator(entry)
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
  [addresses.blog, phone],
  [addresses.blog, { viewport: { width: 1440, height: 900 } }],
  [addresses.home, phone],
  ["/analytics", phone],
  ["/tag/seo", phone],
])("every point of a list item on %s links to its article or category", async (path, options) => {
  const page = await show(path, options)
  const { found, links } = await targets(page, ".article-list > li")
  expect(links).toHaveLength(2)
  expect(found).toEqual(links)
})

test("every point of a search result links to it", async () => {
  const page = await open(`${addresses.search}?q=measurement`, phone)
  for (const list of [".found-posts", ".text-hits"]) {
    await page.locator(`${list} > li`).first().waitFor()
    const { found, links } = await targets(page, `${list} > li`)
    expect(links).toHaveLength(1)
    expect(found).toEqual(links)
  }
})

test("the focus ring surrounds the whole list item", async () => {
  const page = await show(addresses.blog)
  await page.locator(".article-list .article-meta a").first().focus()
  await page.keyboard.press("Tab")
  const ring = await page.evaluate(() => {
    const { outlineStyle, outlineWidth, height } = getComputedStyle(
      document.activeElement as Element,
      "::after",
    )
    const entry = document.activeElement?.closest("li")
    return { outlineStyle, outlineWidth, missing: (entry?.clientHeight ?? 0) - Number.parseFloat(height) }
  })
  expect(ring).toEqual({ outlineStyle: "solid", outlineWidth: "3px", missing: expect.closeTo(0, 0) })
})
