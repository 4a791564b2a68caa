import type { Page } from "playwright-core"

/** From now on a page's timers and frames wait for `page.clock.runFor`. */
export const stopClock = async (page: Page): Promise<void> => {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(60_000)
}
