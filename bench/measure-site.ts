import { execFileSync } from "node:child_process"
import { readFileSync, writeFileSync } from "node:fs"
import { parseArgs } from "node:util"
import { longDate } from "../src/shared/day"
import { budget } from "../test/support/budget"
import { sitePaths } from "../test/support/site-paths"
import { serveSite } from "../test/support/site-server"
import { figures, measureVisit, mediansOf, startBrowser } from "./lighthouse"
import { chooseBrowser, runsOf } from "./support"

// npm run measure:site -- --runs 5: measures the built site on a quiet machine and writes the case of this site,
// content/cases/this-site.json, with its line of content/ledger.json.
const { values: options } = parseArgs({ options: { runs: { type: "string", default: "5" } } })
const runs = runsOf(options.runs)

const paths = ["/", "/services", "/analytics/digital-measurement-tracking-guide"]
const caseFile = "content/cases/this-site.json"
const ledgerFile = "content/ledger.json"

// The median mobile page: HTTP Archive, Web Almanac 2025, chapters "Page Weight" (2,164 KiB), "Performance", "Third Parties".
const web = { weight: 2216, blocking: 1916, thirdParty: 79 }

/** The worst value of a figure on some pages. */
const worst = (pages: readonly number[][], name: string): number => {
  const at = figures.findIndex(figure => figure.name === name)
  const values = pages.map(page => page[at] ?? Number.NaN)
  return name === "accessibility" ? Math.min(...values) : Math.max(...values)
}

/** The medians of each page's visits. */
const measure = async (url: string): Promise<number[][]> => {
  chooseBrowser("whole")
  const browser = await startBrowser()
  const pages: number[][] = []
  for (const path of paths) {
    const visits: number[][] = []
    for (let run = 0; run < runs; run += 1) visits.push(await measureVisit(url + path, browser.port))
    pages.push(mediansOf(visits))
  }
  await browser.close()
  return pages
}

const pointsOf = (values: readonly number[]) =>
  ["Page weight", "Blocking time", "Third-party requests"].map((label, at) => ({ label, value: values[at] }))

const share = (part: number, whole: number): number => Math.round((part / whole) * 100)
const output = (command: string, ...args: string[]) =>
  execFileSync(command, args, { encoding: "utf8" }).trim()

const caseOf = (pages: readonly number[][]) => {
  const [weight, blocking, thirdParty] = [
    worst(pages, "kB"),
    worst(pages, "TBT ms"),
    worst(pages, "third-party requests"),
  ]
  const day = longDate(new Date().toISOString().slice(0, 10))
  const tests = output("npx", "jest", "--listTests").split("\n").length
  const [kilobytes, ms] = [Math.round(weight), Math.round(blocking)]
  const ofWeight = share(weight, web.weight)
  const shares = [ofWeight, share(blocking, web.blocking), share(thirdParty, web.thirdParty)]
  return {
    order: 4,
    client: `This website, measured on ${day}`,
    heading: `Our own site is ${100 - ofWeight}% lighter than the median page`,
    summary: `This is the one case you can check yourself. Of three pages we measured, the heaviest transfers ${kilobytes} kB on a first visit; the median mobile page on the web weighs ${web.weight.toLocaleString("en-IN")} kB. The slowest shows its main content after ${(worst(pages, "LCP ms") / 1000).toFixed(1)} seconds.`,
    challenge:
      "Sites that sell measurement rarely publish their own numbers. We wanted a site we could hold to the budgets we set for clients, on every page.",
    work: `Every page has a written budget, and a change that breaks one isn’t released. ${tests} test files check all ${sitePaths().length} URLs for links, markup, accessibility and weight.`,
    result: `On Lighthouse’s simulated mid-range phone, the home page, Services and our longest article each weigh ${kilobytes} kB or less, block for ${ms} ms at most, make ${thirdParty === 0 ? "no" : thirdParty} third-party requests and score at least ${worst(pages, "accessibility")} of 100 for accessibility. To repeat it, run npm run measure:site in the repository or put a page into PageSpeed Insights.`,
    metric: {
      value: `−${100 - ofWeight}%`,
      label: "page weight",
      start: 100,
      end: ofWeight,
      unit: "(median page = 100)",
    },
    services: ["seo-consulting"],
    article: "seo-technical-foundations",
    resource: "seo-audit-checklist",
    chart: {
      kind: "pairs",
      title: `The heaviest of three pages weighs ${ofWeight}% of the median one`,
      subtitle: "The worst of three pages of this site; median mobile page on the web = 100",
      alt: `Bars in pairs: this site against the median mobile page. Weight: ${kilobytes} of ${web.weight.toLocaleString("en-IN")} kB. Blocking time: ${ms} of ${web.blocking.toLocaleString("en-IN")} ms. Third-party requests: ${thirdParty} of ${web.thirdParty}.`,
      source: "Lighthouse’s mobile settings on this build; HTTP Archive, Web Almanac 2025, for the web",
      period: `${day}; the web in July 2025`,
      note: `Each page is the median of ${runs} visits.`,
      unit: "index",
      series: [
        { name: "The web", emphasis: false, points: pointsOf([100, 100, 100]) },
        { name: "This site", emphasis: true, points: pointsOf(shares) },
      ],
    },
  }
}

const json = (data: unknown): string => `${JSON.stringify(data, null, 2)}\n`

type Estimate = { stated: string; case?: string }

/** The ledger with the line of this site: the ceiling that every page is held to, since the day it was written down. */
const ledgerWith = (ledger: Estimate[], weight: number): Estimate[] => {
  const written =
    output("git", "log", "--format=%cs", "--reverse", `-Stotal: ${budget.total}`, "--", "test").split(
      "\n",
    )[0] ?? ""
  const line = {
    stated: written,
    estimate: "This site’s heaviest page on a first visit: the budget",
    low: 0,
    high: budget.total,
    unit: "kB",
    due: new Date().toISOString().slice(0, 10),
    outcome: Math.round(weight),
    case: "this-site",
  }
  return [line, ...ledger.filter(one => one.case !== "this-site")]
}

const main = async (): Promise<void> => {
  const site = await serveSite({ ENQUIRY_RATE_LIMIT: "0" })
  const pages = await measure(site.url).finally(() => site.stop())
  writeFileSync(caseFile, json(caseOf(pages)))
  const ledger = JSON.parse(readFileSync(ledgerFile, "utf8")) as Estimate[]
  writeFileSync(ledgerFile, json(ledgerWith(ledger, worst(pages, "kB"))))
  console.log(`${caseFile} and ${ledgerFile} are written.`)
}

void main()
