import type { Page, Route } from "playwright-core"
import type { SearchPage } from "../../src/search/excerpt"
import { paths, searchPath } from "../../src/shared/paths"
import { scriptsWith } from "../support/form-page"
import { onePage } from "../support/page-kinds"
import { box, heading, post, searchThese } from "../support/search-page"
import { desktop, openSite } from "../support/server/open"
import { delayResponses, hydrated, watchNetwork } from "../support/visit"

const { blank, open, show } = openSite()

const index = "**/search-index/**"

/** An empty page, for which the search has an article that is found by its title, and another one by its text. */
const blankWithIndex = async (): Promise<Page> => {
  const page = await blank()
  const [title, text] = ["A tide in a title", "High tide is at noon."]
  const section = { heading: "", anchor: "", text }
  const found: SearchPage = { kind: "page", path: paths.terms, title: "Terms", sections: [section] }
  await searchThese(page, [post(title, "An excerpt")], [found])
  return page
}
const query = searchPath("tide")
const firstHit = (page: Page) => page.locator(".found-posts mark").first().waitFor()
const searching = (page: Page) => page.locator(".search-summary", { hasText: "Searching" }).waitFor()
const failure = (page: Page) => page.getByRole("alert").getByText("The search couldn’t be loaded")

test("a slow search shows progress, then title results before full-text ones", async () => {
  const page = await blankWithIndex()
  const releaseTexts = await delayResponses(page, "**/search-index/*/texts-*")
  const release = await delayResponses(page, /search-index\/(?!.*texts-)/)
  await page.goto(query)
  await searching(page)
  release()
  await firstHit(page)
  expect(await page.locator(".search-texts").count()).toBe(0)
  releaseTexts()
  await page.locator(".search-texts").waitFor()
})

test("a lost connection is reported, and the search can be retried, even after returning to the page", async () => {
  const page = await blankWithIndex()
  const lose = (route: Route) => route.abort()
  await page.route(index, lose)
  await page.goto(query)
  await failure(page).waitFor()
  expect(await page.locator(".search-results, .search-nothing").count()).toBe(0)
  await page.locator(`header a[href="${onePage.path}"]:visible`).click()
  await heading(page, onePage.heading)
  await page.unroute(index, lose)
  const release = await delayResponses(page, index)
  await page.goBack()
  await searching(page)
  expect(await page.getByRole("alert").count()).toBe(0)
  release()
  await firstHit(page)
})

test.each([
  ["its index", /\/search-index\//],
  ["its code", /\/search-index\/|\/\d+-[0-9a-f]+\.js$/],
])("a search that could not load %s has a button to retry", async (_, files) => {
  const page = await blankWithIndex()
  await page.goto(paths.search)
  await hydrated(page)
  const lose = (route: Route) => route.abort()
  await page.route(files, lose)
  await box(page).fill("tide")
  await failure(page).waitFor()
  await page.unroute(files, lose)
  await page.getByRole("button", { name: "Retry" }).press("Enter")
  await firstHit(page)
  expect(await page.getByRole("alert").count()).toBe(0)
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H1")
})

test("a connection that stalls is reported after ten seconds", async () => {
  const page = await open("/search")
  await page.route(index, () => {})
  await page.clock.install()
  await box(page).fill("tide")
  await searching(page)
  await page.clock.runFor(11_000)
  await failure(page).waitFor()
  await page.getByRole("button", { name: "Retry" }).waitFor()
})

test("a page of an older release, whose index is gone, retries with the newest", async () => {
  const page = await blank()
  const terms = (text: string) =>
    searchThese(
      page,
      [],
      [{ kind: "page", path: "/terms", title: "Terms", sections: [{ heading: "", anchor: "", text }] }],
    )
  await terms("Payment in thirty days.")
  await page.goto("/search")
  await hydrated(page)
  await box(page).fill("thinks")
  await page.locator('[data-status="found"][data-texts="found"]').waitFor()
  await page.unrouteAll()
  await terms("Payment in fifteen days.")
  await box(page).fill("payment")
  await page.getByRole("button", { name: "Retry" }).click()
  await page.locator(".text-hits", { hasText: "fifteen" }).waitFor()
})

test("the search's index and code are fetched once, when a box gets the focus", async () => {
  const page = await open("/search")
  const network = watchNetwork(page)
  const fetched: string[] = []
  page.on("request", request => fetched.push(new URL(request.url()).pathname))
  const parts = ["/search-index/search.json", ...scriptsWith("bidirectional")]
  const loaded = Promise.all(parts.map(part => page.waitForRequest(`**${part}`)))
  await box(page).focus()
  await loaded
  await box(page).blur()
  await box(page).focus()
  await network.quiet(500)
  expect(fetched.filter(path => parts.includes(path)).sort()).toEqual(parts.sort())
})

test("without JavaScript the page links to the sitemap", async () => {
  const page = await show(query, { ...desktop, javaScriptEnabled: false })
  expect(await page.locator("main .without-scripts p").isVisible()).toBe(true)
  await page.locator("main").getByRole("link", { name: "sitemap" }).click()
  expect(new URL(page.url()).pathname).toBe("/sitemap")
})
