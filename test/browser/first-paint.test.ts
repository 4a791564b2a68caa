import { readdirSync, readFileSync } from "node:fs"
import type { Browser, Page } from "playwright-core"
import { addresses } from "../../src/addresses"
import { launchBrowser } from "../support/browser"
import { type RunningSite, serveSite } from "../support/site-server"
import { visit } from "../support/visit"

let browser: Browser
let site: RunningSite

beforeAll(async () => {
  ;[browser, site] = await Promise.all([launchBrowser(), serveSite()])
})

afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

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
  page.evaluate(
    names =>
      [...document.querySelectorAll("body *:not(script, template, link, style)")].flatMap(element =>
        [null, "::before", "::after"].map(part => {
          const style = getComputedStyle(element, part)
          const look = names.map(name => `${name}: ${style.getPropertyValue(name)}`)
          return [element.tagName, element.getAttribute("class"), part, ...look].join("; ")
        }),
      ),
    properties,
  )

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
    const context = await browser.newContext({ javaScriptEnabled: false, bypassCSP: true })
    const page = await context.newPage()
    await page.goto(site.url + path, { waitUntil: "load" })
    const alone: string[][] = []
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      alone.push(await looks(page))
    }
    await page.evaluate(
      css => {
        document.body.append(Object.assign(document.createElement("style"), { textContent: css }))
      },
      readFileSync(`public/${stylesheet}`, "utf8"),
    )
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(changes(alone.shift() ?? [], await looks(page)).slice(0, 3)).toEqual([])
    }
    await context.close()
  },
)

test("no script of the application is asked for before the page is painted", async () => {
  const page = await browser.newPage()
  await visit(page, site.url)
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
})

test("a link leads on, and the menu opens, while the application is still on its way", async () => {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 } })
  const page = await context.newPage()
  // A script that neither comes nor fails.
  await page.route("**/*.js", () => new Promise(() => {}))
  await page.goto(site.url, { waitUntil: "domcontentloaded" })
  await page.getByRole("button", { name: "Menu", exact: true }).click()
  await page.getByRole("dialog").getByRole("link", { name: "Blog" }).click()
  await page.waitForURL(`${site.url}/blog`, { waitUntil: "domcontentloaded" })
  expect(await page.locator("h1").textContent()).toBe("Blog")
  await context.close()
})

test("fonts come inside the page: a first visit asks for none, and text never stands in another", async () => {
  const page = await browser.newPage()
  const fonts: string[] = []
  page.on("request", request => {
    if (request.resourceType() === "font" && !request.url().startsWith("data:")) fonts.push(request.url())
  })
  await visit(page, site.url)
  expect(fonts).toEqual([])
  expect(
    await page.evaluate(() =>
      ["500 40px Newsreader", "400 16px 'Schibsted Grotesk'"].map(font => document.fonts.check(font)),
    ),
  ).toEqual([true, true])
  await page.close()
})
