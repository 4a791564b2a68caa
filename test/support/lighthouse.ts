import { execFile } from "node:child_process"
import { promisify } from "node:util"
import type { Result } from "lighthouse"

const run = promisify(execFile)

// Lighthouse leaves a timer behind, so the process is told to end. Now and then it misses the start of its own trace
// (NO_NAVSTART), so it may try again.
const script = `
import lighthouse from "lighthouse"
const { urls, port, onlyCategories } = JSON.parse(process.argv[1])
const flags = { port, onlyCategories, logLevel: "silent", disableFullPageScreenshot: true }
const report = async (url, tries = 3) => {
  const { lhr } = await lighthouse(url, flags)
  return lhr.runtimeError && tries > 1 ? report(url, tries - 1) : lhr
}
const reports = []
for (const url of urls) reports.push(await report(url))
process.stdout.write(JSON.stringify(reports), () => process.exit())
`

/**
 * Lighthouse's reports on some addresses, one after the other, by its mobile settings. It runs in a process of its own,
 * because tools that compile TypeScript on the fly rewrite the functions that Lighthouse sends into the page.
 * @param port of a Chromium that listens for the DevTools protocol
 * @param only the categories wanted; all where none is named
 * @throws with Lighthouse's words where a page could not be measured
 */
export const lighthouseReports = async (
  urls: readonly string[],
  port: number,
  only: readonly string[] = [],
): Promise<Result[]> => {
  const wanted = { urls, port, onlyCategories: only.length > 0 ? only : undefined }
  const { stdout } = await run(
    process.execPath,
    ["--input-type=module", "--eval", script, JSON.stringify(wanted)],
    { maxBuffer: 256 * 1024 * 1024 },
  )
  const reports = JSON.parse(stdout) as Result[]
  for (const { runtimeError, requestedUrl } of reports)
    if (runtimeError) throw new Error(`${requestedUrl}: ${runtimeError.message}`)
  return reports
}

/** Lighthouse's report on one address; see `lighthouseReports`. */
export const lighthouseReport = async (
  url: string,
  port: number,
  only: readonly string[] = [],
): Promise<Result> => {
  const [report] = await lighthouseReports([url], port, only)
  if (!report) throw new Error(`${url}: no report`)
  return report
}
