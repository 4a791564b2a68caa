import type { Page } from "playwright-core"

/**
 * Watches what a page asks the network for, from now on. Playwright's own `networkidle` comes once for a document: what
 * scripts ask for later it does not wait for.
 * @returns `quiet(ms)` waits until for so long nothing has been asked for nor is awaited
 */
export const watchNetwork = (page: Page) => {
  const awaited = new Set<unknown>()
  let last = Date.now()
  const begun = (request: unknown) => {
    awaited.add(request)
    last = Date.now()
  }
  const ended = (request: unknown) => {
    awaited.delete(request)
    last = Date.now()
  }
  page.on("request", begun)
  page.on("requestfinished", ended)
  page.on("requestfailed", ended)
  return {
    quiet: async (ms: number): Promise<void> => {
      last = Date.now()
      while (awaited.size > 0 || Date.now() - last < ms) await page.waitForTimeout(50)
    },
  }
}
