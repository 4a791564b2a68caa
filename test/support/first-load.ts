import type { Page, Request } from "playwright-core"

const kinds = ["document", "script", "stylesheet", "font", "image", "other", "total"] as const

/** What a resource is, in the words of Lighthouse's budgets, where `other` is data and the manifest. */
export type Kind = (typeof kinds)[number]

/** Bytes of compressed bodies of each kind. Headers are left out: HTTP/2 packs what repeats, this HTTP/1.1 server does not. */
export type Load = Record<Kind, number>

const kindOf = (request: Request): Kind => {
  const type = request.resourceType()
  const named = kinds.find(kind => kind === type)
  // A prefetch has no type of its own.
  return named ?? (/\.woff2$/.test(request.url()) ? "font" : /\.js$/.test(request.url()) ? "script" : "other")
}

/** Counts what a page transfers from now on. @returns tells what has come so far */
export const countLoad = (page: Page): (() => Promise<Load>) => {
  const load = Object.fromEntries(kinds.map(kind => [kind, 0])) as Load
  const sizes: Promise<void>[] = []
  const seen = new Set<string>()
  page.on("requestfinished", request => {
    // A second request is answered by the cache, but for tests that route requests: that turns the cache off.
    if (seen.has(request.url()) || request.url().startsWith("data:")) return
    seen.add(request.url())
    const size = request.sizes().then(({ responseBodySize }) => {
      load[kindOf(request)] += responseBodySize
      load.total += responseBodySize
    })
    // What Gatsby prefetches seconds later may end when the page is closed.
    size.catch(() => {})
    sizes.push(size)
  })
  return async () => {
    await Promise.all(sizes)
    return { ...load }
  }
}
