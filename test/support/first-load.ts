import type { Page, Request } from "playwright-core"

/** What a visit transfers, by kind; the names are those of Lighthouse's budgets, where `other` is data and the manifest. */
export const kinds = ["document", "script", "stylesheet", "font", "image", "other", "total"] as const

export type Kind = (typeof kinds)[number]

/** Of each kind, bytes over the wire and requests. */
export type Load = {
  readonly bytes: Readonly<Record<Kind, number>>
  readonly requests: Readonly<Record<Kind, number>>
}

const kindOf = (request: Request): Kind => {
  const type = request.resourceType()
  const named = kinds.find(kind => kind === type)
  // What is fetched ahead has no type of its own.
  return named ?? (/\.woff2$/.test(request.url()) ? "font" : /\.js$/.test(request.url()) ? "script" : "other")
}

const nothing = (): Record<Kind, number> =>
  Object.fromEntries(kinds.map(kind => [kind, 0])) as Record<Kind, number>

/**
 * Counts what a page transfers from now on.
 * @returns tells, whenever asked, what has come so far, as Chromium counted it: compressed bodies. Their headers are left
 * out, since HTTP/2 packs what repeats into a few bytes where this HTTP/1.1 server sends 0.8 kB an answer.
 */
export const countLoad = (page: Page): (() => Promise<Load>) => {
  const load = { bytes: nothing(), requests: nothing() }
  const counted: Promise<void>[] = []
  const asked = new Set<string>()
  page.on("requestfinished", request => {
    // What is asked for again comes from the cache, but for tests that hold requests back: that turns the cache off
    // (Playwright, "page.route"). Data inside the page is counted with it.
    if (asked.has(request.url()) || request.url().startsWith("data:")) return
    asked.add(request.url())
    const count = request.sizes().then(({ responseBodySize }) => {
      for (const kind of [kindOf(request), "total"] as const) {
        load.bytes[kind] += responseBodySize
        load.requests[kind] += 1
      }
    })
    // What Gatsby prefetches seconds later may come when the page is closed and nobody awaits it any more.
    count.catch(() => {})
    counted.push(count)
  })
  return async () => {
    await Promise.all(counted)
    return { bytes: { ...load.bytes }, requests: { ...load.requests } }
  }
}
