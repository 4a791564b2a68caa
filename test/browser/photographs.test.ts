import type { Page } from "playwright-core"
import { addresses } from "../../src/shared/addresses"
import { layoutShift } from "../support/layout-shift"
import { openSite, phone } from "../support/open-site"
import { visit } from "../support/visit"

const { blank, open, show } = openSite()

// Without scripts the one of a `noscript` element has the address.
const previews = ".resource-sheet img[data-main-image][src]"

/** Waits until every photograph has come, and tells how visible and how wide each is. */
const shown = async (page: Page): Promise<{ opacity: string; width: number }[]> => {
  const images = page.locator(previews)
  await images.first().waitFor()
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded()
    await image.evaluate((element: HTMLImageElement) => element.decode())
  }
  return images.evaluateAll(all =>
    all.map(image => ({
      opacity: getComputedStyle(image).opacity,
      width: image.getBoundingClientRect().width,
    })),
  )
}

const expectAllShown = (images: { opacity: string; width: number }[]): void => {
  expect(images.length).toBeGreaterThan(0)
  for (const { opacity, width } of images) {
    expect(opacity).toBe("1")
    expect(width).toBeGreaterThan(100)
  }
}

const imageScripts = (page: Page): string[] => {
  const found: string[] = []
  page.on("response", async response => {
    if (!response.url().endsWith(".js")) return
    const text = await response.text().catch(() => "")
    if (text.includes("data-gatsby-image-ssr")) found.push(response.url())
  })
  return found
}

test("photographs are shown at once, without fading in and without scripts as well", async () => {
  expectAllShown(await shown(await show(addresses.resources)))
  expectAllShown(await shown(await show(addresses.resources, { javaScriptEnabled: false })))
})

test("a document's photographs stay as they are, and nothing moves; scripts for others wait for an act", async () => {
  const page = await blank(phone)
  const said: string[] = []
  page.on("console", message => said.push(message.text()))
  const scripts = imageScripts(page)
  await visit(page, addresses.resources)
  expect(scripts).toEqual([])
  expectAllShown(await shown(page))
  await page.keyboard.press("Tab")
  await page.waitForTimeout(1000)
  expect(scripts.length).toBeGreaterThan(0)
  expectAllShown(await shown(page))
  expect(await layoutShift(page)).toBe(0)
  expect(said).toEqual([])
})

test.each([addresses.about, addresses.resources])("they come after a click as well, from %s", async from => {
  const page = await open(from)
  for (const to of [addresses.blog, addresses.resources]) {
    await page.locator(`a[href="${to}"]:visible`).first().click()
    await page.waitForURL(to)
  }
  expectAllShown(await shown(page))
})

test.each([addresses.blog, "/blog/cohort-analysis-retention-curves", addresses.contact])(
  "%s, which has only drawings, loads no script for photographs",
  async path => {
    const page = await blank()
    const scripts = imageScripts(page)
    await visit(page, path)
    expect(scripts).toEqual([])
  },
)
