import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import type { Browser } from "playwright-core"
import { launchBrowser } from "../../test/support/browser"
import { type Built, buildOurs, buildPagefind, readPages } from "./built"
import { type Corpus, madeCorpus, siteCorpus } from "./corpora"
import { type Engine, ours, pagefind } from "./engines"
import { checkExactRule } from "./exact-rule"
import { judge, type Relevance } from "./judged"
import { askAll, askSlowly, rankAll } from "./measure"
import { plainFlexSearch } from "./plain-flexsearch"
import { type Measured, report } from "./report"
import { serveFolder } from "./serve-folder"

const sizes = parseArgs({ allowPositionals: true }).positionals.map(Number)
/** Nought is the site itself. */
const counts = sizes.length > 0 ? sizes : [0, 7, 1_000, 10_000]
const slowQueries = 8

const measureEngine = async (
  browser: Browser,
  url: string,
  engine: Engine,
  built: Built,
  { articles, queries }: Corpus,
): Promise<Measured> => {
  const asked = await askAll(browser, url, engine, queries)
  const every = Math.ceil(queries.length / slowQueries)
  const slowMs = await askSlowly(
    browser,
    url,
    engine,
    queries.filter((_, at) => at % every === 0),
  )
  return { articles, engine: engine.name, built, asked, slowMs }
}

const main = async (): Promise<void> => {
  const temporary = mkdtempSync(join(tmpdir(), "bench-search-"))
  const browser = await launchBrowser()
  const measured: Measured[] = []
  const relevance: [string, Relevance][] = []
  let wrong: string[] = []
  try {
    for (const count of counts) {
      const folder = join(temporary, String(count))
      const corpus = count === 0 ? siteCorpus(folder) : madeCorpus(folder, count)
      const built = [await buildOurs(corpus), buildPagefind(corpus)] as const
      const { url, stop } = await serveFolder(folder)
      for (const [at, engine] of [ours, pagefind].entries()) {
        measured.push(await measureEngine(browser, url, engine, built[at] as Built, corpus))
        if (count === 0)
          relevance.push([engine.name, judge(await rankAll(browser, url, engine, corpus.queries))])
      }
      if (count === 0) {
        const plain = plainFlexSearch(readPages(corpus))
        relevance.push([
          "FlexSearch alone",
          judge(new Map(corpus.queries.map(query => [query, plain(query)]))),
        ])
      }
      stop()
      wrong = await checkExactRule(corpus.documents)
    }
    console.log(report(measured, relevance, wrong))
    if (wrong.length > 0) process.exitCode = 1
  } finally {
    await browser.close()
    rmSync(temporary, { recursive: true, force: true })
  }
}

void main()
