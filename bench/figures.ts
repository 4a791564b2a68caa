import type { Result } from "lighthouse"
import { lighthouseReport } from "../test/support/lighthouse"
import { median } from "./support"

type Requests = { items: { url: string; transferSize?: number; resourceType?: string }[] }

// Fonts inlined as data are part of the document.
const requestsOf = ({ audits }: Result): Requests["items"] =>
  ((audits["network-requests"]?.details as unknown as Requests | undefined)?.items ?? []).filter(
    ({ url }) => !url.startsWith("data:"),
  )

const score = (category: string) => (report: Result) => (report.categories[category]?.score ?? 0) * 100
const audit = (id: string) => (report: Result) => report.audits[id]?.numericValue ?? Number.NaN
const kB = (type?: string) => (report: Result) =>
  requestsOf(report)
    .filter(({ resourceType }) => !type || resourceType === type)
    .reduce((sum, { transferSize = 0 }) => sum + transferSize / 1000, 0)
const thirdParty = (report: Result) =>
  requestsOf(report).filter(({ url }) => !url.startsWith(new URL(report.requestedUrl ?? url).origin)).length

type Figure = { readonly name: string; readonly of: (report: Result) => number; readonly decimals?: number }

/** What is read from a Lighthouse report, in the order of a table's columns. */
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

/** Visits a page with Lighthouse's mobile settings. @param port of a Chromium @returns a value for each of `figures` */
export const measureVisit = async (url: string, port: number): Promise<number[]> => {
  const report = await lighthouseReport(url, port)
  return figures.map(({ of }) => of(report))
}

/** The median of each figure over some visits. */
export const mediansOf = (visits: readonly (readonly number[])[]): number[] =>
  figures.map((_, at) => median(visits.map(visit => visit[at] ?? Number.NaN)))
