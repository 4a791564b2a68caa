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

const transferred = (name: string, only?: string): Figure => ({
  name,
  decimals: 0,
  worse: "more",
  of: ({ audits }) =>
    ((audits["network-requests"]?.details as unknown as Items | undefined)?.items ?? [])
      // Fonts that stand in the page as data are counted with it.
      .filter(({ url, resourceType }) => !url.startsWith("data:") && (!only || resourceType === only))
      .reduce((sum, { transferSize = 0 }) => sum + transferSize / 1000, 0),
})

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
]

/**
 * Medians of some visits by Lighthouse's mobile settings, one for each of `figures`.
 * @param port of a Chromium that listens for the DevTools protocol
 */
export const measurePage = async (url: string, port: number, runs: number): Promise<number[]> => {
  const reports: Result[] = []
  for (let run = 0; run < runs; run += 1) reports.push(await lighthouseReport(url, port))
  return figures.map(({ of }) => median(reports.map(of)))
}
