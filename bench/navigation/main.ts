import type { Browser, Page } from "playwright-core"
import { launchBrowser } from "../../test/support/browser"
import { watchTransfers } from "../../test/support/own-transfers"
import { type RunningSite, serveSite } from "../../test/support/site-server"
import { visit } from "../../test/support/visit"
import { median, table } from "../table"

/** One click of the journey: which link, and the h1 that then stands there. */
type Click = { name: string; link: string; heading: RegExp }

const journey: Click[] = [
  { name: "home → blog", link: 'nav[aria-label="Main"] a[href="/blog"]', heading: /^Blog$/ },
  {
    name: "blog → post",
    link: '.article-list a[href="/blog/cohort-analysis-retention-curves"]',
    heading: /^Cohort analysis: reading/,
  },
  { name: "post → category", link: '.article-head a[href="/cohort-analysis"]', heading: /^Category: Cohort/ },
  {
    name: "category → post",
    link: '.article-list a[href^="/cohort-analysis/"]',
    heading: /^Cohort analysis: reading/,
  },
]

// Lighthouse's "slow 4G": 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up.
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
// Until what a link fetches ahead is there: on slow 4G about half a second.
const secondsToHover = Number(process.env.HOVER_SECONDS ?? 1)

type Followed = { milliseconds: number; bytes: number }

const follow = async (
  page: Page,
  transfers: Awaited<ReturnType<typeof watchTransfers>>,
  { link, heading }: Click,
): Promise<Followed> => {
  const target = page.locator(link).first()
  await target.hover()
  await page.waitForTimeout(secondsToHover * 1000)
  transfers.restart((await target.getAttribute("href")) ?? "")
  const milliseconds = await page.evaluate(
    ([selector, pattern]) =>
      new Promise<number>(resolve => {
        const wanted = new RegExp(pattern)
        const from = location.pathname
        const watch = new MutationObserver(() => {
          if (location.pathname === from || !wanted.test(document.querySelector("h1")?.textContent ?? ""))
            return
          watch.disconnect()
          resolve(performance.now() - start)
        })
        watch.observe(document.body, { childList: true, subtree: true, characterData: true })
        const start = performance.now()
        document.querySelector<HTMLAnchorElement>(selector)?.click()
      }),
    [link, heading.source] as const,
  )
  await page.waitForTimeout(500)
  return { milliseconds, bytes: transfers.soFar().reduce((sum, { bytes }) => sum + bytes, 0) }
}

const walk = async (browser: Browser, site: RunningSite, slowdown: number) => {
  const context = await browser.newContext({ viewport: { width: 1350, height: 940 } })
  // tsx names the functions that it compiles through a helper, which the page does not have.
  await context.addInitScript("globalThis.__name = named => named")
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send("Network.enable")
  await session.send("Network.emulateNetworkConditions", slow4G)
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown })
  await visit(page, site.url)
  const clicks = []
  const transfers = await watchTransfers(page)
  for (const click of journey) clicks.push(await follow(page, transfers, click))
  await context.close()
  return clicks
}

const runs = 5
const slowdowns = [1, 4]

const main = async (): Promise<void> => {
  const site = await serveSite()
  const browser = await launchBrowser()
  try {
    const heads = slowdowns.flatMap(slowdown => [`${slowdown}× ms`, `${slowdown}× bytes after it`])
    const rows = journey.map(({ name }) => [name])
    for (const slowdown of slowdowns) {
      const walks = []
      for (let run = 0; run < runs; run += 1) walks.push(await walk(browser, site, slowdown))
      for (const [index, row] of rows.entries()) {
        const clicks = walks.flatMap(all => all[index] ?? [])
        const milliseconds = median(clicks.map(click => click.milliseconds))
        row.push(milliseconds.toFixed(0), String(Math.max(...clicks.map(({ bytes }) => bytes))))
      }
    }
    console.log(table([["click", ...heads], ...rows]))
    console.log(`\nMedians of ${runs}, slow-4G emulation, at 1× and 4× CPU slowdown.`)
  } finally {
    await browser.close()
    await site.stop()
  }
}

void main()
