import type { Page } from "playwright-core"

/** What came over the network: its address and bytes with headers. */
export type Transfer = { url: string; bytes: number }

/** Whether a request serves a link in sight and not the page at `path`: Gatsby fetches the data of other pages ahead. */
const isAhead = (url: string, type: string | undefined, path: string): boolean =>
  type === "Prefetch" || (url.includes("/page-data/") && !url.endsWith(`/page-data${path}/page-data.json`))

/**
 * Watches what a page asks the network for; what comes out of the browser's cache or lies inside the page is not counted.
 * @returns `restart(path)` forgets everything so far, and follows what the page at that path itself needs from then on;
 * `soFar()` tells it
 */
export const watchTransfers = async (page: Page) => {
  let path = ""
  const asked = new Map<string, string>()
  const transfers: Transfer[] = []
  const session = await page.context().newCDPSession(page)
  await session.send("Network.enable")
  session.on("Network.requestWillBeSent", ({ requestId, type, request: { url } }) => {
    if (!url.startsWith("data:") && !isAhead(url, type, path)) asked.set(requestId, url)
  })
  session.on("Network.requestServedFromCache", ({ requestId }) => asked.delete(requestId))
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength: bytes }) => {
    const url = asked.get(requestId)
    if (url) transfers.push({ url, bytes })
  })
  return {
    restart: (newPath: string) => {
      path = newPath
      asked.clear()
      transfers.length = 0
    },
    soFar: (): readonly Transfer[] => [...transfers],
  }
}
