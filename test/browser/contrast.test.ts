import { addresses, blogPostPath } from "../../src/shared/addresses"
import { axeViolations } from "../support/axe"
import { contrast } from "../support/colours"
import { endMovements } from "../support/end-movements"
import { openSite } from "../support/open-site"

const { open, show } = openSite()
const themes = ["light", "dark"] as const

const paths = [
  addresses.home,
  addresses.results,
  blogPostPath("digital-measurement-tracking-guide"),
  addresses.contact,
  `${addresses.search}?q=seo`,
]

test.each(paths)("who asks for more contrast gets 7:1 for every text on %s, in either theme", async path => {
  // The search page shows nothing before its scripts run.
  const page = await (path.includes("?") ? open : show)(path, { contrast: "more" })
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, contrast: "more", reducedMotion: "reduce" })
    await endMovements(page)
    // WCAG 2.2, 1.4.6.
    const pale = await axeViolations(page, ["color-contrast-enhanced"])
    expect([colorScheme, pale]).toEqual([colorScheme, []])
  }
})

test("who asks for more contrast gets lines as dark as the text", async () => {
  const page = await show(addresses.contact, { contrast: "more" })
  const lines = () =>
    page.evaluate(() => {
      const of = (selector: string) => getComputedStyle(document.querySelector(selector) as Element)
      return [
        of("main .field input").borderTopColor,
        of("main .field select").borderTopColor,
        of(".bullet-list li").borderBottomColor,
        of("html").color,
      ]
    })
  expect(new Set(await lines()).size).toBe(1)
  await page.emulateMedia({ contrast: "no-preference" })
  expect(new Set(await lines()).size).toBeGreaterThan(1)
})

test.each(themes)(
  "the ground is warm, the band stands out, and buttons are white on red (%s)",
  async colorScheme => {
    const page = await show(addresses.about, { colorScheme })
    const [paper = "", band = "", button = "", words = ""] = await page.evaluate(() => {
      const of = (selector: string) => getComputedStyle(document.querySelector(selector) as Element)
      const filled = of(".call-to-action .button-hero")
      return [of("html").backgroundColor, of(".band").backgroundColor, filled.backgroundColor, filled.color]
    })
    const [red = 0, , blue = 0] = paper.match(/\d+/g)?.map(Number) ?? []
    expect(red).toBeGreaterThan(blue)
    expect(contrast(band, paper)).toBeGreaterThan(1.4)
    expect(words).toBe("rgb(255, 255, 255)")
    expect(contrast(words, button)).toBeGreaterThan(4.5)
    // WCAG 2.2, 1.4.11, of the button against the page.
    expect(contrast(button, paper)).toBeGreaterThan(3)
  },
)

test("the page follows the system's theme: dark on light, light on dark", async () => {
  const page = await show(addresses.about)
  const colours = () =>
    page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.documentElement)
      return { color, backgroundColor }
    })
  const white = "rgb(255, 255, 255)"
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme })
    const { color, backgroundColor } = await colours()
    expect(contrast(color, backgroundColor)).toBeGreaterThan(7)
    expect([colorScheme, contrast(backgroundColor, white) > 7]).toEqual([colorScheme, colorScheme === "dark"])
  }
})
