import { type Browser, chromium } from "playwright-core"
import { sharedNames } from "./shared-site"

const shared = (name: string): string => {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: is shared-site.ts the global setup of this Jest project?`)
  return value
}

/** The site that all files of tests share, in the form that one of their own has. */
export const sharedSite = (): { readonly url: string } => ({ url: shared(sharedNames.site) })

/** A connection to the browser that all files of tests share; closing it closes what was opened by it. */
const sharedBrowser = (): Promise<Browser> => chromium.connect(shared(sharedNames.browser))

/**
 * The built site and a browser for the tests of a file.
 * @returns both; the browser once the tests run
 */
export const runSite = (): { readonly browser: Browser; readonly site: { readonly url: string } } => {
  const running = { site: sharedSite() } as { browser: Browser; site: { url: string } }
  beforeAll(async () => {
    running.browser = await sharedBrowser()
  })
  afterAll(() => running.browser?.close())
  return running
}
