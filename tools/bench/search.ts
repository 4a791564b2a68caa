import { execFileSync } from "node:child_process"
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { brotliCompressSync } from "node:zlib"
import { buildSync } from "esbuild"
import { command } from "../../src/command"
import type { SearchPage } from "../../src/search/excerpt"
import { searchLanguage } from "../../src/search/languages"
import { buildSearch, type Entry, openSearch } from "../../src/search/search-index"
import type { SearchDocument } from "../../src/search/title-search"
import { withoutSlash } from "../../src/shared/addresses"
import { launchBrowser } from "../../test/support/browser"
import { linkTag, readDocument } from "../../test/support/documents"
import { type Article, makeArticles } from "./articles"
import relevantPages from "./relevance-judgements.json"
import { median, table, wholeNumber } from "./support"

const judgements = Object.entries(relevantPages)

type Corpus = { documents: SearchDocument[]; pages: SearchPage[]; queries: string[] }

const builtSite = (): Corpus => {
  const folder = "public/search-index"
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), "utf8"))
  const { version, documents }: Entry = read("search.json")
  const names = readdirSync(join(folder, version)).filter(name => /^page-\d+\.json$/.test(name))
  const pages = names.map((_, page) => read(join(version, `page-${page}.json`)))
  return { documents, pages, queries: Object.keys(relevantPages) }
}

const generated = (count: number): Corpus => {
  const articles = makeArticles(count)
  const common = ({ slug, title }: Article) => ({ title, path: `/blog/${slug}` })
  return {
    documents: articles.map(article => ({
      ...common(article),
      kind: "post",
      text: article.excerpt,
      date: article.date,
    })),
    pages: articles.map(article => ({
      ...common(article),
      kind: "article",
      sections: article.sections.map((section, at) => ({ ...section, anchor: `section-${at}` })),
    })),
    queries: articles.slice(0, 12).flatMap(({ sections }) => {
      const [word = "", other = ""] = sections[0]?.text.toLowerCase().match(/\p{L}{5,}/gu) ?? []
      return [word, `${word} ${other}`, word.slice(0, -2), word.slice(0, 2) + word.slice(3)]
    }),
  }
}

const kB = (count: number): string => (count / 1000).toFixed(0)

// Including about 250 bytes of response headers.
const transferred = (content: string): number => brotliCompressSync(content).length + 250

const scriptBytes = (): number => {
  const entryPoints = ["src/search/search-index.ts"]
  const { outputFiles } = buildSync({ entryPoints, bundle: true, minify: true, format: "esm", write: false })
  return transferred(outputFiles[0]?.text ?? "")
}

const openCorpus = ({ documents, pages }: Corpus) => {
  const files = new Map(
    buildSearch(documents, pages, searchLanguage("en")).map(({ name, content }) => [name, content]),
  )
  const entry = files.get("search.json") ?? ""
  const first = scriptBytes() + transferred(entry)
  return () => {
    let bytes = first
    const search = openSearch(JSON.parse(entry), async name => {
      bytes += transferred(files.get(name) ?? "")
      return files.get(name) ?? ""
    })
    return { ...search, first, bytes: () => bytes }
  }
}

const measure = async (corpus: Corpus): Promise<string[]> => {
  const open = openCorpus(corpus)
  const bytes: number[] = []
  const times: number[] = []
  for (const query of corpus.queries) {
    const search = open()
    const started = performance.now()
    await Promise.all([search.searchTitles(query), search.searchTexts(query, 5)])
    times.push(performance.now() - started)
    bytes.push(search.bytes())
  }
  const posts = corpus.documents.filter(({ kind }) => kind === "post").length
  const sizes = [open().first, median(bytes), Math.max(...bytes)]
  return [String(posts), ...sizes.map(kB), median(times).toFixed(0)]
}

const evaluate = async (name: string, search: (query: string) => Promise<string[]>): Promise<string> => {
  let [precision, recall] = [0, 0]
  for (const [query, relevant] of judgements) {
    const paths = [...new Set(await search(query))]
    const found = (first: number) => paths.slice(0, first).filter(path => relevant.includes(path)).length
    precision += found(3) / 3 / judgements.length
    recall += found(10) / relevant.length / judgements.length
  }
  return `${name}: precision at 3 ${precision.toFixed(3)}, recall at 10 ${recall.toFixed(3)}`
}

const evaluatePagefind = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), "pagefind-"))
  const options = ["--site", "public", "--glob", "**/index.html", "--output-path", folder]
  execFileSync("npx", ["--yes", "pagefind@1.6.0", ...options], { stdio: "ignore" })
  await using browser = await launchBrowser()
  const bytes: number[] = []
  const relevance = await evaluate("Pagefind", async query => {
    const page = await browser.newPage()
    let loaded = 0
    await page.route("http://pagefind.test/**", route => {
      const { pathname } = new URL(route.request().url())
      if (pathname === "/") return route.fulfill({ contentType: "text/html", body: "" })
      const body = readFileSync(join(folder, pathname))
      // The index is compressed already.
      loaded += pathname.endsWith(".js") ? transferred(String(body)) : body.length + 250
      return route.fulfill({ contentType: pathname.endsWith(".js") ? "text/javascript" : "", body })
    })
    await page.goto("http://pagefind.test/")
    const ask = (from: number, to: number): Promise<string[]> =>
      page.evaluate(`import("/pagefind.js").then(async pagefind => {
        const { results } = await pagefind.search(${JSON.stringify(query)})
        return Promise.all(results.slice(${from}, ${to}).map(async result => (await result.data()).url))
      })`)
    const urls = await ask(0, 5)
    bytes.push(loaded)
    urls.push(...(await ask(5, 30)))
    await page.close()
    return urls.map(url => {
      const document = readDocument(withoutSlash(url))
      return new URL(linkTag(document, "canonical") ?? url, "http://pagefind.test").pathname
    })
  })
  rmSync(folder, { recursive: true })
  return `${relevance}, first query ${kB(median(bytes))} kB, at most ${kB(Math.max(...bytes))}`
}

const spec = {
  call: "npm run bench:search -- [COUNT…]",
  about: "What a first query costs with each number of articles, and how relevant results are.",
  maxOperands: Number.POSITIVE_INFINITY,
} as const

command(spec, async ({ operands }) => {
  const counts = operands.map(wholeNumber)
  const rows = [["articles", "script and entry kB", "first query kB", "at most", "ms"]]
  for (const corpus of [builtSite(), ...counts.map(generated)]) rows.push(await measure(corpus))
  console.log(table(rows))
  // Without titles, since the text results omit articles found by title.
  const { searchTexts } = openCorpus({ ...builtSite(), documents: [] })()
  const search = async (query: string) =>
    (await searchTexts(query, 30)).hits.map(({ path }) => path.split("#")[0] ?? "")
  console.log(await evaluate("this search", search))
  console.log(await evaluatePagefind())
})
