import type { Browser, BrowserContext, CDPSession, Page } from "playwright-core"
import type { Engine } from "./engines"

/** A query as a new visitor's first, and another after it. */
export type Asked = {
  query: string
  firstBytes: number
  nextBytes: number
  requests: number
  /** From having all files to the answer, by code that has run nothing yet. */
  ms: number
  paths: string[]
}

/** How Lighthouse slows a line down. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

const openNew = async (
  browser: Browser,
  url: string,
): Promise<{ context: BrowserContext; page: Page; network: CDPSession }> => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(url)
  const network = await context.newCDPSession(page)
  await network.send("Network.enable")
  return { context, page, network }
}

/** Counts what has come over the network, headers included; what the browser had kept is nothing. */
const count = (network: CDPSession) => {
  const counted = { bytes: 0, requests: 0 }
  network.on("Network.loadingFinished", ({ encodedDataLength }) => {
    counted.bytes += encodedDataLength
    if (encodedDataLength > 0) counted.requests += 1
  })
  return counted
}

/** Lets a page fetch each file once and then have it at hand, as if there were no network. */
const keepFiles = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const kept = new Map<string, ArrayBuffer>()
    const { fetch } = window
    window.fetch = async (input, init) => {
      const name = String(input instanceof Request ? input.url : input).split("?")[0] ?? ""
      const known = kept.get(name)
      if (known) return new Response(known)
      const answer = await fetch(input, init)
      if (answer.ok) kept.set(name, await answer.clone().arrayBuffer())
      return answer
    }
  })

/** Asks each query as a new visitor's first, and then the one that follows it in the list. */
export const askAll = async (
  browser: Browser,
  url: string,
  { ask }: Engine,
  queries: readonly string[],
): Promise<Asked[]> => {
  const asked: Asked[] = []
  for (const [at, query] of queries.entries()) {
    const { context, page, network } = await openNew(browser, url)
    const counted = count(network)
    await keepFiles(page)
    const { paths } = await ask(page, query)
    const { bytes: firstBytes, requests } = counted
    await ask(page, queries[(at + 7) % queries.length] ?? query)
    const nextBytes = counted.bytes - firstBytes
    const { ms } = await ask(page, query, { copy: "again" })
    asked.push({ query, firstBytes, nextBytes, requests, ms, paths })
    await context.close()
  }
  return asked
}

/** Asks the queries and returns the paths of the first ten pages of each, best first. */
export const rankAll = async (
  browser: Browser,
  url: string,
  { ask }: Engine,
  queries: readonly string[],
): Promise<Map<string, string[]>> => {
  const { context, page } = await openNew(browser, url)
  const ranked = new Map<string, string[]>()
  // A page may be found by several of its parts.
  for (const query of queries) ranked.set(query, (await ask(page, query, { shown: 20 })).paths)
  await context.close()
  return ranked
}

/** Milliseconds on slow 4G from the moment a new visitor asks to the first hits, the search's code included. */
export const askSlowly = async (
  browser: Browser,
  url: string,
  { ready, ask }: Engine,
  queries: readonly string[],
): Promise<number[]> => {
  const times: number[] = []
  for (const query of queries) {
    const { context, page, network } = await openNew(browser, url)
    await ready(page)
    await network.send("Network.emulateNetworkConditions", slow4G)
    const start = performance.now()
    await ask(page, query)
    times.push(performance.now() - start)
    await context.close()
  }
  return times
}
