import { readdirSync, readFileSync } from "node:fs"
import type { Page } from "playwright-core"
import { addresses } from "../../src/shared/addresses"
import { runSite } from "../support/run-site"
import { takenOver, visit } from "../support/visit"

const running = runSite()

const stylesheet = readdirSync("public").find(name => /^styles\..*\.css$/.test(name))

// What a rule that is missing would change; all of some 400 properties would take minutes.
const properties = [
  ..."display position width height margin padding border gap color background-color opacity visibility".split(
    " ",
  ),
  ..."font-family font-size font-weight line-height text-decoration list-style-type flex grid-area".split(
    " ",
  ),
  ..."z-index overflow transform border-radius box-shadow fill stroke content".split(" "),
]

/** What every element and its generated content look like, as one line each. */
const looks = (page: Page): Promise<string[]> =>
  page.evaluate(names => {
    for (const animation of document.getAnimations()) animation.finish()
    return [...document.querySelectorAll("body *:not(script, template, link, style)")].flatMap(element =>
      [null, "::before", "::after"].map(part => {
        const style = getComputedStyle(element, part)
        const look = names.map(name => `${name}: ${style.getPropertyValue(name)}`)
        return [element.tagName, element.getAttribute("class"), part, ...look].join("; ")
      }),
    )
  }, properties)

const addStyle = (page: Page, css: string): Promise<void> =>
  page.evaluate(text => {
    document.body.append(Object.assign(document.createElement("style"), { textContent: text }))
  }, css)

const changes = (before: string[], after: string[]): string[] =>
  before.flatMap((line, index) => (line === after[index] ? [] : [`${line} → ${after[index]}`]))

const onePageOfAKind = [
  addresses.home,
  addresses.blog,
  addresses.services,
  addresses.results,
  addresses.about,
  addresses.contact,
  addresses.search,
  addresses.privacy,
  addresses.sitemap,
  "/blog/cohort-analysis-retention-curves",
  "/resources/seo-audit-checklist",
  "/cohort-analysis",
  "/tag/seo",
]

test.each(onePageOfAKind)(
  "%s carries every rule it uses: the whole stylesheet changes nothing",
  async path => {
    const context = await running.browser.newContext({ javaScriptEnabled: false, bypassCSP: true })
    const page = await context.newPage()
    await page.goto(running.site.url + path, { waitUntil: "load" })
    // Which section of a list of contents is being read, browsers find out some frames later.
    await addStyle(page, "* { scroll-target-group: none !important }")
    const alone: string[][] = []
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      alone.push(await looks(page))
    }
    await addStyle(page, readFileSync(`public/${stylesheet}`, "utf8"))
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(changes(alone.shift() ?? [], await looks(page)).slice(0, 3)).toEqual([])
    }
    await context.close()
  },
)

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
  expect(await page.locator("body > link[rel=stylesheet]").count()).toBe(1)
  await page.close()
})

test("a pointer that moves starts the application at once", async () => {
  const page = await running.browser.newPage()
  // Never idle: nothing but the visitor starts it.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  await page.goto(running.site.url, { waitUntil: "load" })
  await page.mouse.move(300, 300)
  await page.mouse.move(310, 310)
  await takenOver(page)
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
