import type { Page } from "playwright-core"
import { paths, searchPath } from "../../src/shared/paths"
import { axeViolations } from "../support/axe"
import { contrast } from "../support/colours"
import { articles, onePage, otherPage, richArticle, testIf } from "../support/page-kinds"
import { searchedFor } from "../support/search-page"
import { desktop, openSite, phone } from "../support/server/open"
import { finishTransitions } from "../support/visit"

const { keptPage, open } = openSite()
const themes = ["light", "dark"] as const
const searchFor = searchPath(searchedFor)

/** Loads a path; on the search page, waits for its results. */
const showFilled = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  if (path === searchFor) await page.locator('[data-status="found"][data-texts="found"]').waitFor()
}

const paperOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

const plain = keptPage()

test("the page follows the system's theme, with white text on filled buttons", async () => {
  const page = plain()
  await page.goto(paths.about)
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
    await finishTransitions(page)
    const [words = "", button = "", fill = ""] = await page.evaluate(() => {
      const filled = getComputedStyle(document.querySelector(".call-to-action .button-hero") as Element)
      return [getComputedStyle(document.documentElement).color, filled.color, filled.backgroundColor]
    })
    const paper = await paperOf(page)
    expect(contrast(words, paper)).toBeGreaterThan(7)
    expect(contrast(paper, "rgb(255, 255, 255)") > 7).toBe(colorScheme === "dark")
    expect([button, contrast(button, fill) > 4.5]).toEqual(["rgb(255, 255, 255)", true])
    // WCAG 2.2, 1.4.11, of the button against the page.
    expect(contrast(fill, paper)).toBeGreaterThan(3)
  }
})

const variants = ["default", "destructive", "outline", "secondary", "ghost", "link", "hero", "subtle"]
const sizes = ["default", "sm", "lg", "icon"]

/** Renders buttons with these classes and returns their styles. */
const drawButtons = (page: Page, classes: readonly string[]) =>
  page.evaluate(names => {
    const paper = getComputedStyle(document.documentElement).backgroundColor
    return names.map(name => {
      const button = document.createElement("button")
      button.className = `button ${name}`
      button.textContent = "Send"
      document.querySelector("main")?.append(button)
      const { width, height } = button.getBoundingClientRect()
      const { backgroundColor, color, borderTopColor, textDecorationLine, paddingLeft } =
        getComputedStyle(button)
      const below = backgroundColor === "rgba(0, 0, 0, 0)" ? paper : backgroundColor
      const looks = [backgroundColor, color, borderTopColor, textDecorationLine, paddingLeft].join(" ")
      return { name, color, below, looks, width, height }
    })
  }, classes)

test("the eight variants of a button differ and are readable in both themes, and its four sizes differ", async () => {
  const page = plain()
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
    await page.goto(paths.about)
    const drawn = await drawButtons(
      page,
      variants.map(variant => `button-${variant}`),
    )
    expect(new Set(drawn.map(({ looks }) => looks)).size).toBe(variants.length)
    expect(drawn.filter(({ color, below }) => contrast(color, below) < 4.5)).toEqual([])
    const classes = sizes.map(size => `button-default button-${size}`)
    const [medium, small, large, icon] = await drawButtons(page, classes)
    expect(small?.height).toBeLessThan(medium?.height ?? 0)
    expect(medium?.height).toBeLessThan(large?.height ?? 0)
    expect([icon?.width, icon?.height]).toEqual([44, 44])
  }
})

const withContrast = keptPage({ contrast: "more" })

test.each([paths.home, paths.results, richArticle, paths.contact, searchFor])(
  "more contrast is 7:1 for every text on %s, in either theme",
  async path => {
    const page = withContrast()
    await showFilled(page, path)
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme, contrast: "more", reducedMotion: "reduce" })
      await finishTransitions(page)
      // WCAG 2.2, 1.4.6.
      const violations = await axeViolations(page, ["color-contrast-enhanced"])
      expect([colorScheme, violations]).toEqual([colorScheme, []])
    }
  },
)

// Forced colours are Windows' contrast themes: the system chooses every colour, and shadows and backgrounds disappear.
const forced = { ...desktop, forcedColors: "active" } as const
const withForced = keptPage(forced)

