import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core"
import { runSite } from "./run-site"
import { visit } from "./visit"

export const desktop = { viewport: { width: 1440, height: 900 } }
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

/** Starts site and browser around the tests of a file, and closes each test's pages after it. */
export const openSite = () => {
  const running = runSite()
  const contexts: BrowserContext[] = []

  afterEach(() => Promise.all(contexts.splice(0).map(context => context.close())))

  const blank = async (options: BrowserContextOptions = desktop): Promise<Page> => {
    const context = await running.browser.newContext({
      baseURL: running.site.url,
      reducedMotion: "reduce",
      ...options,
    })
    contexts.push(context)
    return context.newPage()
  }
  return {
    /** A page that shows nothing yet. */
    blank,
    /** A page with this address drawn, the whole of it; its scripts may not run yet. */
    show: async (path: string, options?: BrowserContextOptions): Promise<Page> => {
      const page = await blank(options)
      await page.goto(path)
      return page
    },
    /** A page with this address loaded, its scripts at work. */
    open: async (path: string, options?: BrowserContextOptions): Promise<Page> => {
      const page = await blank(options)
      await visit(page, path)
      return page
    },
  }
}
