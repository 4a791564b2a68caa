import { launch } from "chrome-launcher"
import { chromeFlags } from "../../test/support/browser"
import { findChromium } from "../../test/support/find-chromium"
import { expectedStatus, sitePaths } from "../../test/support/site-paths"
import { serveSite } from "../../test/support/site-server"
import { table } from "../table"
import { measurePage, type PageFigures } from "./measure"

// npm run bench:pages -- / /blog --runs 1: every document that answers 200 where none is named; Lighthouse refuses others.
const words = process.argv.slice(2)
const runsAt = words.indexOf("--runs")
const runs = runsAt < 0 ? 3 : Number(words[runsAt + 1])
const named = words.filter(word => word.startsWith("/"))

const columns: [string, (page: PageFigures) => string][] = [
  ["page", page => page.path],
  ["perf", page => String(page.performance)],
  ["a11y", page => String(page.accessibility)],
  ["best", page => String(page.bestPractices)],
  ["SEO", page => String(page.seo)],
  ["FCP s", page => page.fcp.toFixed(2)],
  ["LCP s", page => page.lcp.toFixed(2)],
  ["TBT ms", page => page.tbt.toFixed(0)],
  ["CLS", page => page.cls.toFixed(3)],
  ["kB", page => page.transferred.toFixed(0)],
  ["JS kB", page => page.script.toFixed(0)],
]

const worst = (pages: PageFigures[]): string => {
  const pick = (name: keyof PageFigures, better: -1 | 1) =>
    pages.reduce((a, b) => ((Number(b[name]) - Number(a[name])) * better < 0 ? b : a))
  const low = (["performance", "accessibility", "bestPractices", "seo"] as const).map(
    name => [name, pick(name, 1)] as const,
  )
  const high = (["fcp", "lcp", "tbt", "cls", "transferred", "script"] as const).map(
    name => [name, pick(name, -1)] as const,
  )
  return [...low, ...high]
    .map(([name, page]) => `${name} ${Number(page[name].toFixed(3))} (${page.path})`)
    .join(", ")
}

const print = (pages: PageFigures[]): void => {
  console.log(
    table([columns.map(([name]) => name), ...pages.map(page => columns.map(([, cell]) => cell(page)))]),
  )
  console.log(`\nWorst of each: ${worst(pages)}`)
}

const main = async (): Promise<void> => {
  const paths = named.length > 0 ? named : sitePaths().filter(path => expectedStatus(path) === 200)
  const site = await serveSite()
  const chrome = await launch({ chromePath: findChromium().program().path, chromeFlags })
  const pages: PageFigures[] = []
  try {
    for (const path of paths) {
      pages.push(await measurePage(site.url, path, chrome.port, runs))
      console.error(`${pages.length} of ${paths.length}: ${path}`)
    }
  } finally {
    chrome.kill()
    await site.stop()
    // Half an hour's figures are not lost to a page that cannot be measured.
    if (pages.length > 0) print(pages)
  }
}

main().catch(error => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
