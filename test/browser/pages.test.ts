/** @proves Speed: budgets */
/** @proves Everyone: quiet pages */
/** @proves Layout: chat widget */
/** @proves Search: what is found */
import { addresses, isAmpPath } from "../../src/addresses"
import { countedScreen, countLoad, type Kind } from "../support/first-load"
import { stayOn } from "../support/hold"
import { desk } from "../support/open-site"
import { runSite } from "../support/run-site"
import { expectedStatus, sitePaths } from "../support/site-paths"
import { visit } from "../support/visit"
import budget from "./budget.json"

const running = runSite()

/** Opens a page as a new visitor, and tells what was said and done meanwhile. */
const open = async (path: string) => {
  const context = await running.browser.newContext(countedScreen)
  const page = await context.newPage()
  if (expectedStatus(path) !== 200) await stayOn(page)
  const said: string[] = []
  const elsewhere: string[] = []
  page.on("console", message => said.push(`${message.type()}: ${message.text()}`))
  page.on("pageerror", error => said.push(error.message))
  page.on("request", request => {
    if (!request.url().startsWith(running.site.url) && !request.url().startsWith("data:"))
      elsewhere.push(request.url())
  })
  const load = countLoad(page)
  const response = await visit(page, running.site.url + path)
  const sums = await load()
  // A desk may want other files, and say other words.
  await page.setViewportSize(desk.viewport)
  await page.waitForTimeout(100)
  const seen = {
    status: response?.status(),
    said,
    elsewhere,
    cookies: await context.cookies(),
    chats: await page.locator("#chat-widget").count(),
    sums,
  }
  await context.close()
  return seen
}

const heavier: readonly string[] = [addresses.landing, addresses.contact, addresses.search]

// The AMP runtime comes from a public network; what can be said of AMP documents is said by test/site/amp.test.ts.
describe.each(sitePaths().filter(path => !isAmpPath(path)))("%s", path => {
  let seen: Awaited<ReturnType<typeof open>>

  beforeAll(async () => {
    seen = await open(path)
  })

  test("opens without a word on the console, asks no other host for anything, sets no cookie and loads no chat", () => {
    const status = expectedStatus(path)
    expect(seen).toMatchObject({ status, elsewhere: [], cookies: [], chats: 0 })
    // Chromium itself reports the status of a document that is not a success.
    const expected = status === 200 ? [] : seen.said.filter(line => line.includes(`status of ${status}`))
    expect(seen.said).toEqual(expected)
  })

  test("stays within the budget", () => {
    const allowed: Record<Kind, number> = heavier.includes(path)
      ? { ...budget.kB, ...budget.formsAndSearch }
      : budget.kB
    const over = (Object.keys(seen.sums) as Kind[])
      .filter(kind => seen.sums[kind] > allowed[kind] * 1000)
      .map(kind => `${kind}: ${(seen.sums[kind] / 1000).toFixed(1)} kB of ${allowed[kind]} kB`)
    expect(over).toEqual([])
  })
})
