import type { Page } from "playwright-core"
import { hold } from "../support/hold"
import { openSite, phone } from "../support/open-site"
import { post, searchThese } from "../support/search-index"
import { box, heading } from "../support/search-page"
import { stopClock } from "../support/stop-clock"
import { visit } from "../support/visit"

const { blank, open } = openSite()

const titles = (page: Page) => page.locator(".found-posts h3").allTextContents()
/** Waits until what is shown answers the query in the heading: until then the last answer stays in sight. */
const found = (page: Page) => page.locator('[data-status="found"]').waitFor()

const queryOf = (page: Page) => new URL(page.url()).searchParams.get("q")

describe("typing on the page", () => {
  test("updates results, heading, title and address in place", async () => {
    const page = await open("/search")
    const entries = await page.evaluate(() => history.length)
    await box(page).pressSequentially("cohort", { delay: 20 })
    await heading(page, "Results for “cohort”")
    await found(page)
    expect(await titles(page)).toEqual(["Cohort analysis: reading retention curves"])
    expect(await page.locator(".found-posts mark").first().textContent()).toMatch(/^cohort$/i)
    expect(queryOf(page)).toBe("cohort")
    await page.waitForFunction(() => document.title.startsWith("Search: cohort |"))
    expect(await page.evaluate(() => history.length)).toBe(entries)
  })

  test("finds a fragment inside a word, and a single letter, newest first", async () => {
    const page = await open("/search")
    await box(page).fill("ashboar")
    await page.locator(".found-posts mark").first().waitFor()
    expect((await titles(page)).join()).toMatch(/dashboard/i)
    await box(page).fill("E")
    await heading(page, "Results for “E”")
    await found(page)
    await page.locator(".found-posts li:nth-child(3)").waitFor()
    const dates = await page
      .locator(".found-posts time")
      .evaluateAll(times => times.map(time => time.getAttribute("datetime") ?? ""))
    expect(dates).toEqual([...dates].sort().reverse())
  })

  test("shows resources by title, without links", async () => {
    const page = await open("/search?q=checklist")
    await page.locator(".found-resources mark").waitFor()
    expect(await page.locator(".found-resources").textContent()).toContain("SEO audit checklist")
    expect(await page.locator(".found-resources a").count()).toBe(0)
  })

  test("emptied, the page invites a query and shows nothing else", async () => {
    const page = await open("/search?q=seo")
    await page.locator(".search-results").waitFor()
    await box(page).fill("  ")
    await heading(page, "Search the site")
    expect(await page.locator(".search-results, .search-texts, .search-nothing, .notice").count()).toBe(0)
    expect(new URL(page.url()).search).toBe("")
  })

  test("a letter that comes just as the search begins is not lost", async () => {
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
  })

  test("a search that still waits leaves the address of the next page alone", async () => {
    const page = await open("/search")
    await stopClock(page)
    await box(page).fill("cohort")
    await page.evaluate(() => history.pushState({ key: "next" }, "", "/about"))
    await page.clock.runFor(1000)
    expect(new URL(page.url()).pathname).toBe("/about")
  })

  test("says how many results there are, once the typing is over", async () => {
    const page = await open("/search")
    await page.evaluate(() => {
      const status = document.querySelector(".search-head [role=status]")
      const said: string[] = []
      if (status)
        new MutationObserver(() => said.push(status.textContent ?? "")).observe(status, {
          subtree: true,
          childList: true,
          characterData: true,
        })
      Object.assign(window, { said })
    })
    await stopClock(page)
    for (const letter of "checklist") {
      await box(page).press(letter)
      await page.clock.runFor(150)
    }
    await page.locator(".search-summary", { hasText: "1 resource" }).waitFor()
    await page.clock.runFor(1000)
    expect(await page.evaluate(() => "said" in window && window.said)).toEqual([
      expect.stringMatching(/^1 resource(;|$)/),
    ])
  })
})

