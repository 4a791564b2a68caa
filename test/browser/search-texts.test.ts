import type { Page } from "playwright-core"
import type { SearchPage, Section } from "../../src/search/excerpt"
import { paths } from "../../src/shared/paths"
import { site } from "../../src/shared/site"
import * as content from "../support/content"
import { box, heading, post, searchThese } from "../support/search-page"
import { desktop } from "../support/server/open"
import { runSite } from "../support/server/shared"
import { hydrated } from "../support/visit"

const section = (title: string, text: string): Section => ({
  heading: title,
  anchor: title.toLowerCase().replaceAll(" ", "-"),
  text,
})
const pageOf = (
  title: string,
  sections: (Section | string)[],
  more: Partial<SearchPage> = {},
): SearchPage => ({
  kind: "article",
  path: `/${title.toLowerCase()}`,
  title,
  sections: sections.map(one => (typeof one === "string" ? section("", one) : one)),
  ...more,
})

const measured = "Attribution reports are read for steering. Optimisation follows."
const texts = [
  pageOf("Digital Marketing", [section("How it is measured", measured)], {
    path: "/services",
    kind: "service",
  }),
  pageOf("Terms", [section("Payment Terms", "Invoices are due within thirty days.")], { kind: "page" }),
  pageOf("Template", ["A spreadsheet of campaign names."], {
    path: "/resources/campaign-utm-template",
    kind: "resource",
  }),
  pageOf("Invoices in thirty seconds", ["Nothing else."], { path: "/about", kind: "page" }),
  pageOf("Tracking", [section("A colour", "Thirty tags."), "No attribution here."]),
  ...Array.from({ length: 7 }, (_, at) =>
    pageOf(`Page ${at}`, [at % 2 > 0 ? "Some notes." : "One note."], { path: `/resources?${at}` }),
  ),
  pageOf("खोज", [section("विश्लेषण", "हम हर महीने की रिपोर्ट लिखते हैं।")], { path: "/contact", kind: "page" }),
]

const running = runSite()
let page: Page

// One page for all: each test types its own query.
beforeAll(async () => {
  page = await running.browser.newPage({ baseURL: running.site.url, reducedMotion: "reduce", ...desktop })
  await searchThese(
    page,
    [
      post("A post about invoices", "By title"),
      post("Notes of all kinds", "In one place", { date: "2020-01-02" }),
      post("An older post", "Its excerpt has invoices", { date: "2020-01-01" }),
      post("Things to fill in", "A document for invoices", { kind: "resource" }),
      ...Array.from({ length: 45 }, (_, at) => post(`Reading ${at}`, "Text")),
    ],
    texts,
  )
  await page.goto("/search")
  await hydrated(page)
})

const search = async (query: string): Promise<void> => {
  await box(page).fill(query)
  await heading(page, `Results for “${query}”`)
  await page.locator('[data-status="found"][data-texts="found"]').waitFor()
}
const hits = () => page.locator(".text-hits h3").allTextContents()
const focused = () => page.evaluate(() => document.activeElement?.textContent || document.activeElement?.id)

test("typing updates results, heading, title and address without adding history entries", async () => {
  const entries = await page.evaluate(() => history.length)
  await box(page).pressSequentially("OLDER", { delay: 20 })
  await heading(page, "Results for “OLDER”")
  await page.locator('[data-status="found"]').waitFor()
  expect(await page.locator(".found-posts h3").allTextContents()).toEqual(["An older post"])
  expect(await page.locator(".found-posts mark").first().textContent()).toBe("older")
  expect(new URL(page.url()).searchParams.get("q")).toBe("OLDER")
  await page.waitForFunction(title => document.title === title, `Search: OLDER | ${site.brand}`)
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await box(page).fill("  ")
  await heading(page, String(content.pages().search?.heading))
  expect(await page.locator(".search-results, .search-texts, .notice").count()).toBe(0)
  await page.getByRole("heading", { name: "Browse instead" }).waitFor()
  expect(new URL(page.url()).search).toBe("")
})

test("exact results come first, newest first, with their counts, and full-text results below them", async () => {
  await search("invoices")
  const headings = page.locator("main h2")
  expect(await headings.allTextContents()).toEqual(["Blog Posts 2", "Resources 1", "In the text 2"])
  const posts = await page.locator(".found-posts h3").allTextContents()
  expect(posts).toEqual(["A post about invoices", "An older post"])
  const tops = await headings.evaluateAll(all => all.map(heading => heading.getBoundingClientRect().top))
  expect(tops[2]).toBeGreaterThan(tops[0] ?? 0)
  expect(await page.locator(".found-posts a").first().getAttribute("href")).toBe(
    "/blog/a-post-about-invoices",
  )
  expect(await page.locator(".found-resources li").allTextContents()).toEqual(["Things to fill in"])
  expect(await page.locator(".found-resources a").count()).toBe(0)
  expect(await page.locator(".all-resources a").getAttribute("href")).toBe(paths.resources)
  const [articles, resources] = await Promise.all(
    ["Blog Posts", "Resources"].map(name =>
      page.locator("section", { has: page.getByRole("heading", { level: 2, name }) }).boundingBox(),
    ),
  )
  expect(resources?.x).toBeGreaterThan((articles?.x ?? 0) + (articles?.width ?? 0))
  expect(resources?.y).toBe(articles?.y)
  await page
    .locator("[role=status]", {
      hasText: "3 results: 2 blog posts and 1 resource; 2 matches in the full text",
    })
    .waitFor({ state: "attached" })
})

