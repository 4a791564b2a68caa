import type { Page } from "playwright-core"

/** A search as a page of a visitor asks it. Both show the first five hits with a sentence of each. */
export type Engine = {
  name: string
  /** Loads what a site's own script has of it before anybody searches. */
  ready: (page: Page) => Promise<unknown>
  /**
   * Loads the search's code, if it is not there yet, and asks.
   * @param options how many hits to show, five by default; another `copy` has the code loaded anew, with nothing
   * remembered.
   * @returns the paths of the first hits, best first, and the milliseconds from having the code to the answer.
   */
  ask: (page: Page, query: string, options?: Options) => Promise<{ paths: string[]; ms: number }>
}

type Options = { shown?: number; copy?: string }

type OurLoader = typeof import("../../src/components/search/load-search")

export const ours: Engine = {
  name: "this search",
  ready: page => page.evaluate("import('/code/load-search.js').then(() => {})"),
  ask: (page, query, { shown = 5, copy = "" } = {}) =>
    page.evaluate(
      async ([query, copy, shown]) => {
        const { loadSearch }: OurLoader = await import(`/code${copy}/load-search.js`)
        const client = await loadSearch()
        const start = performance.now()
        const [, texts] = await Promise.all([
          client.search(query, { limit: 20 }),
          client.searchTexts(query, shown),
        ])
        return { paths: texts.hits.map(({ path }) => path), ms: performance.now() - start }
      },
      [query, copy, shown] as const,
    ),
}

type PagefindClient = {
  options: (options: { noWorker: boolean }) => Promise<void>
  init: () => Promise<void>
  search: (query: string) => Promise<{ results: { data: () => Promise<{ url: string }> }[] }>
}

/** Without a worker of its own, whose bytes could not be counted nor its line slowed down; it loads less so. */
export const pagefind: Engine = {
  name: "Pagefind 1.6",
  ready: async () => undefined,
  ask: (page, query, { shown = 5, copy = "" } = {}) =>
    page.evaluate(
      async ([query, copy, shown]) => {
        const client: PagefindClient = await import(`/pagefind/pagefind.js?${copy}`)
        const start = performance.now()
        await client.options({ noWorker: true })
        await client.init()
        const { results } = await client.search(query)
        const hits = await Promise.all(results.slice(0, shown).map(result => result.data()))
        return {
          paths: hits.map(({ url }) => url.replace(/(?<=.)\/$/, "")),
          ms: performance.now() - start,
        }
      },
      [query, copy, shown] as const,
    ),
}
