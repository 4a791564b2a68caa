import type { Page, Request } from "playwright-core"

/**
 * Limits of a page's first load, without what is loaded ahead of links, in kB (1,000 bytes of compressed bodies). Raising one is
 * the owner's decision.
 */
export const budget = {
  document: 46,
  script: 85,
  stylesheet: 0,
  font: 10,
  image: 60,
  // Data and the manifest, in the words of Lighthouse's budgets.
  other: 30,
  total: 150,
} as const

/** Scripts, once the page's form or search is used. */
export const scriptBudgetAfterUse = 110

type Kind = keyof typeof budget

/** Bytes of compressed bodies; headers are left out: HTTP/2 packs what repeats, this HTTP/1.1 server does not. */
type Load = Record<Kind, number>

const kindOf = (request: Request): Kind => {
  const type = request.resourceType()
  if (type in budget) return type as Kind
  // Playwright has no type for prefetches.
  return /\.js$/.test(request.url()) ? "script" : "other"
}

/** Counts what a page transfers from now on. @returns the load so far */
export const countLoad = (page: Page): (() => Promise<Load>) => {
  const load = Object.fromEntries(Object.keys(budget).map(kind => [kind, 0])) as Load
  const sizes: Promise<void>[] = []
  const seen = new Set<string>()
  page.on("requestfinished", request => {
    // Repeated requests come from the cache, except in tests that route requests.
    if (seen.has(request.url()) || request.url().startsWith("data:")) return
    seen.add(request.url())
    const size = request.sizes().then(({ responseBodySize }) => {
      load[kindOf(request)] += responseBodySize
      load.total += responseBodySize
    })
    // A late prefetch may end with the page.
    size.catch(() => {})
    sizes.push(size)
  })
  return async () => {
    await Promise.all(sizes)
    return { ...load }
  }
}

/** What a page's first load exceeds, such as "script: 86.2 kB, 85 allowed". */
export const overBudget = (load: Load): string[] =>
  Object.entries(budget)
    .map(([kind, allowed]) => ({ kind, allowed, found: load[kind as Kind] / 1000 }))
    .filter(({ found, allowed }) => !(found <= allowed))
    .map(({ kind, found, allowed }) => `${kind}: ${found.toFixed(1)} kB, ${allowed} allowed`)
