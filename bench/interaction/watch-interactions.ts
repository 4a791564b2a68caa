import type { Page } from "playwright-core"

/**
 * One interaction, in milliseconds from what the visitor did to the next frame: waiting for the page, its handlers, and the
 * rest until that frame is presented.
 */
export type Interaction = {
  readonly ms: number
  readonly waiting: number
  readonly handling: number
  readonly painting: number
}

type Timing = Omit<PerformanceEventTiming, "interactionId"> & { readonly interactionId?: number }

/** Runs in each new document: keeps what the Event Timing API tells. */
const keep = () => {
  const kept: Timing[] = []
  const observer = new PerformanceObserver(list => kept.push(...(list.getEntries() as Timing[])))
  // The least threshold that there is; what is quicker is not told (Event Timing, "durationThreshold").
  observer.observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  const take = () => {
    kept.push(...(observer.takeRecords() as Timing[]))
    return kept.splice(0).flatMap(entry => {
      const { interactionId: id, startTime, processingStart, processingEnd, duration } = entry
      const waiting = processingStart - startTime
      const handling = processingEnd - processingStart
      return id
        ? [{ ms: duration, waiting, handling, painting: Math.max(0, duration - waiting - handling) }]
        : []
    })
  }
  Object.assign(window, { takeInteractions: take })
}

/**
 * Watches a page's interactions: key presses, taps and clicks, as Interaction to Next Paint counts them (web.dev,
 * "Interaction to Next Paint").
 * @returns the longest since it was last asked, in the document that is shown; all 0 where none lasted 16 ms
 */
export const watchInteractions = async (page: Page): Promise<() => Promise<Interaction>> => {
  await page.addInitScript(keep)
  return async () => {
    const all = await page.evaluate(() =>
      (window as Window & { takeInteractions?: () => Interaction[] }).takeInteractions?.(),
    )
    const none: Interaction = { ms: 0, waiting: 0, handling: 0, painting: 0 }
    return (all ?? []).reduce((longest, each) => (each.ms > longest.ms ? each : longest), none)
  }
}
