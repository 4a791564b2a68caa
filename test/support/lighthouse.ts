import { execFile } from "node:child_process"
import { promisify } from "node:util"
import type { Result } from "lighthouse"

const run = promisify(execFile)

/**
 * Lighthouse's report on one address, by its mobile settings. It runs as its own command, because tools that compile
 * TypeScript on the fly rewrite the functions that Lighthouse sends into the page.
 * @param port of a Chromium that listens for the DevTools protocol
 * @param only the categories wanted; all where none is named
 * @throws with Lighthouse's words where the page could not be measured
 */
export const lighthouseReport = async (
  url: string,
  port: number,
  only: readonly string[] = [],
): Promise<Result> => {
  const categories = only.length > 0 ? [`--only-categories=${only.join(",")}`] : []
  const { stdout } = await run(
    process.execPath,
    [
      "node_modules/lighthouse/cli/index.js",
      url,
      `--port=${port}`,
      "--output=json",
      "--quiet",
      ...categories,
    ],
    { maxBuffer: 64 * 1024 * 1024 },
  )
  const report = JSON.parse(stdout) as Result
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`)
  return report
}
