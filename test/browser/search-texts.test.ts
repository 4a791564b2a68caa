import type { Page } from "playwright-core"
import type { SearchPage, Section } from "../../src/search/text-search"
import { blogPostPath } from "../../src/shared/addresses"
import { contentPosts } from "../support/content"
import { desktop } from "../support/open-site"
import { runSite } from "../support/run-site"
import { post, searchThese } from "../support/search-index"
import { box, heading } from "../support/search-page"
import { visit } from "../support/visit"

const section = (heading: string, text: string): Section => ({
  heading,
  anchor: heading.toLowerCase().replaceAll(" ", "-"),
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

const texts = [
  pageOf(
    "Digital Marketing",
    [section("How it is measured", "Attribution reports are read for steering. Optimisation follows.")],
    { path: "/services", kind: "service" },
  ),
  pageOf("Terms", [section("Payment Terms", "Invoices are due within thirty days.")], {
    path: "/terms",
    kind: "page",
  }),
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
  const context = await running.browser.newContext({
    baseURL: running.site.url,
    reducedMotion: "reduce",
    ...desktop,
  })
  page = await context.newPage()
  await searchThese(
    page,
    [
      post("A post about invoices", "By title", { blogPath: blogPostPath(contentPosts()[0]?.slug ?? "") }),
      post("Notes of all kinds", "In one place", { date: "2020-01-02" }),
      post("An older post", "Its excerpt has invoices", { date: "2020-01-01" }),
      post("Things to fill in", "A document for invoices", { kind: "resource" }),
    ],
    texts,
  )
  await visit(page, "/search")
})
afterAll(() => page?.context().close())

const ask = async (query: string): Promise<void> => {
  await box(page).fill(query)
  await heading(page, `Results for “${query}”`)
  await page.locator('[data-status="found"][data-texts="found"]').waitFor()
}
const hits = () => page.locator(".text-hits h3").allTextContents()
const focused = () => page.evaluate(() => document.activeElement?.textContent || document.activeElement?.id)

test("the exact results come first, newest first, with their counts, and what the texts say below them", async () => {
  await ask("invoices")
  const headings = await page.locator("main h2").allTextContents()
  expect(headings).toEqual(["Blog Posts 2", "Resources 1", "Full text 2"])
  expect(await page.locator(".found-posts h3").allTextContents()).toEqual([
    "A post about invoices",
    "An older post",
  ])
  const tops = await page
    .locator("main h2")
    .evaluateAll(all => all.map(one => one.getBoundingClientRect().top))
  expect(tops[2]).toBeGreaterThan(tops[0] ?? 0)
})

test("articles, services, resources and pages are found, each said to be what it is", async () => {
  for (const [query, kind] of [
    ["tags", "Article"],
    ["steering", "Service"],
    ["spreadsheet", "Resource"],
    ["due", "Page"],
  ] as const) {
    await ask(query)
    expect(await page.locator(".text-hits .article-meta").allTextContents()).toEqual([kind])
  }
})

test("all words count, in any order, and a heading before the text", async () => {
  await ask("days invoices")
  expect(await hits()).toEqual(["Terms"])
  await ask("thirty")
  expect((await hits())[0]).toBe("Invoices in thirty seconds")
})

test("a word may be unfinished, misspelt by a letter, British or American; what was forgiven is said", async () => {
  for (const query of ["attributi", "attribtion", "steering optimization", "color"]) {
    await ask(query)
    expect([query, (await hits()).length > 0]).toEqual([query, true])
    const remark = await page.locator(".text-remark").allTextContents()
    expect(remark).toEqual(
      query === "attribtion" ? ["Nothing found for “attribtion”; showing “attribution”."] : [],
    )
  }
})

test("a hit has its page's title, its heading, and a sentence with the words marked", async () => {
  await ask("attribution reports")
  const hit = page.locator(".text-hits li").first()
  expect(await hit.locator("h3").textContent()).toBe("Digital Marketing")
  expect(await hit.locator(".text-hit-heading").textContent()).toBe("How it is measured")
  expect(await hit.locator("mark").allTextContents()).toEqual(["Attribution", "reports"])
  expect(await hit.locator("a").getAttribute("href")).toBe("/services#how-it-is-measured")
})

test("Hindi finds Hindi, from the beginning of a word on", async () => {
  await ask("रिपोर्ट")
  expect(await page.locator(".text-hits mark").allTextContents()).toEqual(["रिपोर्ट"])
  await ask("विश्ले")
  expect(await hits()).toEqual(["खोज"])
})

test("where nothing is found, the nearest words that occur are offered, then the categories", async () => {
  await ask("attribxxx")
  expect(await page.locator(".search-summary").textContent()).toBe("No results")
  expect(await page.locator("main h2").allTextContents()).toEqual(
    expect.arrayContaining(["Blog Posts 0", "Resources 0"]),
  )
  expect(await page.locator(".search-texts").count()).toBe(0)
  expect(await page.locator(".search-suggestions").textContent()).toMatch(/^Did you mean attribution\?$/)
  expect(await page.locator(".search-nothing .quiet-links a").count()).toBeGreaterThan(3)
  await page.locator(".search-suggestions a").click()
  await heading(page, "Results for “attribution”")
  await page.locator(".text-hits mark").first().waitFor()
})

test("the counts are said to those who hear the page", async () => {
  await ask("invoices")
  await page
    .locator("[role=status]", {
      hasText: "3 results: 2 blog posts and 1 resource; 2 matches in the full text",
    })
    .waitFor({ state: "attached" })
})

test("an article that a column lists is not listed again, and every hit can be reached", async () => {
  await ask("notes")
  expect(await page.locator(".found-posts h3").allTextContents()).toEqual(["Notes of all kinds"])
  expect(await page.locator(".search-texts h2").textContent()).toBe("Full text 7")
  expect(await hits()).toHaveLength(5)
  await page.getByRole("button", { name: "Show more full-text results" }).press("Enter")
  await page.locator(".text-hits li:nth-child(7) a").waitFor()
  expect(await focused()).toBe((await hits())[5])
  expect(await page.getByRole("button", { name: "Show more full-text results" }).count()).toBe(0)
})

test("the slash key, the arrows and Escape lead through the page", async () => {
  await ask("invoices")
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.keyboard.press("/")
  expect(await focused()).toBe("page-search")
  const walked: unknown[] = []
  for (let step = 0; step < 5; step++) {
    await page.keyboard.press("ArrowDown")
    walked.push(await focused())
  }
  // Below the last hit there is nothing to go to.
  expect(walked.slice(0, 3)).toEqual(["A post about invoices", "An older post", "Invoices in thirty seconds"])
  expect(walked.slice(3)).toEqual(["Terms", "Terms"])
  await page.keyboard.press("ArrowUp")
  expect(await focused()).toBe("Invoices in thirty seconds")
  await page.keyboard.press("Escape")
  expect(await focused()).toBe("page-search")
  expect(await box(page).inputValue()).toBe("invoices")
  await page.keyboard.press("Escape")
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY")
  expect(await box(page).inputValue()).toBe("invoices")
})

test("Enter opens the hit at its heading", async () => {
  await ask("due invoices")
  await box(page).focus()
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("Enter")
  await page.waitForURL("**/terms#payment-terms")
  await page.goBack()
  await heading(page, "Results for “due invoices”")
})
