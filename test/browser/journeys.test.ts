import type { BrowserContextOptions, Page } from "playwright-core"
import { hold } from "../support/hold"
import { desktop, openSite, phone } from "../support/open-site"

const { blank, open } = openSite()

const heading = (page: Page, text: string | RegExp) =>
  page.getByRole("heading", { level: 1, name: text }).waitFor()

describe("navigation", () => {
  test("leads from home to the blog, an article, its category and its tag without loading the page anew", async () => {
    const page = await open("/")
    await page.evaluate(() => Object.assign(window, { stillHere: true }))
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blog" }).click()
    await heading(page, "Blog")
    await page.getByRole("link", { name: "Cohort analysis: reading retention curves" }).click()
    await heading(page, /Cohort analysis/)
    expect(new URL(page.url()).pathname).toBe("/blog/cohort-analysis-retention-curves")
    await page.locator(".article-head").getByRole("link", { name: "Cohort Analysis" }).click()
    await heading(page, "Category: Cohort Analysis")
    await page.getByRole("link", { name: /Cohort analysis: reading/ }).click()
    await page.waitForURL("**/cohort-analysis/cohort-analysis-retention-curves")
    await page.getByRole("list", { name: "Tags" }).getByRole("link", { name: "Digital Marketing" }).click()
    await heading(page, "Tag: Digital Marketing")
    expect(await page.evaluate(() => "stillHere" in window)).toBe(true)
  })

  test("marks the current page and section", async () => {
    const page = await open("/analytics/digital-measurement-tracking-guide")
    const main = page.getByRole("navigation", { name: "Main" })
    expect(await main.locator('[aria-current="true"]').allTextContents()).toEqual(["Blog"])
    await page.goto("/blog")
    expect(await main.locator('[aria-current="page"]').textContent()).toBe("Blog")
  })

  test("goes from a tag to a retired address, which is a notice that leads on", async () => {
    const page = await open("/tag/campaign-tracking")
    const goOn = await hold(page, "**/campaign-tracking/campaign-tracking-blueprint")
    await page.getByRole("link", { name: /Campaign tracking blueprint/ }).click()
    await heading(page, "410 - Page Gone")
    expect(new URL(page.url()).pathname).toBe("/blog/campaign-tracking-blueprint")
    goOn()
    await page.waitForURL("**/campaign-tracking/campaign-tracking-blueprint")
  })
})

describe("a gone address", () => {
  test.each([
    ["with", true],
    ["without", false],
  ])("goes on after three seconds %s JavaScript", async (_, javaScriptEnabled) => {
    const page = await open("/", { ...desktop, javaScriptEnabled })
    const goOn = await hold(page, /:\d+\/seo-strategies$/)
    const next = page.waitForRequest(request => new URL(request.url()).pathname === "/seo-strategies")
    const notice = await page.goto("/category/seo-strategies", { waitUntil: "load" })
    expect(await page.locator("h1").textContent()).toBe("410 - Page Gone")
    goOn()
    await page.waitForURL("/seo-strategies")
    const [asked, goneOn] = [notice?.request(), await next].map(request => request?.timing().startTime)
    expect(Number(goneOn) - Number(asked)).toBeGreaterThanOrEqual(3000)
    expect(Number(goneOn) - Number(asked)).toBeLessThan(10_000)
  })
})

describe("the side menu", () => {
  const openMenu = async (options: BrowserContextOptions = phone) => {
    const page = await open("/about", options)
    await page.getByRole("button", { name: "Menu", exact: true }).click()
    const menu = page.getByRole("dialog", { name: "Menu" })
    await menu.waitFor()
    return { page, menu }
  }

  test("is 300 px wide and holds search, navigation, consultation and audit", async () => {
    const { menu } = await openMenu()
    expect((await menu.boundingBox())?.width).toBe(300)
    expect(await menu.getByRole("navigation").getByRole("link").count()).toBe(7)
    for (const name of ["Book Consultation", "Free SEO Audit"])
      expect(await menu.getByRole("link", { name }).isVisible()).toBe(true)
    expect(await menu.getByRole("searchbox").isVisible()).toBe(true)
  })

  test("keeps the focus inside and the page behind still", async () => {
    const { page } = await openMenu()
    for (let press = 0; press < 30; press += 1) {
      await page.keyboard.press("Tab")
      const place = await page.evaluate(() => {
        const { activeElement } = document
        return activeElement === document.body || Boolean(activeElement?.closest("dialog"))
      })
      expect(place).toBe(true)
    }
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("hidden")
  })

  test("closes by Escape and gives the focus back", async () => {
    const { page, menu } = await openMenu()
    await page.keyboard.press("Escape")
    await menu.waitFor({ state: "hidden" })
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Menu")
  })

  test("closes by its button and by the backdrop", async () => {
    const { page, menu } = await openMenu()
    await menu.getByRole("button", { name: "Close menu" }).click()
    await menu.waitFor({ state: "hidden" })
    await page.getByRole("button", { name: "Menu", exact: true }).click()
    await menu.waitFor()
    await page.mouse.click(30, 400)
    await menu.waitFor({ state: "hidden" })
  })

  test("closes when a link is chosen, the one to the present page included", async () => {
    const { page, menu } = await openMenu()
    await menu.getByRole("link", { name: "About" }).click()
    await menu.waitFor({ state: "hidden" })
    await page.getByRole("button", { name: "Menu", exact: true }).click()
    await menu.getByRole("link", { name: "Results" }).click()
    await heading(page, /Projects/)
    expect(await menu.isVisible()).toBe(false)
  })

  test("opens on a notice, where no script runs", async () => {
    const page = await open("/404.html", phone)
    await page.getByRole("button", { name: "Menu", exact: true }).click()
    await page.getByRole("dialog", { name: "Menu" }).waitFor()
  })

  test("is a link to the footer's index without JavaScript", async () => {
    const page = await open("/", { ...phone, javaScriptEnabled: false })
    await page.getByRole("link", { name: "Menu", exact: true }).click()
    expect(new URL(page.url()).hash).toBe("#site-index")
  })
})

