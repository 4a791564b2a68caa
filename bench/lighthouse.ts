import { execFile } from "node:child_process"
import { promisify } from "node:util"
import { launchBrowser } from "../test/support/browser"
import { freePort } from "../test/support/free-port"
import { median } from "./support"

/** What is read of Lighthouse's report (`lighthouse --output=json`). */
type Report = {
  requestedUrl: string
  runtimeError?: { message: string }
  categories: Record<string, { score: number | null } | undefined>
  audits: Record<string, { numericValue?: number; details?: { items?: Request[] } } | undefined>
}
type Request = { url: string; transferSize?: number; resourceType?: string }

// Fonts inlined as data are part of the document.
const requestsOf = ({ audits }: Report): Request[] =>
  (audits["network-requests"]?.details?.items ?? []).filter(({ url }) => !url.startsWith("data:"))

const score = (category: string) => (report: Report) => (report.categories[category]?.score ?? 0) * 100
const audit = (id: string) => (report: Report) => report.audits[id]?.numericValue ?? Number.NaN
const kB = (type?: string) => (report: Report) =>
  requestsOf(report)
    .filter(({ resourceType }) => !type || resourceType === type)
    .reduce((sum, { transferSize = 0 }) => sum + transferSize / 1000, 0)
const thirdParty = (report: Report) =>
  requestsOf(report).filter(({ url }) => !url.startsWith(new URL(report.requestedUrl).origin)).length

type Figure = { readonly name: string; readonly of: (report: Report) => number; readonly decimals?: number }

/** What is read from a report, in the order of a table's columns. */
export const figures: readonly Figure[] = [
  { name: "performance", of: score("performance") },
  { name: "accessibility", of: score("accessibility") },
  { name: "best practices", of: score("best-practices") },
  { name: "SEO", of: score("seo") },
  { name: "FCP ms", of: audit("first-contentful-paint") },
  { name: "LCP ms", of: audit("largest-contentful-paint") },
  { name: "TBT ms", of: audit("total-blocking-time") },
  { name: "CLS", of: audit("cumulative-layout-shift"), decimals: 3 },
  { name: "kB", of: kB() },
  { name: "script kB", of: kB("Script") },
  { name: "third-party requests", of: thirdParty },
]

// Fetched by npx when it is first needed: it would be one package in fifteen of the project's.
const command = ["--yes", "lighthouse@12.8.2", "--quiet", "--output=json", "--disable-full-page-screenshot"]

/** Starts a browser for Lighthouse: one for all visits, since its first seconds are busier than a visitor's. */
export const startBrowser = async () => {
  const port = await freePort()
  const browser = await launchBrowser(`--remote-debugging-port=${port}`)
  return { port, close: () => browser.close() }
}

/**
 * Visits a page with Lighthouse's mobile settings.
 * @param port of a browser from `startBrowser`
 * @returns a value for each of `figures`
 * @throws Lighthouse's message if the page cannot be measured
 */
export const measureVisit = async (url: string, port: number): Promise<number[]> => {
  const options = [...command, `--port=${port}`, url]
  const { stdout } = await promisify(execFile)("npx", options, { maxBuffer: 64 * 1024 * 1024 })
  const report: Report = JSON.parse(stdout)
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`)
  return figures.map(({ of }) => of(report))
}

/** The median of each figure over some visits. */
export const mediansOf = (visits: readonly (readonly number[])[]): number[] =>
  figures.map((_, at) => median(visits.map(visit => visit[at] ?? Number.NaN)))
