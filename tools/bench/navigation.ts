import type { Browser } from "playwright-core"
import { command } from "../../src/command"
import { paths } from "../../src/shared/paths"
import { launchBrowser } from "../../test/support/browser"
import { readDocument } from "../../test/support/documents"
import { desktop, phone } from "../../test/support/server/open"
import { slowDown, visit } from "../../test/support/visit"
import { measuring, median, runsAndSites, table, withSites } from "./support"

const about = "Milliseconds from pressing a link to the paint of the next page's h1, on slow 4G; 5 visits."

/** The first address that a link in a built page leads to. */
const linkIn = (path: string, selector: string): string =>
  readDocument(path).root.querySelector(selector)?.getAttribute("href") ?? paths.blog

const linksToFollow = () => {
  const article = linkIn(paths.blog, "main h2 a")
  const category = linkIn(article, ".article-head a[href]")
  return [
    [paths.home, paths.blog],
    [paths.blog, article],
    [article, category],
    [category, linkIn(category, "main h2 a")],
    [paths.home, paths.services],
  ] as const
}
type Link = ReturnType<typeof linksToFollow>[number]

/** How long the link is in view, and then under the pointer, before it is pressed. */
const ways = [
  { pointer: "mouse", seenMs: 0, restMs: 400 },
  { pointer: "mouse", seenMs: 0, restMs: 0 },
  { pointer: "touch", seenMs: 5000, restMs: 0 },
  { pointer: "touch", seenMs: 0, restMs: 0 },
]
const setups = ways.flatMap(way => [1, 4].map(cpu => ({ ...way, cpu })))
type Setup = (typeof setups)[number]

const startClock = () => {
  const old = new Set(document.querySelectorAll("h1"))
  let pressed = Number.NaN
  addEventListener("pointerdown", event => (pressed = event.timeStamp), { capture: true, once: true })
  const painted = new Promise<number>(resolve => {
    new MutationObserver(() => {
      for (const heading of document.querySelectorAll("h1"))
        if (!old.has(heading)) heading.setAttribute("elementtiming", "heading")
    }).observe(document.body, { childList: true, subtree: true })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries())
        resolve((entry as PerformanceEntry & { renderTime: number }).renderTime - pressed)
    }).observe({ type: "element" })
  })
  Object.assign(window, { painted })
}

const follow = async (
  browser: Browser,
  url: string,
  [from, to]: Link,
  { pointer, seenMs, restMs, cpu }: Setup,
) => {
  const context = await browser.newContext(pointer === "mouse" ? desktop : { ...phone, isMobile: true })
  // tsx compiles functions to call a helper that the page does not have.
  await context.addInitScript("globalThis.__name = named => named")
  const page = await context.newPage()
  await slowDown(page, cpu)
  await visit(page, url + from)
  const link = page.locator(`a[href="${to}"]`).locator("visible=true").first()
  await link.scrollIntoViewIfNeeded()
  await page.waitForTimeout(seenMs)
  await page.evaluate(startClock)
  // The middle of a link on two lines may be empty.
  const [x, y] = await link.evaluate(element => {
    const line = element.getClientRects()[0] ?? new DOMRect()
    return [line.x + line.width / 2, line.y + line.height / 2] as const
  })
  if (pointer === "mouse") await page.mouse.move(x, y)
  await page.waitForTimeout(restMs)
  await (pointer === "mouse" ? page.mouse.click(x, y) : page.touchscreen.tap(x, y))
  const ms = await page.evaluate(() => (window as Window & { painted?: Promise<number> }).painted)
  await context.close()
  return ms ?? Number.NaN
}

command({ call: "npm run bench:navigation", about, options: measuring }, ({ values }) => {
  const { runs, folders } = runsAndSites(values, "5")
  const links = linksToFollow()
  return withSites(folders, async sites => {
    await using browser = await launchBrowser()
    const rows = [["link", "pointer", "in view, resting ms", "CPU", ...folders.map(folder => `${folder} ms`)]]
    for (const setup of setups)
      for (const link of links) {
        const times: number[][] = sites.map(() => [])
        for (let run = 0; run < runs; run++)
          for (const [at, { url }] of sites.entries())
            times[at]?.push(await follow(browser, url, link, setup))
        const medians = times.map(own => median(own).toFixed(0))
        const { pointer, seenMs, restMs, cpu } = setup
        rows.push([link.join(" → "), pointer, `${seenMs}, ${restMs}`, `${cpu}×`, ...medians])
      }
    console.log(table(rows))
  })
})
