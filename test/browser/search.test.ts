import type { Page } from "playwright-core"
import { blogPostPath, categoryPostPath, contactPath } from "../../src/shared/paths"
import * as content from "../support/content"
import { onePage, testIf } from "../support/page-kinds"
import { box, heading, post, searchThese } from "../support/search-page"
import { openSite } from "../support/server/open"
import { delayResponses, hydrated, stopClock } from "../support/visit"

const { blank, open } = openSite()

const titles = (page: Page) => page.locator(".found-posts h3").allTextContents()
/** Waits for the results of the query in the heading. */
const found = (page: Page) => page.locator('[data-status="found"]').waitFor()
const queryOf = (page: Page) => new URL(page.url()).searchParams.get("q")

/** The search page with an index of these documents. */
const openWith = async (documents: Parameters<typeof searchThese>[1], path = "/search"): Promise<Page> => {
  const page = await blank()
  await searchThese(page, documents)
  await page.goto(path)
  await hydrated(page)
  return page
}

// Newest first, as in the site's index; the second is a page of the site.
const three = [
  post("Boats and tides", "Nothing else", { date: "2025-01-01" }),
  post("Cohorts and curves", "Nothing else", { path: onePage.path, date: "2024-02-01" }),
  post("Maps and roads", "Nothing else", { date: "2024-01-01" }),
]

test("a letter typed as the search starts is kept, and a pending search does not change the next page's address", async () => {
  const page = await open("/search")
  await stopClock(page)
  for (const gap of [112, 120, 128, 136, 144]) {
    await box(page).fill("ashboar")
    await page.clock.runFor(gap)
    await box(page).press("End")
    await box(page).press("d")
    await page.clock.runFor(1000)
    expect([await box(page).inputValue(), queryOf(page)]).toEqual(["ashboard", "ashboard"])
  }
  await box(page).fill("cohort")
  await page.evaluate(() => history.pushState({ key: "next" }, "", "/about"))
  await page.clock.runFor(1000)
  expect(new URL(page.url()).pathname).toBe("/about")
})

test("the number of results is announced once typing stops", async () => {
  const page = await openWith(three)
  await page.evaluate(() => {
    const status = document.querySelector(".search-head [role=status]")
    const announced: string[] = []
    const changes = { subtree: true, childList: true, characterData: true }
    if (status) new MutationObserver(() => announced.push(status.textContent ?? "")).observe(status, changes)
    Object.assign(window, { announced })
  })
  const announced = () => page.evaluate(() => (window as unknown as { announced: string[] }).announced)
  await stopClock(page)
  for (const typed of ["b", "bo", "boa", "boat", "boats"]) {
    await box(page).press(typed.slice(-1))
    await page.clock.runFor(150)
    await page.locator('[data-status="found"]', { hasText: `“${typed}”` }).waitFor()
  }
  await page.locator('[data-texts="found"]').waitFor()
  expect(await announced()).toEqual([])
  while ((await announced()).length === 0) await page.clock.runFor(100)
  await page.clock.runFor(1000)
  expect(await announced()).toEqual([expect.stringMatching(/^1 blog post(;|$)/)])
})

test("back and forward restore query and results, even from other pages", async () => {
  const page = await openWith(three, "/search?q=cohort")
  await page.locator(".found-posts a").first().click()
  await page.waitForURL(`**${onePage.path}`)
  await page.goBack()
  await heading(page, "Results for “cohort”")
  await found(page)
  expect(await titles(page)).toHaveLength(1)
  await box(page).fill("tides")
  await heading(page, "Results for “tides”")
  expect(await page.locator("#header-search").count()).toBe(0)
  await page.locator(".home-link").click()
  await page.waitForURL("**/")
  await page.locator("#header-search").fill("maps")
  await page.locator("#header-search").press("Enter")
  await heading(page, "Results for “maps”")
  expect(await box(page).inputValue()).toBe("maps")
  await page.goBack()
  await page.waitForURL("**/")
  await page.goBack()
  await heading(page, "Results for “tides”")
  expect(await box(page).inputValue()).toBe("tides")
  await page.locator(".found-posts h3", { hasText: "tides" }).waitFor()
  await page.goForward()
  await page.waitForURL("**/")
  await page.goForward()
  await heading(page, "Results for “maps”")
})

const retired = content.posts().find(({ slug }) => content.retiredSlugs().includes(slug))

testIf(retired)("a result at a retired address loads the 410 page from the server", async () => {
  const { slug = "", categorySlug = "" } = retired ?? {}
  const page = await openWith([post("A blueprint", "", { path: blogPostPath(slug) })], "/search?q=blueprint")
  const release = await delayResponses(page, `**${categoryPostPath(categorySlug, slug)}`)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.locator(".found-posts a").first().click()
  await heading(page, "410 - Page Gone")
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(false)
  release()
})

test("without matches, categories and a contact link are offered", async () => {
  const page = await open("/search?q=zzzz")
  const offer = page.locator(".search-nothing")
  for (const { name } of content.categories()) await offer.getByRole("link", { name, exact: true }).waitFor()
  await offer.getByRole("link", { name: "Contact us" }).click()
  await page.waitForURL(`**${contactPath("search")}`)
})
