import type { Browser } from "playwright-core"
import { launchBrowser } from "../../test/support/browser"
import { phone } from "../../test/support/server/open"
import { slowDown } from "../../test/support/visit"
import { median, withSites } from "./support"

/** From the navigation's start, in ms: what is measured of each visit. */
const watched = 4000

const slowedFigures = [
  "FCP ms",
  "LCP ms",
  "blocking ms",
  "main thread ms",
  "script ms",
  "layout ms",
  "style ms",
  "longest task ms",
  "layouts",
  "CLS",
] as const
export type SlowedFigure = (typeof slowedFigures)[number]

type Shift = PerformanceEntry & { value: number }

/** What the page itself saw: paints, tasks longer than 50 ms (W3C, "Long Tasks API") and layout shifts. */
const readEntries = async () => {
  const read = (type: string) =>
    new Promise<PerformanceEntryList>(resolve => {
      new PerformanceObserver(list => resolve(list.getEntries())).observe({ type, buffered: true })
      setTimeout(resolve, 200, [])
    })
  const types = ["paint", "largest-contentful-paint", "longtask", "layout-shift"]
  const [paints = [], largest = [], tasks = [], shifts = []] = await Promise.all(types.map(read))
  const fcp = paints.find(({ name }) => name === "first-contentful-paint")?.startTime ?? Number.NaN
  // Of the task that paints first only what comes after it blocks.
  const blocking = tasks.map(task => task.startTime + task.duration - Math.max(task.startTime, fcp) - 50)
  return {
    "FCP ms": fcp,
    "LCP ms": largest.at(-1)?.startTime ?? Number.NaN,
    "blocking ms": blocking.filter(ms => ms > 0).reduce((sum, ms) => sum + ms, 0),
    "longest task ms": Math.max(0, ...tasks.map(({ duration }) => duration)),
    CLS: shifts.reduce((sum, shift) => sum + (shift as Shift).value, 0),
  }
}

const visit = async (browser: Browser, url: string): Promise<Record<SlowedFigure, number>> => {
  const context = await browser.newContext({ ...phone, isMobile: true, deviceScaleFactor: 2 })
  try {
    // tsx compiles functions to call a helper that the page does not have.
    await context.addInitScript("globalThis.__name = named => named")
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send("Performance.enable", { timeDomain: "timeTicks" })
    await slowDown(page, 4)
    await page.goto(url, { waitUntil: "commit" })
    const start = await page.evaluate(() => performance.timeOrigin)
    await page.waitForTimeout(start + watched - Date.now())
    const { metrics } = await session.send("Performance.getMetrics")
    const metric = (name: string) => metrics.find(own => own.name === name)?.value ?? Number.NaN
    return {
      ...(await page.evaluate(readEntries)),
      "main thread ms": metric("TaskDuration") * 1000,
      "script ms": metric("ScriptDuration") * 1000,
      "layout ms": metric("LayoutDuration") * 1000,
      "style ms": metric("RecalcStyleDuration") * 1000,
      layouts: metric("LayoutCount"),
    }
  } finally {
    await context.close()
  }
}

/**
 * The medians of visits on a phone whose connection and processor are slowed, not simulated, for each page and site. Sites take
 * turns: the machine's noise is the same for all. A site without a page shows its first.
 */
export const measureSlowed = (folders: readonly string[], paths: readonly string[], runs: number) =>
  withSites(folders, async sites => {
    await using browser = await launchBrowser()
    const pages: Record<SlowedFigure, number>[][] = []
    for (const path of paths) {
      const addresses = await Promise.all(
        sites.map(async ({ url }) => url + ((await fetch(url + path)).ok ? path : "/")),
      )
      // The first visits are slower: the browser starts its processes.
      for (const address of addresses) await visit(browser, address)
      const visits: Record<SlowedFigure, number>[][] = sites.map(() => [])
      for (let run = 0; run < runs; run++)
        for (const [at, address] of addresses.entries()) visits[at]?.push(await visit(browser, address))
      const medianOf = (own: Record<SlowedFigure, number>[]) =>
        Object.fromEntries(slowedFigures.map(name => [name, median(own.map(figures => figures[name]))]))
      pages.push(visits.map(own => medianOf(own) as Record<SlowedFigure, number>))
      console.error(path)
    }
    return pages
  })
