import type { BrowserContextOptions, Page } from "playwright-core"
import { paths, resourcePath } from "../../src/shared/paths"
import * as content from "../support/content"
import { readDocument } from "../support/documents"
import { fakeEndpoint, formOn, formPaths, noticesOn, sampleInput, sentOn } from "../support/form-page"
import { articleWith, onePage, testIf } from "../support/page-kinds"
import { box, heading, post, searchThese } from "../support/search-page"
import { desktop, openSite, phone } from "../support/server/open"
import { pagePaths } from "../support/site-paths"
import { type Translating, translateDocuments, translatePage } from "../support/translator"
import { until } from "../support/until"
import { hydrated, layOutAll, navigate } from "../support/visit"

const { blank } = openSite()

const documents = [
  post("Boats and tides", "Nothing of that kind"),
  post("Cohorts and curves", "What tides do to a boat"),
  post("Checklist of boats", "Tides", { kind: "resource", path: paths.resources }),
]
const texts = [
  {
    kind: "page",
    path: paths.about,
    title: "About boats",
    sections: [{ heading: "Tides", text: "A boat and its tides." }],
  },
]

type When = "before" | "after" | "never"
type Way = readonly [When, Translating]
// Between them, the tests take each of the four ways.
const ways: readonly Way[] = [
  ["before", "replace"],
  ["after", "move"],
]
const waysOfForms = { [paths.contact]: ["after", "replace"], [paths.landing]: ["before", "move"] } as const

/** A page at an address, hydrated, and translated before or after that. */
const open = async (
  path: string,
  when: When,
  way: Translating,
  options: BrowserContextOptions = desktop,
): Promise<Page> => {
  const page = await blank(options)
  page.on("pageerror", error => errors.push(String(error)))
  await searchThese(page, documents, texts as never)
  if (when === "before") await translateDocuments(page, way)
  await page.goto(path)
  await hydrated(page)
  if (when === "after") await translatePage(page, way)
  return page
}
let errors: string[] = []
beforeEach(() => {
  errors = []
})

const closed = content.reconciliations().map(({ slug }) => resourcePath(slug))

/** Documents that Gatsby navigates to. */
const visited = pagePaths().filter(path => !closed.includes(path))

const headingOf = (path: string) => readDocument(path).root.querySelector("main h1")?.text ?? ""

const shown = (page: Page) => page.evaluate(() => document.body.innerText.replace(/\s+/g, " ").trim())

/** Waits until what screen readers are told, a little later than it is shown, is what is shown. */
const announced = (page: Page) =>
  page.waitForFunction(() => {
    const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? ""
    return textOf(".search-head [role=status]") === textOf(".search-summary")
  })

/** What is shown after each step, by pages that are translated in these ways and by one that is not. */
const compare = async (
  ways: readonly Way[],
  visit: (when: When, way: Translating) => AsyncGenerator<Page>,
): Promise<void> => {
  const visits = [["never", "replace"] as const, ...ways].map(way => visit(...way))
  for (let step = 1; ; step++) {
    const steps = await Promise.all(visits.map(one => one.next()))
    const pages = steps.flatMap(({ value }): Page[] => value ?? [])
    if (pages.length === 0) break
    const allShown = async () => {
      // Anew each time: what React has put on a page since is not laid out.
      await Promise.all(pages.map(layOutAll))
      return Promise.all(pages.map(shown))
    }
    await until(async () => new Set(await allShown()).size === 1).catch(() => {})
    const [expected = "", ...others] = await allShown()
    for (const found of others) expect([step, ...found.split(" ")]).toEqual([step, ...expected.split(" ")])
    for (const page of pages.slice(1)) expect(await page.locator("font font").count()).toBeGreaterThan(5)
  }
  expect(errors).toEqual([])
}

test("translated, a page is as it would be: searches that are typed, changed and cleared, with suggestions", () =>
  compare(ways, async function* (when, by) {
    const page = await open(paths.search, when, by)
    for (const query of ["boat", "tides", "zzz", "baot", "t", "", "cohort", "boats tides"]) {
      await box(page).fill(query)
      if (query) await heading(page, `Results for “${query}”`)
      await page
        .locator(query ? '[data-status="found"][data-texts="found"]' : '[data-status="idle"]')
        .waitFor()
      await announced(page)
      yield page
    }
  }))

test.each(formPaths)("the form on %s, translated, in each of its states", path =>
  compare([waysOfForms[path]], async function* (when, by) {
    const page = await open(path, when, by)
    let answer = () => {}
    const slow = new Promise<undefined>(resolve => (answer = () => resolve(undefined)))
    await fakeEndpoint(page, `**${paths.contactEndpoint}`, { status: 500, text: "" }, slow)
    const { send, fill, field, button } = formOn(page)
    const { close, shown: notice } = noticesOn(page)
    const closeNotice = async () => {
      await close.click()
      await notice.waitFor({ state: "detached" })
    }
    await send()
    await page.locator(".field-error").first().waitFor()
    yield page
    await field("Name").fill("Asha Rao")
    yield page
    await fill(sampleInput[path])
    await send()
    await closeNotice()
    yield page
    await button.click()
    yield page
    answer()
    await sentOn(page).heading.waitFor()
    await closeNotice()
    // Another enquiry, another reference.
    await page
      .locator(".sent dd")
      .last()
      .evaluate(element => element.remove())
    yield page
    await sentOn(page).again.click()
    yield page
  }),
)

test("menu, folds, pages of a list and twenty translated navigations, without another document", () =>
  compare([["after", "move"]], async function* (when, by) {
    const page = await open(paths.home, when, by, phone)
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await page.getByRole("button", { name: "Menu", exact: true }).click()
    yield page
    await page.getByRole("dialog").getByRole("link", { name: onePage.label, exact: true }).click()
    await heading(page, onePage.heading)
    for (let at = 0; at < 20; at++) {
      const to = visited[(at * 7) % visited.length] ?? paths.home
      await navigate(page, to)
      await page.waitForFunction(
        ([path, text]) =>
          location.pathname === path && document.querySelector("main h1")?.textContent === text,
        [to, headingOf(to)],
      )
      const fold = page.locator("summary:visible").first()
      if (at % 4 === 3) {
        if (await fold.count()) await fold.evaluate((summary: HTMLElement) => summary.click())
        yield page
      }
    }
    await page.goBack()
    yield page
    expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true)
  }))

const code = articleWith(".gatsby-highlight:not([data-language=formula])")

testIf(code)("code is copied as written, and its button says so", () =>
  compare([["after", "replace"]], async function* (when, by) {
    const page = await open(code ?? "", when, by, {
      ...desktop,
      permissions: ["clipboard-read", "clipboard-write"],
    })
    const block = page.locator(".gatsby-highlight:not([data-language=formula])").first()
    // "Copied" goes when this test says so; frames, unlike with Playwright's clock, go on.
    await page.evaluate(() => {
      const soon = setTimeout
      const later: (() => void)[] = []
      const wait = (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) =>
        ms < 1000 ? soon(run, ms, ...args) : later.push(() => run(...args))
      Object.assign(window, { setTimeout: wait, runLater: () => later.splice(0).map(run => run()) })
    })
    await block.getByRole("button", { name: "Copy code" }).click()
    await block.getByText("Copied", { exact: true }).waitFor()
    yield page
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      await block.locator("code").textContent(),
    )
    await page.evaluate("runLater()")
    await block.getByText("Copy", { exact: true }).waitFor()
    yield page
  }),
)
