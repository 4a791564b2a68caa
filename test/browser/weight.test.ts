import type { Browser } from "playwright-core"
import { addresses } from "../../src/addresses"
import { launchBrowser } from "../support/browser"
import { pagePaths } from "../support/site-paths"
import { type RunningSite, serveSite } from "../support/site-server"
import budget from "./budget.json"

let browser: Browser
let site: RunningSite

beforeAll(async () => {
  ;[browser, site] = await Promise.all([launchBrowser(), serveSite()])
})

afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

type Kind = keyof typeof budget.kB

const kinds: Record<string, Kind> = {
  document: "document",
  script: "script",
  font: "font",
  image: "image",
  fetch: "data",
  xhr: "data",
}

/**
 * Bytes over the wire of a first visit, by kind, as Chromium counted them: compressed bodies. Their headers are left
 * out, since HTTP/2 packs what repeats into a few bytes where this HTTP/1.1 server sends 0.8 kB an answer.
 */
const firstLoad = async (path: string): Promise<Record<Kind, number>> => {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  const page = await context.newPage()
  const sums: Record<Kind, number> = { document: 0, script: 0, font: 0, image: 0, data: 0, total: 0 }
  const counted: Promise<void>[] = []
  page.on("requestfinished", request => {
    counted.push(
      request.sizes().then(({ responseBodySize: bytes }) => {
        const kind =
          kinds[request.resourceType()] ??
          (/\.woff2$/.test(request.url()) ? "font" : /\.js$/.test(request.url()) ? "script" : "data")
        sums[kind] += bytes
        sums.total += bytes
      }),
    )
  })
  await page.goto(site.url + path, { waitUntil: "networkidle" })
  await Promise.all(counted)
  await context.close()
  return sums
}

const heavier: readonly string[] = [addresses.landing, addresses.contact, addresses.search]

test.each(pagePaths())("%s stays within the budget", async path => {
  const sums = await firstLoad(path)
  const allowed: Record<Kind, number> = heavier.includes(path)
    ? { ...budget.kB, ...budget.formsAndSearch }
    : budget.kB
  const over = (Object.keys(sums) as Kind[])
    .filter(kind => sums[kind] > allowed[kind] * 1000)
    .map(kind => `${kind}: ${(sums[kind] / 1000).toFixed(1)} kB of ${allowed[kind]} kB`)
  expect(over).toEqual([])
})
