import { parseArgs } from "node:util"
import type { Browser, CDPSession, Page } from "playwright-core"
import { launchBrowser } from "../test/support/browser"
import { desktop, phone } from "../test/support/open-site"
import { serveSite } from "../test/support/site-server"
import { visit } from "../test/support/visit"
import { chooseBrowser, median, runsOf, table } from "./support"

// npm run bench:navigation -- --pointer mouse --cpu 4 --rest 0 --runs 3: milliseconds from pressing a link to the paint of
// the next page's h1, on slow 4G; all of each by default. Several --site FOLDER are measured in turns.
const { values: options } = parseArgs({
  options: {
    pointer: { type: "string", multiple: true, default: ["mouse", "touch"] },
    cpu: { type: "string", multiple: true, default: ["1", "4"] },
    rest: { type: "string", multiple: true, default: ["400", "0"] },
    runs: { type: "string", default: "5" },
    site: { type: "string", multiple: true, default: ["."] },
    browser: { type: "string" },
  },
})

// Lighthouse's "slow 4G".
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

const article = "cohort-analysis-retention-curves"
const reading = [
  ["home → blog", 'a[href="/blog"]', "^Blog$"],
  ["blog → post", `.article-list a[href="/blog/${article}"]`, "^Cohort analysis: "],
  ["post → category", '.article-head a[href="/cohort-analysis"]', "^Category: Cohort"],
  ["category → post", `.article-list a[href="/cohort-analysis/${article}"]`, "^Cohort analysis: "],
] as const
const journeys = [reading, [["home → services", 'a[href^="/services"]', "."]]] as const

type Manner = { readonly pointer: string; readonly cpu: number; readonly rest: number }

/** Runs in the page, and resolves to the milliseconds between the press and the paint of a new h1 (Element Timing). */
const startClock = (pattern: string) => {
  const wanted = new RegExp(pattern)
  const old = new Set(document.querySelectorAll("h1"))
  let pressed = Number.NaN
  addEventListener("pointerdown", event => (pressed = event.timeStamp), { capture: true, once: true })
  const painted = new Promise<number>(resolve => {
    new MutationObserver(() => {
      for (const heading of document.querySelectorAll("h1"))
        if (!old.has(heading)) heading.setAttribute("elementtiming", "heading")
    }).observe(document.body, { childList: true, subtree: true })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        element?: Element
        renderTime: number
      })[])
        if (wanted.test(entry.element?.textContent ?? "")) resolve(entry.renderTime - pressed)
    }).observe({ type: "element" })
  })
  Object.assign(window, { painted })
}

const press = async (session: CDPSession, pointer: string, x: number, y: number): Promise<void> => {
  if (pointer === "touch") {
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] })
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })
    return
  }
  const button = { x, y, button: "left", buttons: 1, clickCount: 1 } as const
  await session.send("Input.dispatchMouseEvent", { type: "mousePressed", ...button })
  await session.send("Input.dispatchMouseEvent", { type: "mouseReleased", ...button, buttons: 0 })
}

const follow = async (page: Page, session: CDPSession, manner: Manner, selector: string, heading: string) => {
  const link = page
    .locator(`${manner.pointer === "touch" ? "main " : ""}${selector}`)
    .locator("visible=true")
    .first()
  await link.scrollIntoViewIfNeeded()
  await page.evaluate(startClock, heading)
  // A link may go over two lines, with nothing in the middle of its box.
  const [x, y] = await link.evaluate(element => {
    const line = element.getClientRects()[0] ?? new DOMRect()
    return [line.x + line.width / 2, line.y + line.height / 2] as const
  })
  if (manner.pointer === "mouse") await session.send("Input.dispatchMouseEvent", { type: "mouseMoved", x, y })
  await page.waitForTimeout(manner.rest)
  await press(session, manner.pointer, x, y)
  return page.evaluate(() => (window as Window & { painted?: Promise<number> }).painted ?? Number.NaN)
}

/** Follows the links of a journey one after another, beginning at home. @returns milliseconds of each */
const walk = async (browser: Browser, url: string, manner: Manner, journey: (typeof journeys)[number]) => {
  const context = await browser.newContext(
    manner.pointer === "mouse" ? desktop : { ...phone, isMobile: true },
  )
  // tsx names compiled functions through a helper that the page does not have.
  await context.addInitScript("globalThis.__name = named => named")
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send("Network.enable")
  await session.send("Network.emulateNetworkConditions", slow4G)
  await session.send("Emulation.setCPUThrottlingRate", { rate: manner.cpu })
  await visit(page, url)
  const times: number[] = []
  for (const [, selector, heading] of journey) {
    times.push(await follow(page, session, manner, selector, heading))
    await page.waitForTimeout(1000)
  }
  await context.close()
  return times
}

const main = async (): Promise<void> => {
  const runs = runsOf(options.runs)
  const browserName = chooseBrowser(options.browser)
  const browser = await launchBrowser()
  const sites = await Promise.all(options.site.map(folder => serveSite({}, folder)))
  const rows = [["link", "pointer", "rest ms", "CPU", ...options.site.map(folder => `${folder} ms`)]]
  try {
    for (const pointer of options.pointer)
      for (const rest of options.rest)
        for (const cpu of options.cpu)
          for (const journey of journeys) {
            const times: number[][][] = sites.map(() => [])
            for (let run = 0; run < runs; run++)
              for (const [at, { url }] of sites.entries())
                times[at]?.push(
                  await walk(browser, url, { pointer, rest: Number(rest), cpu: Number(cpu) }, journey),
                )
            for (const [index, [link]] of journey.entries()) {
              const medians = times.map(walks =>
                median(walks.map(walked => walked[index] ?? Number.NaN)).toFixed(0),
              )
              rows.push([link, pointer, rest, `${cpu}×`, ...medians])
            }
          }
  } finally {
    await browser.close()
    for (const site of sites) await site.stop()
    console.log(`${table(rows)}\n\nMedians of ${runs}, slow 4G, ${browserName}.`)
  }
}

void main()
