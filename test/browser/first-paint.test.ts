import { addresses } from "../../src/shared/addresses"
import { runSite } from "../support/run-site"
import { hydrated, visit } from "../support/visit"

const running = runSite()

test("a document carries the whole stylesheet, and asks for no other", async () => {
  const page = await running.browser.newPage()
  const stylesheets: string[] = []
  page.on("request", request => {
    if (request.resourceType() === "stylesheet") stylesheets.push(request.url())
  })
  await visit(page, running.site.url)
  await page.locator(`header a[href="${addresses.blog}"]:visible`).click()
  await page.getByRole("heading", { level: 1, name: "Blog" }).waitFor()
  expect(stylesheets).toEqual([])
  await page.close()
})

test.each(["outside the page", "on the page, where it lies still"])(
  "no script of the application is asked for before the page is painted: the pointer is %s",
  async place => {
    const page = await running.browser.newPage()
    if (place.startsWith("on")) {
      await page.goto(`${running.site.url}/sitemap.xml`)
      await page.mouse.move(300, 300)
    }
    await visit(page, running.site.url)
    const { painted, scripts } = await page.evaluate(() => ({
      painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
      scripts: performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".js"))
        .map(({ startTime }) => startTime),
    }))
    expect(scripts.length).toBeGreaterThan(3)
    expect(Math.min(...scripts)).toBeGreaterThan(painted)
    await page.close()
  },
)

test.each([
  [
    "is never idle",
    () => {
      window.requestIdleCallback = (task, options) =>
        options?.timeout ? Number(setTimeout(task, options.timeout)) : 0
    },
  ],
  [
    "does not tell when the largest thing is painted",
    () => {
      Object.defineProperty(PerformanceObserver, "supportedEntryTypes", { value: [] })
      PerformanceObserver.prototype.observe = () => {}
    },
  ],
])("the application starts by itself in a browser that %s", async (_, limit) => {
  const page = await running.browser.newPage()
  await page.addInitScript(limit)
  await visit(page, running.site.url)
  expect(await page.locator("head > link[rel=manifest]").count()).toBe(1)
  await page.close()
})

test("a pointer that moves starts the application at once", async () => {
  const page = await running.browser.newPage()
  // Never idle: nothing but the visitor starts it.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  await page.goto(running.site.url, { waitUntil: "load" })
  await page.mouse.move(300, 300)
  await page.mouse.move(310, 310)
  await hydrated(page)
  await page.close()
})

test("a link leads on, and the menu opens, while the application is still on its way", async () => {
  const context = await running.browser.newContext({ viewport: { width: 390, height: 800 } })
  const page = await context.newPage()
  // A script that neither comes nor fails.
  await page.route("**/*.js", () => new Promise(() => {}))
  await page.goto(running.site.url, { waitUntil: "domcontentloaded" })
  await page.getByRole("button", { name: "Menu", exact: true }).click()
  await page.getByRole("dialog").getByRole("link", { name: "Blog" }).click()
  await page.waitForURL(`${running.site.url}/blog`, { waitUntil: "domcontentloaded" })
  expect(await page.locator("h1").textContent()).toBe("Blog")
  await context.close()
})

test("fonts come inside the page: a first visit asks for none, and text never stands in another", async () => {
  const page = await running.browser.newPage()
  const fonts: string[] = []
  page.on("request", request => {
    if (request.resourceType() === "font" && !request.url().startsWith("data:")) fonts.push(request.url())
  })
  await visit(page, running.site.url)
  expect(fonts).toEqual([])
  expect(
    await page.evaluate(() =>
      ["500 40px Newsreader", "400 16px 'Schibsted Grotesk'"].map(font => document.fonts.check(font)),
    ),
  ).toEqual([true, true])
  await page.close()
})