describe("the history", () => {
  test("back and forward restore query and results", async () => {
    const page = await open("/search?q=cohort")
    await box(page).fill("dashboard")
    await heading(page, "Results for “dashboard”")
    await page.locator("#header-search").fill("seo")
    await page.locator("#header-search").press("Enter")
    await heading(page, "Results for “seo”")
    expect(await box(page).inputValue()).toBe("seo")
    await page.goBack()
    await heading(page, "Results for “dashboard”")
    expect(await box(page).inputValue()).toBe("dashboard")
    await page.waitForFunction(() =>
      /dashboard/i.test(document.querySelector(".found-posts h3")?.textContent ?? ""),
    )
    await page.goForward()
    await heading(page, "Results for “seo”")
  })

  test("the same holds for a page left for a post and come back to", async () => {
    const page = await open("/search")
    await box(page).fill("cohort")
    await page.locator(".found-posts a").first().click()
    await page.waitForURL("**/blog/cohort-analysis-retention-curves")
    await page.goBack()
    await heading(page, "Results for “cohort”")
    expect(await titles(page)).toHaveLength(1)
  })

  test("a retired address is left the application for", async () => {
    const page = await open("/search?q=blueprint")
    const goOn = await hold(page, "**/campaign-tracking/campaign-tracking-blueprint")
    await page.evaluate(() => Object.assign(window, { stillHere: true }))
    await page.locator(".found-posts a").first().click()
    await heading(page, "410 - Page Gone")
    expect(await page.evaluate(() => "stillHere" in window)).toBe(false)
    goOn()
  })
})

describe("submitting elsewhere", () => {
  test("from the header, with the text encoded and the box cleared", async () => {
    const page = await open("/about")
    await page.locator("#header-search").fill(' a&b 100% c+d "e" खोज ')
    await page.locator("#header-search").press("Enter")
    await heading(page, 'Results for “a&b 100% c+d "e" खोज”')
    expect(queryOf(page)).toBe('a&b 100% c+d "e" खोज')
    expect(await page.locator("#header-search").inputValue()).toBe("")
  })

  test("from the side menu", async () => {
    const page = await open("/", phone)
    await page.getByRole("button", { name: "Menu", exact: true }).click()
    await page.locator("#menu-search").fill("cohort")
    await page.locator("#menu-search").press("Enter")
    await page.locator(".found-posts mark").first().waitFor()
    expect(await box(page).inputValue()).toBe("cohort")
  })
})

test.each(["R&D", "100%", "a+b", '"quoted"', "हिन्दी", "#1/2?"])(
  "%s is found, marked and kept in the address",
  async text => {
    const page = await blank()
    await searchThese(page, [post(`About ${text} today`, "Nothing"), post("Other", "Nothing")])
    await visit(page, "/search")
    await box(page).fill(text)
    await page.locator(".found-posts mark").waitFor()
    expect(await page.locator(".found-posts mark").allTextContents()).toEqual([text])
    await page.reload()
    await page.locator(".found-posts mark").waitFor()
    expect([queryOf(page), await box(page).inputValue()]).toEqual([text, text])
  },
)

test("no match offers categories and a way to ask", async () => {
  const page = await open("/search?q=zzzz")
  const offer = page.locator(".search-nothing")
  await offer.getByRole("link", { name: "Cohort Analysis" }).waitFor()
  await offer.getByRole("link", { name: "Contact us" }).click()
  await page.waitForURL("**/contact")
})

test("more than 20 results come with a button, which the keyboard goes on from", async () => {
  const page = await blank()
  const many = Array.from({ length: 45 }, (_, at) => post(`Report ${at}`, "Text"))
  await searchThese(page, many)
  await visit(page, "/search?q=report")
  expect(await titles(page)).toHaveLength(20)
  await page.getByRole("button", { name: "Show more", exact: true }).press("Enter")
  await page.locator(".found-posts li:nth-child(40)").waitFor()
  await page.locator(".found-posts a:focus").waitFor()
  expect(await page.locator(".found-posts a:focus").textContent()).toBe((await titles(page))[20])
  await page.reload()
  await page.locator(".found-posts li:nth-child(40)").waitFor()
  await page.getByRole("button", { name: "Show more", exact: true }).click()
  await page.locator(".found-posts li:nth-child(45)").waitFor()
  expect(await page.getByRole("button", { name: "Show more", exact: true }).count()).toBe(0)
})