test.each([
  ["tags", "Article"],
  ["steering", "Service"],
  ["spreadsheet", "Resource"],
  ["due", "Page"],
])("%j is found with its kind, %s", async (query, kind) => {
  await search(query)
  expect(await page.locator(".text-hits .article-meta").allTextContents()).toEqual([kind])
})

test("a misspelt word is corrected, which is reported", async () => {
  await search("attribtion")
  expect((await hits()).length).toBeGreaterThan(0)
  const remark = "Nothing found for “attribtion”; showing “attribution”."
  expect(await page.locator(".text-remark").allTextContents()).toEqual([remark])
})

test("a full-text result has its page's title, its heading and a sentence with the words marked", async () => {
  await search("attribution reports")
  const hit = page.locator(".text-hits li").first()
  expect(await hit.locator("h3").textContent()).toBe("Digital Marketing")
  expect(await hit.locator(".text-hit-heading").textContent()).toBe("How it is measured")
  expect(await hit.locator("mark").allTextContents()).toEqual(["Attribution", "reports"])
  expect(await hit.locator("a").getAttribute("href")).toBe("/services#how-it-is-measured")
})

test("without results, similar words are suggested", async () => {
  await search("attribxxx")
  expect(await page.locator(".search-summary").textContent()).toBe("No results")
  const headings = await page.locator("main h2").allTextContents()
  expect(headings).toEqual(expect.arrayContaining(["Blog Posts 0", "Resources 0"]))
  expect(await page.locator(".search-texts").count()).toBe(0)
  expect(await page.locator(".search-suggestions").textContent()).toBe("Did you mean attribution?")
  await page.locator(".search-suggestions a").click()
  await heading(page, "Results for “attribution”")
  await page.locator(".text-hits mark").first().waitFor()
})

test("an article listed above is not repeated, and a button shows further results", async () => {
  await search("notes")
  expect(await page.locator(".found-posts h3").allTextContents()).toEqual(["Notes of all kinds"])
  expect(await page.locator(".search-texts h2").textContent()).toBe("In the text 7")
  expect(await hits()).toHaveLength(5)
  const more = page.getByRole("button", { name: "Show more full-text results" })
  await more.press("Enter")
  await page.locator(".text-hits li:nth-child(7) a").waitFor()
  expect(await focused()).toBe((await hits())[5])
  expect(await more.count()).toBe(0)
})

test("a button shows results beyond 20 and moves the focus to the 21st", async () => {
  const titles = () => page.locator(".found-posts h3").allTextContents()
  await search("reading")
  const more = page.getByRole("button", { name: "Show more", exact: true })
  await more.waitFor()
  expect(await titles()).toHaveLength(20)
  await more.press("Enter")
  await page.locator(".found-posts li:nth-child(40)").waitFor()
  await page.locator(".found-posts a:focus").waitFor()
  expect(await focused()).toBe((await titles())[20])
  await page.reload()
  await page.locator(".found-posts li:nth-child(40)").waitFor()
  await more.click()
  await page.locator(".found-posts li:nth-child(45)").waitFor()
  expect(await more.count()).toBe(0)
})

test("arrow keys, Escape and Enter move through the results", async () => {
  await search("invoices")
  await box(page).focus()
  const stops = [
    ["ArrowDown", "A post about invoices"],
    ["ArrowDown", "An older post"],
    ["ArrowDown", "Invoices in thirty seconds"],
    ["ArrowDown", "Terms"],
    // The last result has nothing below it.
    ["ArrowDown", "Terms"],
    ["ArrowUp", "Invoices in thirty seconds"],
    ["Escape", "page-search"],
  ] as const
  for (const [key, stop] of stops) {
    await page.keyboard.press(key)
    expect([key, await focused()]).toEqual([key, stop])
  }
  await page.keyboard.press("Escape")
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY")
  expect(await box(page).inputValue()).toBe("invoices")
  await search("due invoices")
  await box(page).focus()
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("Enter")
  await page.waitForURL("**/terms#payment-terms")
  await page.goBack()
  await heading(page, "Results for “due invoices”")
})
