import type { Page } from "playwright-core"
import { blogPostPath, categoryPostPath, contactPath, paths } from "../../src/shared/paths"
import { site } from "../../src/shared/site"
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

test("typing updates results, heading, title and address without adding history entries", async () => {
  const page = await openWith(three)
  const entries = await page.evaluate(() => history.length)
  await box(page).pressSequentially("cohort", { delay: 20 })
  await heading(page, "Results for “cohort”")
  await found(page)
  expect(await titles(page)).toEqual(["Cohorts and curves"])
  expect(await page.locator(".found-posts mark").first().textContent()).toMatch(/^cohort$/i)
  expect(queryOf(page)).toBe("cohort")
  await page.waitForFunction(title => document.title === title, `Search: cohort | ${site.brand}`)
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await box(page).fill("  ")
  await heading(page, String(content.pages().search?.heading))
  expect(await page.locator(".search-results, .search-texts, .notice").count()).toBe(0)
  await page.getByRole("heading", { name: "Browse instead" }).waitFor()
  expect(new URL(page.url()).search).toBe("")
})

test("titles, excerpts and descriptions are searched for the exact text, ignoring case", async () => {
  const page = await openWith([
    post("Words of the Title", "Nothing else"),
    post("Another article", "Found by its EXCERPT alone", { path: "/blog/by-excerpt" }),
    post("A checklist by title", "Nothing", { kind: "resource" }),
    post("A template", "Found by its description, an excerpt of nothing", { kind: "resource" }),
    post("Left out", "Nothing"),
  ])
  for (const [query, posts, resources] of [
    ["title", ["Words of the Title"], ["A checklist by title"]],
    ["dEsCriPtIoN", [], ["A template"]],
    ["title words", [], []],
    ["cheCK", [], ["A checklist by title"]],
    ["EXCERPT", ["Another article"], ["A template"]],
  ] as const) {
    await box(page).fill(query)
    await heading(page, `Results for “${query}”`)
    await found(page)
    expect([query, await titles(page)]).toEqual([query, posts])
    expect(await page.locator(".found-resources li").allTextContents()).toEqual(resources)
  }
  const [articles, resources] = await Promise.all(
    ["Blog Posts", "Resources"].map(name =>
      page.locator("section", { has: page.getByRole("heading", { level: 2, name }) }).boundingBox(),
    ),
  )
  expect(resources?.x).toBeGreaterThan((articles?.x ?? 0) + (articles?.width ?? 0))
  expect(resources?.y).toBe(articles?.y)
  expect(await page.locator(".found-posts a").getAttribute("href")).toBe("/blog/by-excerpt")
  expect(await page.locator(".found-resources a").count()).toBe(0)
  expect(await page.locator(".all-resources a").getAttribute("href")).toBe(paths.resources)
})

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

test("a button shows results beyond 20 and moves the focus to the 21st", async () => {
  const many = Array.from({ length: 45 }, (_, at) => post(`Report ${at}`, "Text"))
  const page = await openWith(many, "/search?q=report")
  const more = page.getByRole("button", { name: "Show more", exact: true })
  await more.waitFor()
  expect(await titles(page)).toHaveLength(20)
  await more.press("Enter")
  await page.locator(".found-posts li:nth-child(40)").waitFor()
  await page.locator(".found-posts a:focus").waitFor()
  expect(await page.locator(".found-posts a:focus").textContent()).toBe((await titles(page))[20])
  await page.reload()
  await page.locator(".found-posts li:nth-child(40)").waitFor()
  await more.click()
  await page.locator(".found-posts li:nth-child(45)").waitFor()
  expect(await more.count()).toBe(0)
})
