import type { Frame, Page, Request, Response } from "playwright-core"
import { applicationTemplateId } from "../../src/shared/reserved-ids"
import { until } from "./until"

/** Waits until the page is hydrated, if it has scripts and they run. */
export const hydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    id =>
      !document.getElementById(id) ||
      matchMedia("(scripting: none)").matches ||
      performance.getEntriesByName("hydrated").length > 0,
    applicationTemplateId,
    // By default with the next frame, which a busy browser may not draw.
    { polling: 100 },
  )
}

/**
 * Watches a page's requests from now on. Playwright's `networkidle` fires once per document and misses what scripts request
 * later.
 * @returns `quiet(ms)` waits until for so long there was no request and none is pending, and throws after a minute
 */
export const watchNetwork = (page: Page) => {
  const pending = new Set<Request>()
  let last = Date.now()
  page.on("request", request => {
    pending.add(request)
    last = Date.now()
  })
  // Playwright has an overload for each event.
  for (const event of ["requestfinished", "requestfailed"] as const)
    page.on(event as "requestfinished", request => {
      pending.delete(request)
      last = Date.now()
    })
  return {
    quiet: async (ms: number): Promise<void> => {
      last = Date.now()
      await until(() => pending.size === 0 && Date.now() - last >= ms).catch(() => {
        throw new Error(`The network is not quiet: ${[...pending].map(request => request.url())}`)
      })
    },
  }
}

/** Opens an address and waits until the page is hydrated and the network quiet. */
export const visit = async (page: Page, url: string): Promise<Response | null> => {
  const network = watchNetwork(page)
  const response = await page.goto(url, { waitUntil: "load" })
  await hydrated(page)
  await network.quiet(500)
  return response
}

/** Opens a path as a link within the site does; does not wait for it, since the document may go meanwhile. */
export const navigate = (page: Page, to: string): Promise<void> =>
  page.evaluate(path => {
    void (window as unknown as { ___navigate: (to: string) => Promise<void> }).___navigate(path)
  }, to)

/** Gives the next documents of a page a connection (WICG, "Network Information API"). */
export const setConnection = (page: Page, connection: object): Promise<unknown> =>
  page.addInitScript(
    value => Object.defineProperty(navigator, "connection", { value, configurable: true }),
    connection,
  )

/** Gives a page slow 4G, as Lighthouse simulates it, and a processor so many times slower. */
export const slowDown = async (page: Page, cpu: number): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send("Network.enable")
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  })
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpu })
}

/** Renders all of a page despite `content-visibility`. */
export const layOutAll = (page: Page | Frame): Promise<void> =>
  page.evaluate(() => {
    for (const block of document.querySelectorAll<HTMLElement>("main > *, .article-body > *, .site-footer"))
      block.style.contentVisibility = "visible"
  })

/** Delays the responses to a page's requests. @returns a function that lets them through */
export const delayResponses = async (page: Page, url: string | RegExp): Promise<() => void> => {
  let release = () => {}
  const released = new Promise<void>(resolve => (release = resolve))
  await page.route(url, async route => {
    await released
    await route.fallback()
  })
  return release
}

/** Stops a page's timers and frames until `page.clock.runFor`. */
export const stopClock = async (page: Page): Promise<void> => {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(60_000)
}

/** Finishes transitions, such as to the colours of another theme. */
export const finishTransitions = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
  })

/** Milliseconds until the largest text or image was painted (web.dev, "Largest Contentful Paint"). */
export const largestPaint = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>(resolve => {
        new PerformanceObserver(list => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
          type: "largest-contentful-paint",
          buffered: true,
        })
      }),
  )

/** The sum of all layout shifts since the navigation, those after input included (web.dev, "Cumulative Layout Shift"). */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>(resolve => {
        let sum = 0
        new PerformanceObserver(list => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: "layout-shift", buffered: true })
        setTimeout(() => resolve(sum), 100)
      }),
  )
