import type { Page } from "playwright-core"
import { addresses } from "../../src/shared/addresses"
import { contrast } from "../support/colours"
import { desktop, openSite, phone } from "../support/open-site"

// What Windows calls contrast themes: the system chooses every colour, and shadows and backgrounds go.

const { open, show } = openSite()
const themes = ["light", "dark"] as const

const canvasOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

/** Walks a page by Tab from its beginning: every stop with its ring. */
const walk = async (page: Page) => {
  const stops = []
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press("Tab")
    const stop = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement
      // The ring of a list's entry is drawn by what its link reaches over.
      const styles = [getComputedStyle(element), getComputedStyle(element, "::after")]
      const drawn = styles.find(({ outlineStyle }) => outlineStyle !== "none")
      const ring = drawn ? Number.parseFloat(drawn.outlineWidth) : 0
      const outlineColor = drawn?.outlineColor ?? styles[0]?.outlineColor ?? ""
      const isPage = element === document.body
      return { name: `${element.tagName} ${element.id || element.textContent}`, ring, outlineColor, isPage }
    })
    if (stop.isPage) break
    stops.push(stop)
  }
  return stops
}

test.each([
  [addresses.contact, "light"],
  [`${addresses.search}?q=seo`, "dark"],
] as const)("on %s every stop of the keyboard has a ring (%s)", async (path, colorScheme) => {
  const page = await open(path, { ...desktop, forcedColors: "active", colorScheme })
  const canvas = await canvasOf(page)
  const stops = await walk(page)
  expect(stops.length).toBeGreaterThan(25)
  const without = stops.filter(({ ring, outlineColor }) => ring < 2 || contrast(outlineColor, canvas) < 3)
  expect(without).toEqual([])
})

/** What is to be pressed or filled in, with the lines around it and the colour of its picture. */
const controls = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".button, button, input, select, textarea")]
      .filter(element => element.checkVisibility() && !element.closest(".trap"))
      .map(element => {
        const style = getComputedStyle(element)
        const sides = ["Top", "Bottom"] as const
        const lines = sides.flatMap(side =>
          Number.parseFloat(style[`border${side}Width`]) >= 1 && style[`border${side}Style`] !== "none"
            ? [style[`border${side}Color`]]
            : [],
        )
        // A button without words is its picture; a box to tick is drawn by the browser.
        const isPicture = element.matches("button, [type=checkbox]") && !element.textContent?.trim()
        return {
          name: `${element.tagName} ${element.id || element.textContent}`,
          marks: isPicture ? [style.color] : lines,
        }
      }),
  )

const withControls = [addresses.contact, addresses.landing, addresses.search, addresses.resources]

test.each(withControls)(
  "every control on %s has lines around it or is a picture, in either theme",
  async path => {
    const page = await show(path, { ...desktop, forcedColors: "active" })
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme, forcedColors: "active" })
      const canvas = await canvasOf(page)
      const found = await controls(page)
      expect(found.length).toBeGreaterThan(3)
      const unseen = found.filter(({ marks }) => !marks.some(colour => contrast(colour, canvas) >= 3))
      expect([colorScheme, unseen]).toEqual([colorScheme, []])
    }
  },
)

test("the current page is marked by a line, in the header and in the menu", async () => {
  const lineOf = (page: Page, place: string) =>
    page.locator(place).evaluate(link => getComputedStyle(link).textDecorationLine)
  const wide = await show(addresses.about, { ...desktop, forcedColors: "active" })
  expect(await lineOf(wide, ".site-nav [aria-current]")).toBe("underline")
  expect(await lineOf(wide, ".site-nav a:text-is('Blog')")).toBe("none")
  await wide.context().close()
  const narrow = await open(addresses.about, { ...phone, forcedColors: "active" })
  await narrow.getByRole("button", { name: "Menu", exact: true }).click()
  expect(await lineOf(narrow, "dialog [aria-current]")).toBe("underline")
  expect(await lineOf(narrow, "dialog a:text-is('Blog')")).toBe("none")
})
