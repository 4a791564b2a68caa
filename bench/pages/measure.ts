import { lighthouseReport } from "../../test/support/lighthouse"
import { median } from "../table"

/** What one visit to a page costs, as Lighthouse measured it: scores of 100, seconds, milliseconds, kB. */
export type PageFigures = {
  path: string
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  fcp: number
  lcp: number
  tbt: number
  cls: number
  transferred: number
  script: number
}

type Items = { items: { url: string; transferSize?: number; resourceType?: string }[] }

const once = async (url: string, path: string, port: number): Promise<PageFigures> => {
  const { categories, audits } = await lighthouseReport(url + path, port)
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const requests = (audits["network-requests"]?.details as unknown as Items | undefined)?.items ?? []
  const bytes = (only?: string) =>
    requests
      // Fonts that stand in the page as data are counted with it.
      .filter(({ url }) => !url.startsWith("data:"))
      .filter(({ resourceType }) => !only || resourceType === only)
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)
  return {
    path,
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    fcp: value("first-contentful-paint") / 1000,
    lcp: value("largest-contentful-paint") / 1000,
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    transferred: bytes() / 1000,
    script: bytes("Script") / 1000,
  }
}

/** Medians of some visits by Lighthouse's mobile settings, in the Chromium that listens on the port. */
export const measurePage = async (
  url: string,
  path: string,
  port: number,
  runs: number,
): Promise<PageFigures> => {
  const visits: PageFigures[] = []
  for (let run = 0; run < runs; run += 1) visits.push(await once(url, path, port))
  const names = Object.keys(visits[0] ?? {}).filter(name => name !== "path") as Exclude<
    keyof PageFigures,
    "path"
  >[]
  const medians = Object.fromEntries(names.map(name => [name, median(visits.map(visit => visit[name]))]))
  return { path, ...medians } as PageFigures
}
