import type { Result } from "lighthouse"
import { lighthouseReport } from "../../test/support/lighthouse"
import { median } from "../table"

/** One figure of a page: the heading of its column, how it is read from Lighthouse's report, and which way is worse. */
type Figure = {
  readonly name: string
  readonly decimals: number
  readonly worse: "less" | "more"
  readonly of: (report: Result) => number
}

const score = (name: string, category: string): Figure => ({
  name,
  decimals: 0,
  worse: "less",
  of: ({ categories }) => Math.round((categories[category]?.score ?? 0) * 100),
})

const audit = (name: string, id: string, decimals: number, unit = 1): Figure => ({
  name,
  decimals,
  worse: "more",
  of: ({ audits }) => (audits[id]?.numericValue ?? Number.NaN) / unit,
})

type Items = { items: { url: string; transferSize?: number; resourceType?: string }[] }

const requestsOf = (audits: Result["audits"]): Items["items"] =>
  (audits["network-requests"]?.details as unknown as Items | undefined)?.items ?? []

const transferred = (name: string, only?: string): Figure => ({
  name,
  decimals: 0,
  worse: "more",
  of: ({ audits }) =>
    requestsOf(audits)
      // Fonts that stand in the page as data are counted with it.
      .filter(({ url, resourceType }) => !url.startsWith("data:") && (!only || resourceType === only))
      .reduce((sum, { transferSize = 0 }) => sum + transferSize / 1000, 0),
})

/** Requests that go to another site. */
const thirdParty: Figure = {
  name: "3rd",
  decimals: 0,
  worse: "more",
  of: ({ audits, requestedUrl = "" }) =>
    requestsOf(audits).filter(
      ({ url }) => url.startsWith("http") && !url.startsWith(new URL(requestedUrl).origin),
    ).length,
}

/** What is told of a page, in the order of the columns. */
export const figures: readonly Figure[] = [
  score("perf", "performance"),
  score("a11y", "accessibility"),
  score("best", "best-practices"),
  score("SEO", "seo"),
  audit("FCP s", "first-contentful-paint", 2, 1000),
  audit("LCP s", "largest-contentful-paint", 2, 1000),
  audit("TBT ms", "total-blocking-time", 0),
  audit("CLS", "cumulative-layout-shift", 3),
  transferred("kB"),
  transferred("JS kB", "Script"),
  thirdParty,
]

/**
 * One visit by Lighthouse's mobile settings.
 * @param port of a Chromium that listens for the DevTools protocol
 * @returns a value for each of `figures`
 */
export const measureVisit = async (url: string, port: number): Promise<number[]> => {
  const report = await lighthouseReport(url, port)
  return figures.map(({ of }) => of(report))
}

/** The median of each figure over some visits. */
export const mediansOf = (visits: readonly (readonly number[])[]): number[] =>
  figures.map((_, at) => median(visits.map(visit => visit[at] ?? Number.NaN)))
