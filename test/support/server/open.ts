import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core"
import { hydrated } from "../visit"
import { runSite } from "./shared"

export const desktop = { viewport: { width: 1440, height: 900 } }
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

/** On a machine without a network Chromium is always offline: here only tests' own events count. */
const beOnline = () => {
  if (navigator.onLine) return
  let isOnline = true
  Object.defineProperty(navigator, "onLine", { get: () => isOnline, configurable: true })
  addEventListener("offline", () => (isOnline = false))
  addEventListener("online", () => (isOnline = true))
}

/** What newer browsers do: methods that gave nothing give a promise, as those that scroll do in Chromium 150. */
const giveResults = () => {
  for (const [methods, names] of [
    [Element.prototype, ["scroll", "scrollBy", "scrollTo", "scrollIntoView"]],
    [HTMLElement.prototype, ["blur", "click", "focus"]],
    [window, ["scroll", "scrollBy", "scrollTo"]],
  ] as const)
    for (const name of names) {
      const own = (methods as unknown as Record<string, (...given: unknown[]) => unknown>)[name]
      Object.assign(methods, {
        [name](this: unknown, ...given: unknown[]) {
          own?.apply(this, given)
          return Promise.resolve()
        },
      })
    }
}

/** Opens pages of the shared site in contexts that are closed after each test. */
export const openSite = () => {
  const running = runSite()
  const contexts: BrowserContext[] = []

  afterEach(() => Promise.all(contexts.splice(0).map(context => context.close())))

  const newPage = async (options: BrowserContextOptions): Promise<Page> => {
    const context = await running.browser.newContext({
      baseURL: running.site.url,
      reducedMotion: "reduce",
      ...options,
    })
    await context.addInitScript(beOnline)
    await context.addInitScript(giveResults)
    return context.newPage()
  }

  /** An empty page. */
  const blank = async (options: BrowserContextOptions = desktop): Promise<Page> => {
    const page = await newPage(options)
    contexts.push(page.context())
    return page
  }

  /** One page for all tests of a file that begin by loading a document: in a page of its own that would cost twice as much. */
  const keptPage = (options: BrowserContextOptions = desktop): (() => Page) => {
    let page: Page
    beforeAll(async () => {
      page = await newPage(options)
    })
    return () => page
  }

  /** A page at an address, loaded but perhaps not yet hydrated. */
  const show = async (path: string, options?: BrowserContextOptions): Promise<Page> => {
    const page = await blank(options)
    await page.goto(path)
    return page
  }

  /** A page at an address, hydrated. */
  const open = async (path: string, options?: BrowserContextOptions): Promise<Page> => {
    const page = await show(path, options)
    await hydrated(page)
    return page
  }

  return { blank, keptPage, show, open }
}