describe("the search box", () => {
  test("ignores blank text", async () => {
    const page = await open("/about")
    await page.locator("#header-search").fill("   ")
    await page.locator("#header-search").press("Enter")
    expect(new URL(page.url()).pathname).toBe("/about")
  })

  test("goes to the search page with the text encoded", async () => {
    const page = await open("/about")
    await page.locator("#header-search").fill(" R&D 100% a+b ")
    await page.locator("#header-search").press("Enter")
    await page.waitForURL("**/search?q=*")
    expect(new URL(page.url()).search).toBe("?q=R%26D%20100%25%20a%2Bb")
    await heading(page, "Results for “R&D 100% a+b”")
    await page.waitForFunction(() => document.title.startsWith("Search: R&D 100% a+b"))
  })

  test("works from the side menu, which closes", async () => {
    const page = await open("/", phone)
    await page.getByRole("button", { name: "Menu", exact: true }).click()
    await page.locator("#menu-search").fill("cohort")
    await page.locator("#menu-search").press("Enter")
    await heading(page, "Results for “cohort”")
    expect(await page.getByRole("dialog", { name: "Menu" }).isVisible()).toBe(false)
  })
})

describe("dates", () => {
  test("are the visitor's today, not the day of the build", async () => {
    const page = await blank({ timezoneId: "Pacific/Kiritimati" })
    await page.clock.setFixedTime("2031-03-04T12:00:00Z")
    await page.goto("/privacy")
    await page.getByText("Last updated: 5 March 2031").waitFor()
    await page.getByText(/© 2031/).waitFor()
  })

  test.each(["/no-such-page", "/category/analytics"])(
    "have the visitor's year on the notice at %s",
    async path => {
      const page = await blank()
      await page.clock.setFixedTime("2031-03-04T12:00:00Z")
      await page.goto(path)
      await page.getByText(/© 2031/).waitFor()
    },
  )
})

test("unknown addresses answer 404: posts and pages apart", async () => {
  const page = await open("/")
  const cases = [
    ["/blog/no-such-post", "Post not found"],
    ["/analytics/no-such-post", "Post not found"],
    ["/no-such-page", "Oops! Page not found"],
  ] as const
  for (const [path, title] of cases) {
    const response = await page.goto(path)
    expect([response?.status(), await page.locator("h1").textContent()]).toEqual([404, title])
  }
  await page.getByRole("link", { name: "Return to Home" }).click()
  await page.waitForURL("/")
})

test("inside the application, unknown addresses are called what the server calls them", async () => {
  const page = await open("/")
  const cases = [
    ["/blog/no-such-post", "Post not found"],
    ["/cohort-analysis/no-such-post", "Post not found"],
    ["/no-such-page", "Oops! Page not found"],
  ] as const
  await page.evaluate(() => Object.assign(window, { stillHere: true }))
  for (const [path, title] of cases) {
    await page.evaluate(
      to => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to),
      path,
    )
    await page.waitForURL(path)
    await heading(page, title)
  }
  expect(await page.evaluate(() => "stillHere" in window)).toBe(true)
})

test.each([true, false])(
  "a notice's search box keeps blank text back (scripts run: %s)",
  async javaScriptEnabled => {
    const page = await blank({ ...desktop, javaScriptEnabled })
    await page.goto("/no-such-page")
    for (const text of ["", "   "]) {
      await page.locator("#page-search").fill(text)
      await page.locator("#page-search").press("Enter")
      expect(new URL(page.url()).pathname).toBe("/no-such-page")
    }
    await page.locator("#page-search").fill("R&D")
    await page.locator("#page-search").press("Enter")
    await page.waitForURL("/search?q=R%26D")
  },
)

test("the skip link leads past the header", async () => {
  const page = await open("/about")
  await page.keyboard.press("Tab")
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to content")
  await page.keyboard.press("Enter")
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("main")
})
