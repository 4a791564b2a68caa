import type { Page } from "playwright-core"
import { addresses } from "../../src/shared/addresses"
import { noticesOn } from "../support/form-page"
import { desktop, openSite, phone } from "../support/open-site"
import { richArticle } from "../support/page-kinds"

const { blank, open, show } = openSite()

/** What moves by itself or by a touch, longer than some seconds: transitions and animations of all parts of the page. */
const movements = (page: Page, seconds: number): Promise<string[]> =>
  page.evaluate(limit => {
    const longest = (times: string) =>
      Math.max(
        ...times.split(",").map(time => Number.parseFloat(time) / (time.trim().endsWith("ms") ? 1000 : 1)),
      )
    const timed = document
      .getAnimations()
      .filter(
        ({ timeline, effect }) =>
          timeline === document.timeline && Number(effect?.getComputedTiming().duration) > limit * 1000,
      )
      .map(
        animation =>
          `running: ${(animation as CSSAnimation).animationName ?? (animation as CSSTransition).transitionProperty}`,
      )
    const styled = [...document.querySelectorAll("*")].flatMap(element =>
      [undefined, "::before", "::after", "::backdrop"].flatMap(part => {
        const { transitionDuration, animationName, animationDuration, animationTimeline } = getComputedStyle(
          element,
          part,
        )
        const byTime = animationName !== "none" && !/scroll|view/.test(animationTimeline ?? "")
        const isLong = longest(transitionDuration) > limit || (byTime && longest(animationDuration) > limit)
        return isLong ? [`${element.tagName} ${element.getAttribute("class")}${part ?? ""}`] : []
      }),
    )
    return [...timed, ...styled]
  }, seconds)

const still = 0.01

// One stylesheet serves all pages: those with the most kinds of parts stand for the others.
const paths = [addresses.home, addresses.results, addresses.contact, richArticle]

test.each(paths)("nothing on %s moves longer than 10 ms for who asks for less motion", async path => {
  expect(await movements(await show(path), still)).toEqual([])
})

describe("for who asks for less motion", () => {
  test("the menu is there at once", async () => {
    const page = await open(addresses.about, phone)
    await page.getByRole("button", { name: "Menu", exact: true }).click()
    const menu = page.getByRole("dialog", { name: "Menu" })
    await menu.waitFor()
    expect(await movements(page, still)).toEqual([])
    // A transition of no length ends with the next frame.
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await menu.evaluate(dialog => getComputedStyle(dialog).transform)).toBe("none")
  })

  test("notices are there at once", async () => {
    const page = await open(addresses.contact)
    await page.route("**/api/contact", route => route.abort())
    await page.getByLabel("Name", { exact: true }).fill("Asha")
    await page.getByLabel("Email").fill("asha@example.com")
    await page.getByRole("button", { name: "Send enquiry" }).click()
    await noticesOn(page).lines()
    expect(await movements(page, still)).toEqual([])
  })

  test("a slow search shows its progress without moving", async () => {
    const page = await blank()
    await page.route("**/search-index/**", () => {})
    await page.goto(`${addresses.search}?q=cohort`)
    await page.locator(".search-summary", { hasText: "Searching" }).waitFor()
    expect(await movements(page, still)).toEqual([])
  })

  test("a fragment is jumped to", async () => {
    const page = await open(addresses.services)
    await page.getByRole("navigation", { name: "Services" }).getByRole("link").first().focus()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe("auto")
  })
})

test("for everyone else the menu slides in from the side, within 200 ms", async () => {
  const page = await open(addresses.about, { ...phone, reducedMotion: "no-preference" })
  await page.evaluate(() => {
    const seen: [string, number][] = []
    document.addEventListener("transitionrun", ({ propertyName, target }) => {
      const { transitionDuration } = getComputedStyle(target as Element)
      if ((target as Element).matches("dialog"))
        seen.push([propertyName, Number.parseFloat(transitionDuration)])
    })
    Object.assign(window, { seen })
  })
  await page.getByRole("button", { name: "Menu", exact: true }).click()
  await page.waitForFunction(() => (window as unknown as { seen: unknown[] }).seen.length > 0)
  const seen = await page.evaluate(() => (window as unknown as { seen: [string, number][] }).seen)
  const [, seconds = 0] = seen.find(([property]) => property === "transform") ?? []
  expect(seconds).toBeGreaterThan(still)
  expect(seconds).toBeLessThan(0.2)
})

test("for everyone else nothing takes longer than 200 ms, and the hero is complete at once", async () => {
  const forEveryone = { ...desktop, reducedMotion: "no-preference" } as const
  expect(await movements(await show(addresses.results, forEveryone), 0.2)).toEqual([])
  const page = await blank(forEveryone)
  await page.goto(addresses.home)
  const moving = (await movements(page, 0.2)).filter(words => !words.startsWith("running: "))
  expect(moving).toEqual([])
})
