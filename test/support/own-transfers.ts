import type { Page } from "playwright-core"

/** What came over the network: its address and bytes with headers. */
export type Transfer = { url: string; bytes: number }

/**
 * Watches what a page asks the network for; what comes out of the browser's cache or lies inside the page is not counted,
 * nor the question whether what has come before is still current.
 * @returns `restart()` forgets everything so far, `end()` lets what is asked for from then on be; `soFar()` tells what of
 * the rest has come
 */
export const watchTransfers = async (page: Page) => {
  let isCounting = true
  const urls = new Map<string, string>()
  const counted = new Set<string>()
  const had = new Set<string>()
  const transfers: Transfer[] = []
  const session = await page.context().newCDPSession(page)
  await session.send("Network.enable")
  session.on("Network.requestWillBeSent", ({ requestId, request: { url } }) => {
    urls.set(requestId, url)
    if (isCounting && !url.startsWith("data:") && !had.has(url)) counted.add(requestId)
  })
  session.on("Network.requestServedFromCache", ({ requestId }) => counted.delete(requestId))
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength: bytes }) => {
    const url = urls.get(requestId) ?? ""
    if (counted.delete(requestId)) transfers.push({ url, bytes })
    had.add(url)
  })
  return {
    restart: () => {
      isCounting = true
      counted.clear()
      transfers.length = 0
    },
    end: () => {
      isCounting = false
    },
    soFar: (): readonly Transfer[] => [...transfers],
  }
}
