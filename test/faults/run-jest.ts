import { spawnSync } from "node:child_process"
import { existsSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import type { Finder } from "./fault"

/** What jest says of a run. */
export type JestRun = {
  readonly passed: number
  /** Tests that failed by what they expect, each by its name. */
  readonly failed: readonly string[]
  /** Why the run tells nothing: a file that could not be loaded, no test at all, a site that did not start. */
  readonly broken?: string
}

type Report = {
  testResults: {
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

const minutes = 10

// Such a failure says nothing of the fault.
const otherReason =
  /The server did not start|No Chromium found|Cannot find module|SyntaxError|ReferenceError|could not be started/

const readReport = (file: string): Report | undefined => {
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, "utf8"))
  } finally {
    rmSync(file)
  }
}

/**
 * Runs test files of one project in a copy.
 * @param files below the copy
 */
export const runJest = (
  folder: string,
  project: Finder["project"],
  files: readonly string[],
  title?: string,
): JestRun => {
  const out = join(folder, ".jest-report.json")
  // A test that fails may leave a server open, which would hold jest for ever.
  const args = ["--selectProjects", project, "--runInBand", "--forceExit", "--json", `--outputFile=${out}`]
  const { error, stderr } = spawnSync(
    "node_modules/.bin/jest",
    [...args, ...(title ? ["-t", title] : []), "--runTestsByPath", ...files],
    { cwd: folder, encoding: "utf8", timeout: minutes * 60_000, env: { ...process.env, CI: "true" } },
  )
  const report = readReport(out)
  if (error || !report) return { passed: 0, failed: [], broken: error?.message ?? stderr.slice(-500) }
  const tests = report.testResults.flatMap(result => result.assertionResults)
  const failed = tests.filter(test => test.status === "failed")
  const passed = tests.filter(test => test.status === "passed").length
  const telling = failed.filter(test => !otherReason.test(test.failureMessages.join("\n")))
  const notLoaded = report.testResults.find(result => result.assertionResults.length === 0)
  const why = notLoaded
    ? `a test file did not run: ${notLoaded.message.slice(0, 500)}`
    : failed.length > 0 && telling.length === 0
      ? `it failed by something else: ${failed[0]?.failureMessages.join("\n").slice(0, 500)}`
      : passed + failed.length === 0 && "no test ran"
  return { passed, failed: telling.map(test => test.fullName), ...(why && { broken: why }) }
}