/** Tabs through a page: every stop with its focus ring. */
const walk = async (page: Page) => {
  const stops = []
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press("Tab")
    const stop = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement
      // A list item's ring surrounds the area that its link covers.
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
  [paths.contact, "light"],
  [searchFor, "dark"],
] as const)(
  "with forced colours every stop of the keyboard on %s has a ring (%s)",
  async (path, colorScheme) => {
    const page = withForced()
    await page.emulateMedia({ colorScheme, forcedColors: "active" })
    await showFilled(page, path)
    const paper = await paperOf(page)
    const stops = await walk(page)
    expect(stops.length).toBeGreaterThan(10)
    expect(stops.filter(({ ring, outlineColor }) => ring < 2 || contrast(outlineColor, paper) < 3)).toEqual(
      [],
    )
  },
)

/** Each control with the colours of its lines, or of its icon. */
const controls = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".button, button, input, select, textarea")]
      .filter(element => element.checkVisibility() && !element.closest(".trap"))
      .map(element => {
        const style = getComputedStyle(element)
        const lines = (["Top", "Bottom"] as const).flatMap(side =>
          Number.parseFloat(style[`border${side}Width`]) >= 1 && style[`border${side}Style`] !== "none"
            ? [style[`border${side}Color`]]
            : [],
        )
        // Checkboxes are native under forced colours.
        const isIcon = element.matches("button, [type=checkbox]") && !element.textContent?.trim()
        return {
          name: `${element.tagName} ${element.id || element.textContent}`,
          colours: isIcon ? [style.color] : lines,
        }
      }),
  )

test.each([paths.contact, paths.landing, paths.search, paths.resources])(
  "with forced colours every control on %s has lines around it or is an icon, in either theme",
  async path => {
    const page = withForced()
    await page.goto(path)
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme, forcedColors: "active" })
      const paper = await paperOf(page)
      const found = await controls(page)
      expect(found.length).toBeGreaterThan(3)
      const unseen = found.filter(({ colours }) => !colours.some(colour => contrast(colour, paper) >= 3))
      expect([colorScheme, unseen]).toEqual([colorScheme, []])
    }
  },
)

test.each([paths.home, paths.about, paths.landing])(
  "with forced colours the first choice on %s has a thicker border than the others",
  async path => {
    const page = withForced()
    await page.goto(path)
    const bordersOf = (buttons: string) =>
      page
        .locator(buttons)
        .evaluateAll(found => found.map(button => Number.parseFloat(getComputedStyle(button).borderTopWidth)))
    const first = await bordersOf(":is(.button-default, .button-hero)")
    const other = await bordersOf(".button:not(.button-default, .button-hero)")
    expect([first.length > 0, other.length > 0]).toEqual([true, true])
    expect(Math.min(...first)).toBeGreaterThan(Math.max(...other))
  },
)

test("with forced colours the current page is underlined, in the header and in the menu", async () => {
  const lineOf = (page: Page, place: string) =>
    page.locator(place).evaluate(link => getComputedStyle(link).textDecorationLine)
  const page = await open(onePage.path, forced)
  expect(await lineOf(page, ".site-nav [aria-current]")).toBe("underline")
  expect(await lineOf(page, `.site-nav a[href="${otherPage.path}"]`)).toBe("none")
  await page.setViewportSize(phone.viewport)
  await page.getByRole("button", { name: "Menu", exact: true }).click()
  expect(await lineOf(page, "dialog [aria-current]")).toBe("underline")
  expect(await lineOf(page, `dialog a[href="${otherPage.path}"]`)).toBe("none")
})

testIf(articles.length > 0)(
  "in the dark theme a transparent image has white paper, unless it takes the theme's colours",
  async () => {
    const page = plain()
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" })
    await page.goto(richArticle)
    const grounds = await page.evaluate(() => {
      const names = [
        "/static/plan.png",
        "/static/plan.svg",
        "/static/plan-drawing.png",
        "/static/plan-themed.svg",
      ]
      return names.map(src => {
        const image = Object.assign(new Image(), { src })
        document.querySelector(".article-body")?.append(image)
        return getComputedStyle(image).backgroundColor
      })
    })
    const [white, none] = ["rgb(255, 255, 255)", "rgba(0, 0, 0, 0)"]
    expect(grounds).toEqual([white, white, none, none])
  },
)
