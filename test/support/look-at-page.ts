import type { Browser, BrowserContext, Page } from "playwright-core"
import { isAmpPath } from "../../src/shared/addresses"
import { axeViolations, colourRules } from "./axe"
import type { PageWeight } from "./budget"
import { endMovements } from "./end-movements"
import { countLoad } from "./first-load"
import { stayOn } from "./hold"
import { layoutShift } from "./layout-shift"
import { watchNetwork } from "./network"
import { expectedStatus } from "./site-paths"
import { visit } from "./visit"

/** What two visits to a page tell, one with a phone and one at a desktop, both by a new visitor. */
export type Seen = {
  readonly status: number | undefined
  /** Lines on the console, and errors of scripts. */
  readonly said: readonly string[]
  /** Addresses of other hosts that were asked for something. */
  readonly elsewhere: readonly string[]
  readonly cookies: readonly unknown[]
  readonly chats: number
  readonly weight: PageWeight
  /** By width: the sum of all layout shifts, and by how many pixels the page is wider than the window. */
  readonly moved: Readonly<Record<number, number>>
  readonly overflow: Readonly<Record<number, number>>
  /** What axe finds, with theme and width. */
  readonly violations: readonly string[]
}

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

// Late fonts: the page is drawn with its fallbacks first.
const delayFonts = (page: Page): Promise<unknown> =>
  page.route("**/*.woff2", async route => {
    await new Promise(resolve => setTimeout(resolve, 300))
    await route.continue()
  })

/** Uses what a page has: begins to fill its form in, or searches. */
const use = async (page: Page): Promise<boolean> => {
  const network = watchNetwork(page)
  const form = page.locator("form.form [name=email]")
  const search = page.locator("#page-search")
  if (await form.count()) await form.focus()
  else if (await search.count()) await search.fill("cohort")
  else return false
  await network.quiet(500)
  return true
}

const openPage = async (context: BrowserContext, path: string, url: string): Promise<Page> => {
  const page = await context.newPage()
  if (expectedStatus(path) !== 200) await stayOn(page)
  // AMP's runtime comes from a public network, where there is one.
  if (isAmpPath(path))
    await page.route(
      ({ href }) => !href.startsWith(url),
      route => route.abort(),
    )
  await delayFonts(page)
  return page
}

/** Both themes at both widths; a rule that does not look at colours says the same in either theme. */
const askAxe = async (page: Page): Promise<string[]> => {
  // AMP's boilerplate hides the page until the runtime has loaded, which it cannot do here.
  if (isAmpPath(new URL(page.url()).pathname))
    await page.addStyleTag({
      content: "body { visibility: visible !important; animation: none !important }",
    })
  const found: string[] = []
  for (const [size, theme, rules] of [
    [phone, "light", []],
    [phone, "dark", colourRules],
    [desktop, "dark", []],
    [desktop, "light", colourRules],
  ] as const) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" })
    await endMovements(page)
    const violations = await axeViolations(page, rules)
    found.push(...violations.map(violation => `${theme} ${size.width}: ${violation}`))
  }
  return found
}

const close = async (page: Page): Promise<void> => {
  // A font that is still delayed would be asked of a page that is gone.
  await page.unrouteAll({ behavior: "ignoreErrors" })
  await page.context().close()
}

const stay = async (page: Page) => ({ moved: await layoutShift(page), overflow: await overflowOf(page) })

const atDesk = async (browser: Browser, url: string, path: string) => {
  const context = await browser.newContext({ viewport: desktop })
  const page = await openPage(context, path, url)
  const load = countLoad(page)
  await visit(page, url + path)
  const stood = await stay(page)
  const used = (await use(page)) ? await load() : undefined
  await close(page)
  return { stood, used }
}

const withPhone = async (browser: Browser, url: string, path: string, withAxe: boolean) => {
  const context = await browser.newContext({ viewport: phone })
  const page = await openPage(context, path, url)
  const said: string[] = []
  const elsewhere: string[] = []
  page.on("console", message => said.push(`${message.type()}: ${message.text()}`))
  page.on("pageerror", error => said.push(error.message))
  page.on("request", request => {
    if (!request.url().startsWith(url) && !request.url().startsWith("data:")) elsewhere.push(request.url())
  })
  const load = countLoad(page)
  const response = await visit(page, url + path)
  const weight = { load: await load() }
  const stood = await stay(page)
  const violations = withAxe ? await askAxe(page) : []
  const [cookies, chats] = await Promise.all([context.cookies(), page.locator("#chat-widget").count()])
  await close(page)
  return { status: response?.status(), said, elsewhere, cookies, chats, weight, stood, violations }
}

/**
 * Visits a page with a phone and at a desktop.
 * @param url of the running site
 * @param withAxe whether axe is asked
 */
export const lookAtPage = async (
  browser: Browser,
  url: string,
  path: string,
  withAxe: boolean,
): Promise<Seen> => {
  const { stood, weight, ...seen } = await withPhone(browser, url, path, withAxe)
  const { stood: wide, used } = await atDesk(browser, url, path)
  return {
    ...seen,
    weight: { ...weight, used },
    moved: { [phone.width]: stood.moved, [desktop.width]: wide.moved },
    overflow: { [phone.width]: stood.overflow, [desktop.width]: wide.overflow },
  }
}
