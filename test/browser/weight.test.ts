import type { Browser } from "playwright-core"
import { addresses } from "../../src/addresses"
import { launchBrowser } from "../support/browser"
import { firstLoad, type Kind } from "../support/first-load"
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

const heavier: readonly string[] = [addresses.landing, addresses.contact, addresses.search]

test.each(pagePaths())("%s stays within the budget", async path => {
  const sums = await firstLoad(browser, site.url + path)
  const allowed: Record<Kind, number> = heavier.includes(path)
    ? { ...budget.kB, ...budget.formsAndSearch }
    : budget.kB
  const over = (Object.keys(sums) as Kind[])
    .filter(kind => sums[kind] > allowed[kind] * 1000)
    .map(kind => `${kind}: ${(sums[kind] / 1000).toFixed(1)} kB of ${allowed[kind]} kB`)
  expect(over).toEqual([])
})
