import type { Page } from "playwright-core"
import { paths } from "../../src/shared/paths"
import { desktop, openSite } from "../support/open-site"
import { delayResponses, hydrated, setConnection, watchNetwork } from "../support/visit"

const { blank, open, show } = openSite()

const heading = (page: Page, text: string | RegExp) =>
  page.getByRole("heading", { level: 1, name: text }).waitFor()

/** Marks the document. @returns a function that says whether it is still the same */
const watchReload = async (page: Page): Promise<() => Promise<boolean>> => {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  return () => page.evaluate(() => "isSameDocument" in window)
}

const navigate = (page: Page, to: string) =>
  page.evaluate(path => (window as unknown as { ___navigate: (to: string) => void }).___navigate(path), to)

test("links from home to the blog, an article, its category, its tag and another article cause no reload", async () => {
  const page = await open("/")
  const isSameDocument = await watchReload(page)
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blog" }).click()
  await heading(page, "How we do it, in full")
  await page.getByRole("link", { name: "Cohort analysis: reading retention curves" }).click()
  await page.waitForURL("**/blog/cohort-analysis-retention-curves")
  await heading(page, /^Cohort analysis/)
  await page.locator(".article-head").getByRole("link", { name: "Cohort Analysis" }).click()
  await heading(page, "Category: Cohort Analysis")
  await page.getByRole("link", { name: /Cohort analysis: reading/ }).click()
  await page.waitForURL("**/cohort-analysis/cohort-analysis-retention-curves")
  const inText = "/blog/deep-dive-analysis-methodology"
  await page.locator(`main p a[href="${inText}"]`).first().click()
  await heading(page, /^Deep dive analysis/i)
  await page.goBack()
  await page.getByRole("list", { name: "Tags" }).getByRole("link", { name: "Digital Marketing" }).click()
  await heading(page, "Tag: Digital Marketing")
  expect(await isSameDocument()).toBe(true)
})

test("a page opened from the end of another one begins at its top", async () => {
  const page = await open(paths.services)
  for (const [to, words] of [
    [paths.contact, /./],
    [paths.sitemap, "Sitemap"],
  ] as const) {
    await page.locator(`footer a[href="${to}"]`).first().click()
    await page.waitForURL(`**${to}`)
    await heading(page, words)
    await page.waitForFunction(() => scrollY === 0)
  }
})

test("the main navigation marks the current page and section", async () => {
  const page = await open("/analytics/digital-measurement-tracking-guide")
  const main = page.getByRole("navigation", { name: "Main" })
  expect(await main.locator('[aria-current="true"]').allTextContents()).toEqual(["Blog"])
  await page.goto("/blog")
  expect(await main.locator('[aria-current="page"]').textContent()).toBe("Blog")
})

test("client-side navigation updates the whole head, structured data included", async () => {
  const page = await open("/")
  await page.locator('header a[href="/about"]:visible').first().click()
  await page.locator('link[rel=canonical][href$="/about"]').waitFor({ state: "attached" })
  const headOf = () =>
    page.evaluate(() => ({
      title: document.title,
      tags: [...document.head.querySelectorAll("meta[name], meta[property], link[rel=canonical]")]
        .map(tag => tag.outerHTML.replace(/ data-react-helmet="true"/, ""))
        .sort(),
      graphs: [...document.head.querySelectorAll("script[type='application/ld+json']")].map(
        script => script.textContent,
      ),
    }))
  const clicked = await headOf()
  expect(clicked.graphs).toHaveLength(1)
  await page.reload()
  expect(clicked).toEqual(await headOf())
})

test("a tag page's link to a retired address shows the 410 page, which redirects", async () => {
  const page = await open("/tag/campaign-tracking")
  const release = await delayResponses(page, "**/campaign-tracking/campaign-tracking-blueprint")
  await page.getByRole("link", { name: /Campaign tracking blueprint/ }).click()
  await heading(page, "410 - Page Gone")
  expect(new URL(page.url()).pathname).toBe("/blog/campaign-tracking-blueprint")
  release()
  await page.waitForURL("**/campaign-tracking/campaign-tracking-blueprint")
})

test.each([true, false])(
  "a 410 page redirects after three seconds (JavaScript: %s)",
  async javaScriptEnabled => {
    const page = await blank({ ...desktop, javaScriptEnabled })
    const next = page.waitForRequest(request => new URL(request.url()).pathname === "/seo-strategies")
    const opened = performance.now()
    await page.goto("/category/seo-strategies")
    await next
    expect(performance.now() - opened).toBeGreaterThanOrEqual(3000)
    await page.waitForURL("/seo-strategies")
  },
)

const unknown = [
  ["/blog/no-such-post", "Post not found"],
  ["/analytics/no-such-post", "Post not found"],
  ["/no-such-page", "Oops! Page not found"],
] as const

test("an unknown address has the same page from the server and by client-side navigation", async () => {
  const page = await show("/")
  for (const [path, title] of unknown) {
    const response = await page.goto(path)
    expect([response?.status(), await page.locator("h1").textContent()]).toEqual([404, title])
  }
  await page.getByRole("link", { name: "Return to Home" }).click()
  await page.waitForURL("/")
  await hydrated(page)
  const isSameDocument = await watchReload(page)
  for (const [path, title] of unknown) {
    await navigate(page, path)
    await page.waitForURL(path)
    await heading(page, title)
  }
  expect(await isSameDocument()).toBe(true)
})

test.each(["/privacy", "/no-such-page", "/category/analytics"])(
  "dates on %s are the visitor's, not those of the build",
  async path => {
    const page = await blank({ timezoneId: "Pacific/Kiritimati" })
    await page.clock.setFixedTime("2031-03-04T12:00:00Z")
    await page.goto(path)
    if (path === "/privacy") await page.getByText("Last updated: 5 March 2031").waitFor()
    await page.getByText(/© 2031/).waitFor()
  },
)

test("the skip link skips the header", async () => {
  const page = await open("/about")
  await page.keyboard.press("Tab")
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to content")
  await page.keyboard.press("Enter")
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("main")
})

test("a hovered link opens without another request", async () => {
  const page = await blank()
  await setConnection(page, { saveData: true })
  await page.goto(paths.home)
  await hydrated(page)
  const link = page.locator(`header a[href="${paths.services}"]:visible`)
  const loaded = page.waitForEvent("requestfinished", request => /page-data\/services\//.test(request.url()))
  const network = watchNetwork(page)
  await link.hover()
  await loaded
  await network.quiet(1000)
  const requests: string[] = []
  page.on("request", request => requests.push(request.url()))
  const isSameDocument = await watchReload(page)
  await link.click()
  await heading(page, "What we do")
  const ofPage = requests.filter(url => /page-data\/services\/|component---/.test(url))
  expect([ofPage, await isSameDocument()]).toEqual([[], true])
})

test("a page that failed to load offline opens once there is a connection", async () => {
  const page = await blank()
  await setConnection(page, { saveData: true })
  await page.goto(paths.home)
  await hydrated(page)
  const link = page.locator(`header a[href="${paths.services}"]:visible`)
  await page.context().setOffline(true)
  const failed = page.waitForEvent("requestfailed", request => /page-data\/services\//.test(request.url()))
  const network = watchNetwork(page)
  await link.hover()
  await failed
  await network.quiet(1000)
  await page.context().setOffline(false)
  await link.click()
  await heading(page, "What we do")
})
