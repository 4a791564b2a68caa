// Why the index is cut as it is: the designs that were not taken, on the same corpus and queries, by the bytes of data
// that a first page of 20 needs (without script and response headers). `npx tsx bench/search/designs.ts`
import { brotliCompressSync, constants } from "node:zlib"
import { Index } from "flexsearch"
import { toDocumentPart } from "../../src/search/format/format"
import { ngramsOf } from "../../src/search/format/ngrams"
import { encodeAscending } from "../../src/search/format/number-list"
import { buildSearchIndex } from "../../src/search/index/build-index"
import { chunkBySize } from "../../src/search/index/split-index"
import type { FetchPart } from "../../src/search/query/part-loader"
import { createSearcherWith } from "../../src/search/query/searcher"
import { inIndexOrder, type SearchDocument } from "../../src/search/rule/document"
import { matches, normaliseQuery } from "../../src/search/rule/match"
import { makeCorpus } from "./corpus"
import { makeQueries } from "./queries"
import { kB, median, table } from "./statistics"

const documents = inIndexOrder(makeCorpus(process.cwd(), 10_000))
const brotliSize = (content: string): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length
const size = (content: unknown): number => brotliSize(JSON.stringify(content))

type Cost = { bytes: number; verified: number }
type Design = { name: string; total: number; entry: number; ask: (q: string) => Cost | Promise<Cost> }

const texts = chunkBySize(documents, () => 1, 8).map(part => size(toDocumentPart(part)))

/** The text parts read, newest first, until 20 candidates match: every false one costs too. */
const readUntilFull = (candidates: readonly number[], q: string): Cost => {
  const parts = new Set<number>()
  let shown = 0
  let verified = 0
  for (const number of [...candidates].sort((a, b) => b - a)) {
    if (shown === 20) break
    parts.add(Math.floor(number / 8))
    verified++
    if (matches(documents[number] as SearchDocument, q)) shown++
  }
  return { bytes: [...parts].reduce((sum, part) => sum + (texts[part] ?? 0), 0), verified }
}

/** A FlexSearch map cut into parts of its sorted keys; a query loads the parts its terms lie in. */
const mapDesign = (
  name: string,
  encode: (text: string) => string[],
  termsOf: (q: string) => string[],
  tokenize: "strict" | "full",
): Design => {
  const index = new Index({ tokenize, resolution: 1, encode })
  documents.forEach(({ title, text }, number) => {
    index.add(number, title.toLowerCase())
    index.append(number, text.toLowerCase())
  })
  const { map } = index as unknown as { map: Map<string, number[][]> }
  const lists = (key: string): number[] => map.get(key)?.[0] ?? []
  const runs = chunkBySize([...map.keys()].sort(), key => key.length + 4 + lists(key).length, 8_000)
  const partOf = new Map(runs.flatMap((keys, part) => keys.map(key => [key, part] as const)))
  const sizes = new Map<number, number>()
  const partSize = (part: number): number => {
    const keys = runs[part] ?? []
    const bytes = sizes.get(part) ?? size({ keys, lists: keys.map(key => encodeAscending(lists(key))) })
    sizes.set(part, bytes)
    return bytes
  }
  const sample = runs.map((_, part) => part).filter(part => part % 40 === 0)
  return {
    name,
    total: (sample.reduce((sum, part) => sum + partSize(part), 0) / sample.length) * runs.length,
    entry: size(runs.map(([first]) => first)) + (runs.length + texts.length) * 3.75,
    ask: q => {
      const terms = termsOf(q)
      const parts = new Set(terms.flatMap(term => partOf.get(term) ?? []))
      const sorted = terms.map(lists).sort((a, b) => a.length - b.length)
      const candidates = sorted.reduce((all, list) => {
        const other = new Set(list)
        return all.filter(number => other.has(number))
      })
      const read = readUntilFull(candidates, q)
      return {
        bytes: read.bytes + [...parts].reduce((sum, part) => sum + partSize(part), 0),
        verified: read.verified,
      }
    },
  }
}

const gramsUpTo3 = (text: string): string[] => [1, 2, 3].flatMap(length => ngramsOf(text, length))
const wordsIn = (text: string): string[] => text.split(/\s+/).filter(Boolean)

/** Documents in chunks of 64; the entry has a Bloom filter of each chunk's trigrams, ten bits a gram. */
const bloomDesign = (): Design => {
  const chunks = chunkBySize(documents, () => 1, 64)
  const grams = chunks.map(
    chunk =>
      new Set(
        chunk.flatMap(({ title, text }) => [
          ...ngramsOf(title.toLowerCase(), 3),
          ...ngramsOf(text.toLowerCase(), 3),
        ]),
      ),
  )
  const sizes = chunks.map(chunk => size(toDocumentPart(chunk)))
  return {
    name: "chunks of 64 documents, Bloom filters of trigrams",
    total: sizes.reduce((a, b) => a + b, 0),
    entry: grams.reduce((sum, { size: n }) => sum + (n * 10) / 8, 0),
    ask: q => {
      const asked = ngramsOf(q, 3)
      let shown = 0
      let bytes = 0
      let verified = 0
      for (let at = chunks.length - 1; at >= 0 && shown < 20; at--) {
        if (!asked.every(gram => grams[at]?.has(gram))) continue
        bytes += sizes[at] ?? 0
        verified += chunks[at]?.length ?? 0
        shown += (chunks[at] ?? []).filter(document => matches(document, q)).length
      }
      return { bytes, verified }
    },
  }
}

/** The design taken, through its own builder and searcher. */
const chosenDesign = async (): Promise<Design> => {
  const { files, entry } = await buildSearchIndex(documents)
  const sizes = new Map(files.map(({ name, content }) => [name, { content, bytes: brotliSize(content) }]))
  return {
    name: "words and pairs by grams (taken)",
    total: [...sizes.values()].reduce((sum, { bytes }) => sum + bytes, 0),
    entry: sizes.get(entry)?.bytes ?? 0,
    ask: async q => {
      let bytes = 0
      const fetchPart: FetchPart = async name => {
        if (name !== entry) bytes += sizes.get(name)?.bytes ?? 0
        return sizes.get(name)?.content ?? null
      }
      const { posts, resources } = await createSearcherWith(Index, { fetchPart }).search(q)
      return { bytes, verified: posts.length + resources.length }
    },
  }
}

const designs: (() => Design | Promise<Design>)[] = [
  chosenDesign,
  () =>
    mapDesign(
      "trigrams as strict tokens, all loaded",
      gramsUpTo3,
      q => ngramsOf(q, Math.min(3, q.length)),
      "strict",
    ),
  () => mapDesign('tokenize "full" over words, split by first letters', wordsIn, wordsIn, "full"),
  bloomDesign,
]
const rows = [["design", "all kB", "entry kB", "query kB, median", "p95", "worst", "texts read, worst"]]
const compare = async (make: () => Design | Promise<Design>): Promise<void> => {
  const { name, total, entry, ask } = await make()
  const costs = await Promise.all(makeQueries(documents).map(({ query }) => ask(normaliseQuery(query))))
  const bytes = costs.map(cost => cost.bytes).sort((a, b) => a - b)
  rows.push([
    name,
    kB(total),
    kB(entry),
    kB(median(bytes)),
    kB(bytes[Math.floor(bytes.length * 0.95)] ?? 0),
    kB(Math.max(...bytes)),
    String(Math.max(...costs.map(({ verified }) => verified))),
  ])
}

const main = async (): Promise<void> => {
  for (const make of designs) await compare(make)
  console.log(table(rows))
}

main().catch(error => {
  console.error(error)
  process.exitCode = 1
})
