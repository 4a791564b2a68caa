import { chromium } from "playwright-core"
import { launchOptions } from "./browser"
import { serveSite } from "./site-server"

/** How a test file finds what all of them share. */
export const sharedNames = { site: "SHARED_SITE_URL", browser: "SHARED_BROWSER" } as const

/**
 * Jest's global setup: one server and one browser for all files of tests that change nothing about either. A file that
 * needs settings of its own starts its own. The limit of requests is off, since all tests come from one address.
 */
const setUp = async (): Promise<void> => {
  const [site, browser] = await Promise.all([
    serveSite({ ENQUIRY_RATE_LIMIT: "0" }),
    chromium.launchServer({
      // Not by the name localhost, which a minimal system does not know.
      host: "127.0.0.1",
      ...launchOptions(),
    }),
  ])
  process.env[sharedNames.site] = site.url
  process.env[sharedNames.browser] = browser.wsEndpoint()
  Object.assign(globalThis, { closeShared: () => Promise.all([site.stop(), browser.close()]) })
}

export default setUp
