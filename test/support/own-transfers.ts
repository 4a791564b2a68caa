import type { Page } from "playwright-core"

/** What came over the network: its address and bytes with headers. */
export type Transfer = { url: string; bytes: number }

/** Whether a request serves a link in sight and not the page at `path`: Gatsby fetches the data of other pages ahead. */
const isAhead = (url: string, type: string | undefined, path: string): boolean =>
  type === "Prefetch" || (url.includes("/page-data/") && !url.endsWith(`/page-data${path}/page-data.json`))

/**
 * Watches what a page asks the network for; what comes out of the browser's cache or lies inside the page is not counted,
 * nor the question whether what has come before is still current (Gatsby's fetching ahead asks it at its leisure).
 * @returns `restart(path)` forgets everything so far, and follows what the page at that path itself needs from then on;
 * `soFar()` tells it
 */
export const watchTransfers = async (page: Page) => {
  let path = ""
  const urls = new Map<string, string>()
  const counted = new Set<string>()
  const had = new Set<string>()
  const transfers: Transfer[] = []
  const session = await page.context().newCDPSession(page)
  await session.send("Network.enable")
  session.on("Network.requestWillBeSent", ({ requestId, type, request: { url } }) => {
    urls.set(requestId, url)
    if (!url.startsWith("data:") && !had.has(url) && !isAhead(url, type, path)) counted.add(requestId)
  })
  session.on("Network.requestServedFromCache", ({ requestId }) => counted.delete(requestId))
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength: bytes }) => {
    const url = urls.get(requestId) ?? ""
    if (counted.delete(requestId)) transfers.push({ url, bytes })
    had.add(url)
  })
  return {
    restart: (newPath: string) => {
      path = newPath
      counted.clear()
      transfers.length = 0
    },
    soFar: (): readonly Transfer[] => [...transfers],
  }
}
