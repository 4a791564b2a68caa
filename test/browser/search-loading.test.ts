import type { Page } from "playwright-core"
import { hold } from "../support/hold"
import { desktop, openSite } from "../support/open-site"
import { searchThese } from "../support/search-index"
import { box, heading } from "../support/search-page"
import { hydrated, visit } from "../support/visit"

const { blank, open } = openSite()

/** Everything that only a search needs. */
const searchRequests = (page: Page): string[] => {
  const seen: string[] = []
  page.on("response", async response => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith("/search-index/")) seen.push(pathname)
    else if (pathname.endsWith(".js") && (await response.text().catch(() => "")).includes("bidirectional"))
      seen.push("code")
  })
  return seen
}

describe("a connection", () => {
  test("that fails is told, and tried again", async () => {
    const page = await blank()
    await page.route("**/search-index/**", route => route.abort())
    await visit(page, "/search?q=cohort")
    await page.getByRole("alert").getByText("The search couldn’t be loaded").waitFor()
    expect(await page.locator(".search-results, .search-nothing").count()).toBe(0)
    await page.unroute("**/search-index/**")
    await page.getByRole("button", { name: "Retry" }).press("Enter")
    await page.locator(".found-posts mark").first().waitFor()
    expect(await page.getByRole("alert").count()).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H1")
  })

  test("that is gone before the search's code came is told too", async () => {
    const page = await blank()
    await page.route(/\/search-index\/|\/\d+-[0-9a-f]+\.js$/, route => route.abort())
    await visit(page, "/search")
    await box(page).fill("cohort")
    await page.getByRole("alert").waitFor()
    await page.unrouteAll()
    await page.getByRole("button", { name: "Retry" }).click()
    await page.locator(".found-posts mark").first().waitFor()
  })

  test("that stands still is told after ten seconds", async () => {
    const page = await blank()
    await page.route("**/search-index/**", () => {})
    await page.goto("/search?q=cohort")
    await hydrated(page)
    await page.getByRole("alert").waitFor({ timeout: 20_000 })
    await page.getByRole("button", { name: "Retry" }).waitFor()
  })

  test("that is slow shows progress", async () => {
    const page = await blank()
    const release = await hold(page, "**/search-index/**")
    await page.goto("/search?q=cohort")
    await page.locator(".search-summary", { hasText: "Searching" }).waitFor()
    release()
    await page.locator(".found-posts mark").first().waitFor()
  })
})

test("the columns answer before the texts have come", async () => {
  const page = await blank()
  const release = await hold(page, "**/search-index/*/texts-*")
  await page.goto("/search?q=cohort")
  await page.locator(".found-posts mark").first().waitFor()
  expect(await page.locator(".search-texts").count()).toBe(0)
  release()
  await page.locator(".search-texts").waitFor()
})

test("a failure is not remembered: whoever comes back waits for the answer", async () => {
  const page = await blank()
  await page.route("**/search-index/**", route => route.abort())
  await visit(page, "/search?q=cohort")
  await page.getByRole("alert").waitFor()
  await page.getByRole("link", { name: "About", exact: true }).first().click()
  await heading(page, "We check the numbers first")
  await page.unroute("**/search-index/**")
  const release = await hold(page, "**/search-index/**")
  await page.goBack()
  await page.locator(".search-summary", { hasText: "Searching" }).waitFor()
  expect(await page.getByRole("alert").count()).toBe(0)
  release()
  await page.locator(".found-posts mark").first().waitFor()
})

test("a page of an older release goes on with the newest index", async () => {
  const page = await blank()
  const terms = (text: string) =>
    searchThese(
      page,
      [],
      [{ kind: "page", path: "/terms", title: "Terms", sections: [{ heading: "", anchor: "", text }] }],
    )
  await terms("Payment in thirty days.")
  await visit(page, "/search")
  await box(page).fill("thinks")
  await page.locator('[data-status="found"][data-texts="found"]').waitFor()
  await page.unrouteAll()
  await terms("Payment in fifteen days.")
  await box(page).fill("payment")
  await page.locator(".text-hits", { hasText: "fifteen" }).waitFor()
})

test("nothing of the search is fetched until a box is focused", async () => {
  const page = await blank()
  const seen = searchRequests(page)
  for (const path of ["/", "/blog", "/contact", "/search"]) await visit(page, path)
  expect(seen).toEqual([])
  await page.locator("#header-search").focus()
  for (let waited = 0; !seen.includes("code") && waited < 300; waited++) await page.waitForTimeout(100)
  await page.waitForTimeout(500)
  // Each once, though it is asked for ahead.
  expect(seen.sort()).toEqual(["/search-index/search.json", "code"])
})

describe("the slash key", () => {
  test("leads to the header's box, and writes no slash", async () => {
    const page = await open("/about")
    await page.keyboard.press("/")
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("header-search")
    expect(await page.locator("#header-search").inputValue()).toBe("")
    await page.keyboard.type("a/b")
    expect(await page.locator("#header-search").inputValue()).toBe("a/b")
  })

  test("leads to the page's own box on the search page", async () => {
    const page = await open("/search?q=seo")
    await page.keyboard.press("/")
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("page-search")
  })

  test("does nothing with a modifier, or where no box is in sight", async () => {
    const page = await open("/about")
    await page.keyboard.press("Control+/")
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY")
    await page.setViewportSize({ width: 390, height: 844 })
    await page.keyboard.press("/")
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY")
  })
})

test("without JavaScript the page says so and leads to the sitemap", async () => {
  const page = await open("/search?q=seo", { ...desktop, javaScriptEnabled: false })
  expect(await page.locator("main noscript p").isVisible()).toBe(true)
  await page.locator("main").getByRole("link", { name: "sitemap" }).click()
  expect(new URL(page.url()).pathname).toBe("/sitemap")
})
