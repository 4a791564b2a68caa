import type { Browser } from "playwright-core"
import { launchBrowser } from "./browser"
import { type RunningSite, serveSite } from "./site-server"

/**
 * Runs the built site and a browser around the tests of a file.
 * @returns both, once the tests run
 */
export const runSite = (): { readonly browser: Browser; readonly site: RunningSite } => {
  const running = {} as { browser: Browser; site: RunningSite }
  beforeAll(async () => {
    ;[running.browser, running.site] = await Promise.all([launchBrowser(), serveSite()])
  })
  afterAll(async () => {
    await running.browser?.close()
    await running.site?.stop()
  })
  return running
}
