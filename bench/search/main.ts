import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { brotliCompressSync, constants } from "node:zlib"
import { buildSync } from "esbuild"
import { matches, normaliseQuery } from "../../src/search/match"
import { buildSearch, type Entry, openSearch } from "../../src/search/search"
import type { SearchPage } from "../../src/search/text-search"
import type { SearchDocument } from "../../src/search/title-search"
import { seededRandom } from "../random"
import { median, table } from "../table"
import { makeArticles } from "./articles"

type Judged = { query: string; relevant: string[] }
type Corpus = { documents: SearchDocument[]; pages: SearchPage[] }

/** Written from the site's texts, without looking at what any search answers. */
const judged: Judged[] = JSON.parse(readFileSync("bench/search/judged.json", "utf8"))
const folder = "public/search-index"
/** Of a request's answer, about. */
const headerBytes = 250
const random = seededRandom(23)
const below = (number: number): number => Math.floor(random() * number)

const compressed = (content: string, quality = 9): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length + headerBytes

/** The site as it was built. */
const siteCorpus = (): Corpus => {
  const { version, documents }: Entry = JSON.parse(readFileSync(join(folder, "search.json"), "utf8"))
  const count = readdirSync(join(folder, version)).filter(name => /^page-\d+\.json$/.test(name)).length
  const pages = Array.from({ length: count }, (_, page) =>
    JSON.parse(readFileSync(join(folder, version, `page-${page}.json`), "utf8")),
  )
  return { documents, pages }
}

const madeCorpus = (count: number): Corpus => {
  const pages = makeArticles(count).reverse()
  const documents = pages.map(({ title, excerpt, path, date }) => ({ title, text: excerpt, path, date }))
  return { documents: documents.map(document => ({ kind: "post", ...document })), pages }
}

/** What visitors type: words, two words, words cut short and misspelt, from anywhere in the texts. */
const madeQueries = ({ pages }: Corpus): string[] =>
  Array.from({ length: 48 }, (_, at) => {
    const { text = "" } = pages[below(pages.length)]?.sections[below(6)] ?? {}
    const words = text.toLowerCase().match(/\p{L}{5,}/gu) ?? [""]
    const word = () => words[below(words.length)] ?? ""
    const one = word()
    return (
      [
        one,
        `${one} ${word()}`,
        `${one} ${word()} ${word()}`,
        one.slice(0, -2),
        one.slice(0, 2) + one.slice(3),
      ][at % 5] ?? one
    )
  })

const measure = async (corpus: Corpus, queries: readonly string[]) => {
  const start = performance.now()
  const built = buildSearch(corpus.documents, corpus.pages)
  const seconds = (performance.now() - start) / 1000
  const files = new Map(built.map(({ name, content }) => [name, content]))
  const entry = files.get("search.json") ?? ""
  const code = buildSync({
    entryPoints: ["src/search/search.ts"],
    bundle: true,
    minify: true,
    format: "esm",
    write: false,
  })
  const common = compressed(code.outputFiles[0]?.text ?? "", 11) + compressed(entry, 11)
  const bytes: number[] = []
  const times: number[] = []
  for (const query of queries) {
    let loaded = common
    const ask = async (load: (name: string) => Promise<string>) => {
      const { searchTitles, searchTexts } = openSearch(JSON.parse(entry), load)
      await Promise.all([searchTitles(query), searchTexts(query, 5)])
    }
    await ask(async name => {
      loaded += compressed(files.get(name) ?? "")
      return files.get(name) ?? ""
    })
    const before = performance.now()
    await ask(async name => files.get(name) ?? "")
    times.push(performance.now() - before)
    bytes.push(loaded)
  }
  const kB = (number: number): string => (number / 1000).toFixed(1)
  const slowest = [...times].sort((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? 0
  return [
    String(corpus.documents.filter(({ kind }) => kind === "post").length),
    kB(common),
    `${kB(median(bytes))} / ${kB(Math.max(...bytes))}`,
    `${median(times).toFixed(0)} / ${slowest.toFixed(0)}`,
    seconds.toFixed(1),
    String(files.size),
    kB([...files.values()].join("").length),
  ]
}

/** Of the first three pages, which share is relevant; which share of the relevant is among ten. */
const judge = async ({ pages }: Corpus): Promise<string> => {
  const files = new Map(buildSearch([], pages).map(({ name, content }) => [name, content]))
  const { searchTexts } = openSearch(
    JSON.parse(files.get("search.json") ?? ""),
    async name => files.get(name) ?? "",
  )
  let [precision, recall] = [0, 0]
  for (const { query, relevant } of judged) {
    const { hits } = await searchTexts(query, 30)
    const paths = [...new Set(hits.map(({ path }) => path.split("#")[0] ?? ""))]
    const among = (first: number) => paths.slice(0, first).filter(path => relevant.includes(path)).length
    precision += among(3) / 3 / judged.length
    recall += among(10) / relevant.length / judged.length
  }
  return `${judged.length} judged queries: precision at 3 ${precision.toFixed(3)}, recall at 10 ${recall.toFixed(3)}`
}

/** Asks random stretches of what is written, from a letter to a phrase. */
const checkExactRule = async ({ documents }: Corpus): Promise<string> => {
  const files = new Map(buildSearch(documents, []).map(({ name, content }) => [name, content]))
  const { searchTitles } = openSearch(
    JSON.parse(files.get("search.json") ?? ""),
    async name => files.get(name) ?? "",
  )
  let wrong = 0
  for (let asked = 0; asked < 1_000; asked++) {
    const { title = "", text = "" } = documents[below(documents.length)] ?? {}
    const written = random() < 0.5 ? title : text
    const from = below(written.length)
    const query = written.slice(from, from + 1 + below(24))
    const { posts, resources } = await searchTitles(query)
    const wanted = documents.filter(document => matches(document, normaliseQuery(query)))
    if (wanted.length !== posts.length + resources.length) wrong++
  }
  if (wrong > 0) process.exitCode = 1
  return `1,000 random queries of the exact rule: ${wrong} differ from a plain filter`
}

const main = async (): Promise<void> => {
  const sizes = parseArgs({ allowPositionals: true }).positionals.map(Number)
  const rows = [["articles", "code and entry kB", "first query kB", "ms, p95", "build s", "files", "disk kB"]]
  const notes: string[] = []
  for (const size of sizes.length > 0 ? sizes : [0, 100, 1_000]) {
    const corpus = size === 0 ? siteCorpus() : madeCorpus(size)
    rows.push(await measure(corpus, size === 0 ? judged.map(({ query }) => query) : madeQueries(corpus)))
    if (size === 0) notes.push(await judge(corpus))
    notes.push(await checkExactRule(corpus))
  }
  console.log([table(rows), "", ...notes].join("\n"))
}

void main()
