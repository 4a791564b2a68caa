import { addresses } from "../../src/shared/addresses"
import { contrast } from "../support/colours"
import { openSite } from "../support/open-site"

const { open } = openSite()

const variants = ["default", "destructive", "outline", "secondary", "ghost", "link", "hero", "subtle"]
const sizes = ["default", "sm", "lg", "icon"]

/** Draws a button of each class on a page of the site, and looks at it. */
const look = async (classes: readonly string[], colorScheme: "light" | "dark" = "light") =>
  // The page begins with the style of the buttons that it has; the rest applies once something is added.
  (await open(addresses.about, { colorScheme })).evaluate(async names => {
    const buttons = names.map(name => {
      const button = document.createElement("button")
      button.className = `button ${name}`
      button.textContent = "Send"
      document.querySelector("main")?.append(button)
      return { name, button }
    })
    await new Promise(requestAnimationFrame)
    return buttons.map(({ name, button }) => {
      const { width, height } = button.getBoundingClientRect()
      const style = getComputedStyle(button)
      const { backgroundColor, color, borderTopColor, textDecorationLine, paddingLeft } = style
      const paper = getComputedStyle(document.documentElement).backgroundColor
      const below = backgroundColor === "rgba(0, 0, 0, 0)" ? paper : backgroundColor
      const marks = [backgroundColor, color, borderTopColor, textDecorationLine, paddingLeft].join(" ")
      return { name, color, below, marks, width, height }
    })
  }, classes)

test.each(["light", "dark"] as const)(
  "the eight variants of a button differ and are readable (%s)",
  async theme => {
    const seen = await look(
      variants.map(variant => `button-${variant}`),
      theme,
    )
    expect(new Set(seen.map(({ marks }) => marks)).size).toBe(variants.length)
    expect(seen.filter(({ color, below }) => contrast(color, below) < 4.5)).toEqual([])
  },
)

test("the four sizes of a button: small below default below large, and a square for a picture", async () => {
  const [medium, small, large, icon] = await look(sizes.map(size => `button-default button-${size}`))
  expect(small?.height).toBeLessThan(medium?.height ?? 0)
  expect(medium?.height).toBeLessThan(large?.height ?? 0)
  expect([icon?.width, icon?.height]).toEqual([44, 44])
})
