import { parseArgs } from "node:util"
import { launch } from "chrome-launcher"
import type { Result } from "lighthouse"
import { chromeFlags } from "../test/support/browser"
import { lighthouseReport } from "../test/support/lighthouse"
import { expectedStatus, sitePaths } from "../test/support/site-paths"
import { serveSite } from "../test/support/site-server"
import { chooseBrowser, median, runsOf, table } from "./support"

// npm run bench:pages -- / /blog --runs 5 --browser whole: Lighthouse's phone; every document that answers 200 by default.
// Several --site FOLDER (each with a build) are measured in turns, visit by visit.
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "3" },
    browser: { type: "string" },
    site: { type: "string", multiple: true, default: ["."] },
  },
})

type Requests = { items: { url: string; transferSize?: number; resourceType?: string }[] }

const score = (category: string) => (report: Result) => (report.categories[category]?.score ?? 0) * 100
const audit = (id: string) => (report: Result) => report.audits[id]?.numericValue ?? Number.NaN
const kB =
  (type?: string) =>
  ({ audits }: Result): number =>
    ((audits["network-requests"]?.details as unknown as Requests | undefined)?.items ?? [])
      // Fonts inlined as data are part of the document.
      .filter(({ url, resourceType }) => !url.startsWith("data:") && (!type || resourceType === type))
      .reduce((sum, { transferSize = 0 }) => sum + transferSize / 1000, 0)

const figures: readonly (readonly [string, (report: Result) => number, decimals?: number])[] = [
  ["performance", score("performance")],
  ["accessibility", score("accessibility")],
  ["best practices", score("best-practices")],
  ["SEO", score("seo")],
  ["FCP ms", audit("first-contentful-paint")],
  ["LCP ms", audit("largest-contentful-paint")],
  ["TBT ms", audit("total-blocking-time")],
  ["CLS", audit("cumulative-layout-shift"), 3],
  ["kB", kB()],
  ["script kB", kB("Script")],
]

const main = async (): Promise<void> => {
  const runs = runsOf(options.runs)
  const { path: chromePath, name } = chooseBrowser(options.browser)
  const sites = await Promise.all(options.site.map(folder => serveSite({ ENQUIRY_RATE_LIMIT: "0" }, folder)))
  const chrome = await launch({ chromePath, chromeFlags })
  const paths =
    positionals.length > 0 ? positionals : sitePaths().filter(path => expectedStatus(path) === 200)
  const rows = [["page", "site", ...figures.map(([title]) => title)]]
  try {
    for (const path of paths) {
      const reports: Result[][] = sites.map(() => [])
      for (let run = 0; run < runs; run++)
        for (const [at, { url }] of sites.entries())
          reports[at]?.push(await lighthouseReport(url + path, chrome.port))
      for (const [at, folder] of options.site.entries()) {
        const medians = figures.map(([, of, decimals = 0]) =>
          median((reports[at] ?? []).map(of)).toFixed(decimals),
        )
        rows.push([path, folder, ...medians])
      }
      console.error(path)
    }
  } finally {
    chrome.kill()
    for (const site of sites) await site.stop()
    console.log(`${table(rows)}\n\nMedians of ${runs}, Lighthouse's phone, ${name}.`)
  }
}

void main()
