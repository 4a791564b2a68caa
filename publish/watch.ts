import { execFile } from "node:child_process"
import { relative, resolve } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { promisify } from "node:util"
import { watch as watchFiles } from "chokidar"
import { attempt } from "../src/shared/attempt"
import { today } from "../src/shared/day"
import { DeployInProgress } from "./releases"

const git = async (project: string, ...args: string[]): Promise<string> => {
  const options = { cwd: project, env: { ...process.env, GIT_TERMINAL_PROMPT: "0" }, timeout: 60_000 }
  return (await promisify(execFile)("git", args, options)).stdout.trim()
}

/** @returns whether there were new commits @throws git's message, or when packages have changed */
export const pull = async (project: string): Promise<boolean> => {
  let packages: string
  try {
    await git(project, "fetch", "--quiet")
    if ((await git(project, "rev-list", "--count", "HEAD..@{upstream}")) === "0") return false
    packages = await git(project, "diff", "--name-only", "HEAD...@{upstream}", "--", "package*.json")
    if (packages === "") await git(project, "merge", "--ff-only", "--quiet", "@{upstream}")
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string }
    throw new Error(`git could not bring the branch up to date: ${stderr?.trim() || message}`)
  }
  if (packages === "") return true
  throw new Error('Packages have changed: run "git pull && npm ci", then "npm run deploy" again.')
}

/** So many failures in a row are told, once. */
const lastingPulls = 3

type WatchOptions = {
  readonly project: string
  readonly pullsFromGit: boolean
  readonly publish: () => Promise<void>
  readonly report: (problem: Error) => void
  /** Whether what is live is to stay until somebody changes something, such as after a rollback. */
  readonly isHeld?: () => boolean
  /** Whether a build of the second day shows more than one of the first, both as year-month-day; by default always. */
  readonly isDue?: (from: string, until: string) => boolean
  readonly debounceMs?: number
  readonly pollMs?: number
  /** Ends the watch. */
  readonly signal?: AbortSignal
}

/**
 * Publishes at once, then after changes of files and the remote branch, and on days on which something is due; while held, only after
 * changes by somebody.
 */
export const watch = async (options: WatchOptions): Promise<void> => {
  const {
    project,
    pullsFromGit,
    publish,
    debounceMs = 3000,
    pollMs = 15_000,
    isHeld = () => false,
    isDue = () => true,
    signal,
  } = options
  let dueAt = Number.POSITIVE_INFINITY
  let pullAt = 0
  let failedPulls = 0
  let day = today()
  // Not even what fails while it is told ends the watch.
  const report = (problem: unknown) => {
    try {
      options.report(problem as Error)
    } catch (error) {
      console.error(problem, error)
    }
  }
  const publishIn = (ms: number) => {
    dueAt = performance.now() + ms
  }
  const bringChanges = async () => {
    pullAt = performance.now() + pollMs
    try {
      // The watcher sees pulled files as well: both together publish once.
      if (await pull(project)) publishIn(debounceMs)
      failedPulls = 0
    } catch (error) {
      failedPulls += 1
      // Not what is over with the next one or two, such as a network that is gone for a second.
      if (failedPulls === lastingPulls) report(error)
    }
  }
  if (pullsFromGit) await bringChanges()
  const files = watchFiles(["content", "static"], {
    cwd: project,
    ignoreInitial: true,
    ignored: (path: string) =>
      /(^|[/\\])(?!\.well-known(?:[/\\]|$))[.#]|~$/.test(relative(project, resolve(project, path))),
  })
  // Such as too many files for inotify: the others, the date and the branch are watched all the same.
  files.on("error", report)
  await new Promise(resolve => files.once("ready", resolve))
  files.on("all", () => publishIn(debounceMs))
  if (!isHeld()) publishIn(0)
  while (!signal?.aborted) {
    const former = day
    day = today()
    // A text that cannot be read is the check's to report.
    if (day !== former && !isHeld() && (attempt(() => isDue(former, day)) ?? true)) publishIn(0)
    if (pullsFromGit && performance.now() >= pullAt) await bringChanges()
    if (performance.now() >= dueAt) {
      dueAt = Number.POSITIVE_INFINITY
      try {
        await publish()
      } catch (error) {
        if (error instanceof DeployInProgress) publishIn(debounceMs)
        report(error)
      }
    }
    await pause(Math.min(pollMs, 500), undefined, { signal }).catch(() => undefined)
  }
  await files.close()
}
