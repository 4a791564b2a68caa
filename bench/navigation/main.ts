import type { Browser, CDPSession, Page } from "playwright-core"
import { launchBrowser } from "../../test/support/browser"
import { type RunningSite, serveSite } from "../../test/support/site-server"
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
const secondsToHover = 0.3

const follow = async (
  page: Page,
  { link, heading }: Click,
): Promise<{ milliseconds: number; requests: number }> => {
  let requests = 0
  const count = () => (requests += 1)
  await page.locator(link).first().hover()
  await page.waitForTimeout(secondsToHover * 1000)
  await page.waitForLoadState("networkidle")
  page.on("request", count)
  const milliseconds = await page.evaluate(
    ([selector, pattern]) =>
      new Promise<number>(resolve => {
        const wanted = new RegExp(pattern)
        const before = location.pathname
        const start = performance.now()
        const look = () => {
          const isThere =
            location.pathname !== before && wanted.test(document.querySelector("h1")?.textContent ?? "")
          if (isThere) resolve(performance.now() - start)
          else requestAnimationFrame(look)
        }
        document.querySelector<HTMLAnchorElement>(selector)?.click()
        look()
      }),
    [link, heading.source] as const,
  )
  await page.waitForTimeout(200)
  page.off("request", count)
  return { milliseconds, requests }
}

const walk = async (browser: Browser, site: RunningSite, slowdown: number) => {
  const context = await browser.newContext({ viewport: { width: 1350, height: 940 } })
  // tsx names the functions that it compiles through a helper, which the page does not have.
  await context.addInitScript("globalThis.__name = named => named")
  const page = await context.newPage()
  const session: CDPSession = await context.newCDPSession(page)
  await session.send("Network.enable")
  await session.send("Network.emulateNetworkConditions", slow4G)
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown })
  await page.goto(site.url, { waitUntil: "networkidle" })
  const clicks = []
  for (const click of journey) clicks.push(await follow(page, click))
  await context.close()
  return clicks
}

const runs = 5
const slowdowns = [1, 4]

const main = async (): Promise<void> => {
  const site = await serveSite()
  const browser = await launchBrowser()
  try {
    const rows = [
      ["click", ...slowdowns.flatMap(slowdown => [`${slowdown}× ms`, `${slowdown}× requests after it`])],
    ]
    const walks = new Map<number, Awaited<ReturnType<typeof walk>>[]>()
    for (const slowdown of slowdowns) {
      const all = []
      for (let run = 0; run < runs; run += 1) all.push(await walk(browser, site, slowdown))
      walks.set(slowdown, all)
    }
    journey.forEach(({ name }, index) => {
      const cells = slowdowns.flatMap(slowdown => {
        const clicks = (walks.get(slowdown) ?? []).flatMap(all => all[index] ?? [])
        return [
          median(clicks.map(click => click.milliseconds)).toFixed(0),
          String(Math.max(...clicks.map(click => click.requests))),
        ]
      })
      rows.push([name, ...cells])
    })
    console.log(table(rows))
    console.log(`\nMedians of ${runs}, slow-4G emulation, at 1× and 4× CPU slowdown.`)
  } finally {
    await browser.close()
    await site.stop()
  }
}

main().catch(error => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
