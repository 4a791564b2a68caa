import type { Browser } from "playwright-core"
import { isAmpPath } from "../../src/addresses"
import { launchBrowser } from "../support/browser"
import { expectedStatus, sitePaths } from "../support/site-paths"
import { type RunningSite, serveSite } from "../support/site-server"
import { visit } from "../support/visit"

let browser: Browser
let site: RunningSite

beforeAll(async () => {
  ;[browser, site] = await Promise.all([launchBrowser(), serveSite()])
})

afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

// The AMP runtime comes from a public network; what can be said of AMP documents is said by test/site/amp.test.ts.
const ordinary = sitePaths().filter(path => !isAmpPath(path))

test.each(ordinary)(
  "%s opens without a word on the console, asks no other host for anything, sets no cookie and loads no chat",
  async path => {
    const context = await browser.newContext()
    const page = await context.newPage()
    const said: string[] = []
    const elsewhere: string[] = []
    page.on("console", message => said.push(`${message.type()}: ${message.text()}`))
    page.on("pageerror", error => said.push(error.message))
    page.on("request", request => {
      if (!request.url().startsWith(site.url) && !request.url().startsWith("data:"))
        elsewhere.push(request.url())
    })
    const response = await visit(page, site.url + path)
    const status = expectedStatus(path)
    // Chromium itself reports the status of a document that is not a success.
    const expected = status === 200 ? [] : said.filter(line => line.includes(`status of ${status}`))
    expect(response?.status()).toBe(status)
    expect(said).toEqual(expected)
    expect(elsewhere).toEqual([])
    expect(await context.cookies()).toEqual([])
    expect(await page.locator("#chat-widget").count()).toBe(0)
    await context.close()
  },
)
