import type { Browser, Page } from "playwright-core"
import type { SearchAnswer } from "../../src/search/query/searcher"
import type * as benchPage from "./page"

/** What one visitor sees and pays: a first query on a cold cache, then another. */
export type Visit = { first: Cost; second: Cost }
export type Cost = { bytes: number; requests: number; answer: SearchAnswer; ms: number[] }

type Traffic = { bytes: number; requests: number }

/** Bytes over the wire, response headers included, as Chromium counts them. */
const countTraffic = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  const traffic: Traffic = { bytes: 0, requests: 0 }
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    traffic.bytes += encodedDataLength
    traffic.requests++
  })
  await session.send("Network.enable")
  return traffic
}

const blank = async (browser: Browser, address: string) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${address}/`)
  const traffic = await countTraffic(page)
  return { page, traffic, close: () => context.close() }
}

const ask = async (page: Page, traffic: Traffic, query: string): Promise<Omit<Cost, "ms">> => {
  const before = { ...traffic }
  const answer = await page.evaluate(async text => {
    const client = (await import("/page.js" as string)) as typeof benchPage
    return client.search(text)
  }, query)
  // The last loadingFinished may still be on its way
  await page.waitForTimeout(15)
  return { answer, bytes: traffic.bytes - before.bytes, requests: traffic.requests - before.requests }
}

const time = (page: Page, query: string): Promise<number[]> =>
  page.evaluate(async text => {
    const client = (await import("/page.js" as string)) as typeof benchPage
    return client.timesFromData(text)
  }, query)

/** Asks two queries as a new visitor; the times are taken afterwards, so that they load nothing ahead. */
export const visit = async (browser: Browser, address: string, queries: [string, string]): Promise<Visit> => {
  const { page, traffic, close } = await blank(browser, address)
  const first = await ask(page, traffic, queries[0])
  const second = await ask(page, traffic, queries[1])
  const ms = [await time(page, queries[0]), await time(page, queries[1])] as const
  await close()
  return { first: { ...first, ms: ms[0] }, second: { ...second, ms: ms[1] } }
}

/** The baseline: all documents at once, then a filter. */
export const visitPlain = async (browser: Browser, address: string, queries: readonly string[]) => {
  const { page, traffic, close } = await blank(browser, address)
  const ms = await page.evaluate(async texts => {
    const client = (await import("/page.js" as string)) as typeof benchPage
    await client.loadAll()
    return texts.map(text => client.timeOfFilter(text))
  }, queries)
  await page.waitForTimeout(15)
  await close()
  return { bytes: traffic.bytes, ms }
}
