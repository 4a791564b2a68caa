import { brotliCompressSync, constants } from "node:zlib"
import { buildSearchIndex } from "../../src/search/exact/index/build-index"
import { createSearcher } from "../../src/search/exact/query/searcher"
import { matches, normaliseQuery } from "../../src/search/exact/rule/match"
import { differences } from "./check"
import { makeCorpus } from "./corpus"
import { makeQueries } from "./queries"

/**
 * A query as a new visitor's first, and what is loaded besides when it follows another one: bytes as sent, files asked
 * for, milliseconds from having the files to the answer, of several runs.
 */
export type Asked = {
  kind: string
  found: number
  firstBytes: number
  nextBytes: number
  requests: number
  ms: number[]
}

export type Measured = {
  posts: number
  buildMs: number
  parts: number
  raw: number
  compressed: number
  asked: Asked[]
  /** The baseline: all documents in one file, then a filter. */
  plain: { bytes: number; ms: number[] }
  /** Where an answer was not that of a plain filter. */
  wrong: string[]
}

const runs = 5

/** Brotli 9: what hosts and build steps commonly spend on static files. */
const sizeAsSent = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length

const timed = async <Result>(work: () => Result | Promise<Result>) => {
  const start = performance.now()
  const result = await work()
  return { result, ms: performance.now() - start }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0)

/** Builds the index of a corpus, and asks every query as a new visitor's first and as another's second. */
export const measure = async (posts: number): Promise<Measured> => {
  const documents = makeCorpus(posts)
  const { result: index, ms: buildMs } = await timed(() => buildSearchIndex(documents))
  const files = new Map(index.files.map(({ name, content }) => [name, content]))
  const sizes = new Map(index.files.map(({ name, content }) => [name, sizeAsSent(content)]))
  const newVisitor = () => {
    const loaded: number[] = []
    const fetchPart = async (name: string) => {
      loaded.push(sizes.get(name) ?? 0)
      return files.get(name) ?? null
    }
    return { loaded, ...createSearcher({ fetchPart }) }
  }

  const queries = makeQueries(documents)
  const asked: Asked[] = []
  const wrong: string[] = []
  for (const [at, { kind, query }] of queries.entries()) {
    const ms: number[] = []
    for (let run = 0; run < runs; run += 1) ms.push((await timed(() => newVisitor().search(query))).ms)
    const visitor = newVisitor()
    const answer = await visitor.search(query)
    // Seven kinds further on: the query before has little in common with this one.
    const returning = newVisitor()
    await returning.search(queries[(at + queries.length / 2) % queries.length]?.query ?? "")
    const before = sum(returning.loaded)
    await returning.search(query)
    asked.push({
      kind,
      found: answer.total,
      firstBytes: sum(visitor.loaded),
      nextBytes: sum(returning.loaded) - before,
      requests: visitor.loaded.length,
      ms,
    })
    wrong.push(...differences(documents, query, answer))
  }

  const filter = (query: string) => {
    const q = normaliseQuery(query)
    return documents.filter(document => matches(document, q))
  }
  const filtered = await Promise.all(queries.map(({ query }) => timed(() => filter(query))))
  return {
    posts,
    buildMs,
    parts: files.size,
    raw: sum(index.files.map(({ content }) => Buffer.byteLength(content))),
    compressed: sum([...sizes.values()]),
    asked,
    plain: { bytes: sizeAsSent(JSON.stringify(documents)), ms: filtered.map(({ ms }) => ms) },
    wrong,
  }
}
