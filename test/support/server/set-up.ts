import { mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { chromium } from "playwright-core"
import { launchOptions } from "../browser"
import { serveSite } from "./process"

/** The environment variables by which test files find what they share. */
export const sharedNames = {
  site: "SHARED_SITE_URL",
  enquiries: "SHARED_ENQUIRIES",
  browser: "SHARED_BROWSER",
} as const

/** Jest's global setup: one server without a rate limit, and one browser, for all test files. */
const setUp = async (): Promise<void> => {
  const enquiries = mkdtempSync(join(tmpdir(), "enquiries-"))
  const [site, browser] = await Promise.all([
    serveSite({ ENQUIRY_RATE_LIMIT: "0", ENQUIRIES_URL: `file:${enquiries}` }),
    // A minimal system does not know the name localhost.
    chromium.launchServer({ host: "127.0.0.1", ...launchOptions() }),
  ])
  process.env[sharedNames.site] = site.url
  process.env[sharedNames.enquiries] = enquiries
  process.env[sharedNames.browser] = browser.wsEndpoint()
  Object.assign(globalThis, { closeShared: () => Promise.all([site.stop(), browser.close()]) })
}

export default setUp
