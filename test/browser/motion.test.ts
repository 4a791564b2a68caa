import type { Page } from "playwright-core"
import { paths } from "../../src/shared/paths"
import { fakeEndpoint, formOn, noticesOn } from "../support/form-page"
import { richArticle } from "../support/page-kinds"
import { desktop, openSite, phone } from "../support/server/open"

const { blank, keptPage, open, show } = openSite()

/** The page's transitions and animations that take longer than `seconds`. */
const slowTransitions = (page: Page, seconds: number): Promise<string[]> =>
  page.evaluate(limit => {
    const longest = (times: string) =>
      Math.max(
        ...times.split(",").map(time => Number.parseFloat(time) / (time.trim().endsWith("ms") ? 1000 : 1)),
      )
    const running = document
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
    return [...running, ...styled]
  }, seconds)

describe("with reduced motion nothing moves for more than 10 ms", () => {
  const page = keptPage()

  // One stylesheet serves all pages: these have the widest variety of components.
  test.each([paths.home, paths.results, paths.contact, richArticle])("on %s", async path => {
    await page().goto(path)
    expect(await slowTransitions(page(), 0.01)).toEqual([])
    expect(await page().evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(
      "auto",
    )
  })

  test("when the menu opens", async () => {
    const page = await open(paths.about, phone)
    await page.getByRole("button", { name: "Menu", exact: true }).click()
    const menu = page.getByRole("dialog", { name: "Menu" })
    await menu.waitFor()
    expect(await slowTransitions(page, 0.01)).toEqual([])
    // Even a transition of no length needs a frame.
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await menu.evaluate(dialog => getComputedStyle(dialog).transform)).toBe("none")
  })

  test("when a notice appears, or a search is slow", async () => {
    const page = await open(paths.contact)
    await fakeEndpoint(page, `**${paths.contactEndpoint}`, "broken")
    await formOn(page).submit({ Name: "Asha", Email: "asha@example.com" })
    await noticesOn(page).lines()
    expect(await slowTransitions(page, 0.01)).toEqual([])
    await page.route("**/search-index/**", () => {})
    await page.goto(`${paths.search}?q=any`)
    await page.locator(".search-summary", { hasText: "Searching" }).waitFor()
    expect(await slowTransitions(page, 0.01)).toEqual([])
  })
})

const everyone = { reducedMotion: "no-preference" } as const

test("without reduced motion the menu slides in within 200 ms", async () => {
  const page = await open(paths.about, { ...phone, ...everyone })
  const seconds = page.evaluate(
    () =>
      new Promise<number>(resolve =>
        document.addEventListener("transitionrun", ({ propertyName, target }) => {
          const isMenu = target instanceof HTMLElement && target.matches("dialog")
          if (isMenu && propertyName === "transform")
            resolve(Number.parseFloat(getComputedStyle(target).transitionDuration))
        }),
      ),
  )
  await page.getByRole("button", { name: "Menu", exact: true }).click()
  expect(await seconds).toBeGreaterThan(0.01)
  expect(await seconds).toBeLessThan(0.2)
})

test("without reduced motion nothing takes longer than 200 ms, and the hero is complete at once", async () => {
  expect(await slowTransitions(await show(paths.results, { ...desktop, ...everyone }), 0.2)).toEqual([])
  const page = await blank({ ...desktop, ...everyone })
  await page.goto(paths.home)
  const moving = (await slowTransitions(page, 0.2)).filter(words => !words.startsWith("running: "))
  expect(moving).toEqual([])
})
