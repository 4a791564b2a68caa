import type { Browser } from "playwright-core"
import { buildSearchIndex } from "../../src/search/index/build-index"
import { differences } from "./check"
import { makeCorpus } from "./corpus"
import { type Cost, visit, visitPlain } from "./in-browser"
import { makeQueries } from "./queries"
import { prepareFiles, serveFiles } from "./serve-files"

/** The cost of one query, and what it was. */
export type Asked = Cost & { kind: string; first: boolean }

export type Measured = {
  posts: number
  buildMs: number
  parts: number
  raw: number
  compressed: number
  script: number
  asked: Asked[]
  plain: { bytes: number; ms: number[] }
  /** Where an answer was not that of a plain filter. */
  wrong: string[]
}

/**
 * Builds the index of a corpus, serves it, and asks every query as a new visitor's first and as another's second.
 * @param script the page's, bundled.
 */
export const measure = async (browser: Browser, posts: number, script: Uint8Array): Promise<Measured> => {
  const documents = makeCorpus(process.cwd(), posts)
  const start = performance.now()
  const { files } = await buildSearchIndex(documents)
  const buildMs = performance.now() - start
  const served = prepareFiles([
    { path: "/", content: "<!doctype html><link rel=icon href=data:,><title>bench</title>" },
    { path: "/page.js", content: script },
    { path: "/all.json", content: JSON.stringify(documents) },
    ...files.map(({ name, content }) => ({ path: `/index/${name}`, content })),
  ])
  const { address, stop } = await serveFiles(served)
  const queries = makeQueries(documents)
  const asked: Asked[] = []
  const wrong: string[] = []
  for (const [at, { kind, query }] of queries.entries()) {
    // Seven kinds further on: the second query has little in common with the first
    const next = queries[(at + queries.length / 2) % queries.length] ?? { kind, query }
    const { first, second } = await visit(browser, address, [query, next.query])
    asked.push({ ...first, kind, first: true }, { ...second, kind: next.kind, first: false })
    wrong.push(
      ...differences(documents, query, first.answer),
      ...differences(documents, next.query, second.answer),
    )
  }
  const plain = await visitPlain(
    browser,
    address,
    queries.map(({ query }) => query),
  )
  stop()

  const index = [...served].filter(([path]) => path.startsWith("/index/")).map(([, file]) => file)
  return {
    posts,
    buildMs,
    parts: files.length,
    raw: index.reduce((sum, file) => sum + file.raw, 0),
    compressed: index.reduce((sum, file) => sum + file.compressed.length, 0),
    script: served.get("/page.js")?.compressed.length ?? 0,
    asked,
    plain,
    wrong,
  }
}
