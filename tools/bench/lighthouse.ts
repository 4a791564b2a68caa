import { execFile } from "node:child_process"
import { promisify } from "node:util"
import { launchBrowser } from "../../test/support/browser"
import { freePort } from "../../test/support/free-port"
import { median, withSites } from "./support"

type Report = {
  requestedUrl: string
  runtimeError?: { message: string }
  categories: Record<string, { score: number | null } | undefined>
  audits: Record<string, { numericValue?: number; details?: { items?: Request[] } } | undefined>
}
type Request = { url: string; transferSize?: number; resourceType?: string }

const score = (category: string) => (report: Report) => (report.categories[category]?.score ?? 0) * 100
const audit = (id: string) => (report: Report) => report.audits[id]?.numericValue ?? Number.NaN
// Fonts inlined as data are part of the document.
const requestsOf = ({ audits }: Report): Request[] =>
  (audits["network-requests"]?.details?.items ?? []).filter(({ url }) => !url.startsWith("data:"))
const kB = (requests: readonly Request[]) =>
  requests.reduce((sum, { transferSize = 0 }) => sum + transferSize / 1000, 0)

const figures = {
  performance: score("performance"),
  accessibility: score("accessibility"),
  "best practices": score("best-practices"),
  SEO: score("seo"),
  "FCP ms": audit("first-contentful-paint"),
  "LCP ms": audit("largest-contentful-paint"),
  "TBT ms": audit("total-blocking-time"),
  CLS: audit("cumulative-layout-shift"),
  kB: report => kB(requestsOf(report)),
  "script kB": report => kB(requestsOf(report).filter(({ resourceType }) => resourceType === "Script")),
  "third-party requests": report =>
    requestsOf(report).filter(({ url }) => !url.startsWith(new URL(report.requestedUrl).origin)).length,
} satisfies Record<string, (report: Report) => number>

export type Figure = keyof typeof figures
const figureNames = Object.keys(figures) as Figure[]

// Downloaded by npx, since it would bring 7 % more packages.
const command = ["--yes", "lighthouse@12.8.2", "--quiet", "--output=json", "--disable-full-page-screenshot"]

const visit = async (url: string, port: number): Promise<Report> => {
  const options = [...command, `--port=${port}`, url]
  const run = () => promisify(execFile)("npx", options, { maxBuffer: 64 * 1024 * 1024 })
  // Now and then Lighthouse misses the start of a navigation.
  const { stdout } = await run().catch(run)
  const report: Report = JSON.parse(stdout)
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`)
  return report
}

/** The median of every figure, for each page and site. All visits share a browser, whose startup would distort them. */
export const measurePages = (folders: readonly string[], paths: readonly string[], runs: number) =>
  withSites(folders, async sites => {
    const port = await freePort()
    await using _browser = await launchBrowser(`--remote-debugging-port=${port}`)
    const pages: Record<Figure, number>[][] = []
    for (const path of paths) {
      const reports: Report[][] = sites.map(() => [])
      for (let run = 0; run < runs; run++)
        for (const [at, { url }] of sites.entries()) reports[at]?.push(await visit(url + path, port))
      const medianOf = (own: Report[]) =>
        Object.fromEntries(figureNames.map(name => [name, median(own.map(figures[name]))]))
      pages.push(reports.map(own => medianOf(own) as Record<Figure, number>))
      console.error(path)
    }
    return pages
  })
