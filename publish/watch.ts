import { execFile } from "node:child_process"
import { promisify } from "node:util"
import { watch as watchFiles } from "chokidar"
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

type WatchOptions = {
  readonly project: string
  readonly pullsFromGit: boolean
  readonly publish: () => Promise<void>
  readonly report: (problem: Error) => void
  readonly debounceMs?: number
  readonly pollMs?: number
}

/** Publishes at once, then after changes of files, the date and the remote branch. @returns what stops the watch */
export const watch = async (options: WatchOptions): Promise<() => Promise<void>> => {
  const { project, pullsFromGit, publish, report, debounceMs = 3000, pollMs = 15_000 } = options
  let work: Promise<unknown> = Promise.resolve()
  const next = (task: () => Promise<unknown>): Promise<unknown> => {
    work = work.then(task).catch(report)
    return work
  }
  let debounceTimer: NodeJS.Timeout | undefined
  let isQueued = false
  const publishNext = async () => {
    if (isQueued) return
    isQueued = true
    await next(() => {
      isQueued = false
      return publish().catch(error => {
        if (error instanceof DeployInProgress) publishIn(debounceMs)
        throw error
      })
    })
  }
  const publishIn = (ms: number) => {
    clearTimeout(debounceTimer)
    debounceTimer = setTimeout(publishNext, ms)
  }
  let pullProblem = ""
  const isChanged = async () => {
    try {
      const isNew = await pull(project)
      pullProblem = ""
      return isNew
    } catch (error) {
      const { message } = error as Error
      if (message !== pullProblem) report(error as Error)
      pullProblem = message
      return false
    }
  }
  if (pullsFromGit) await next(isChanged)
  const files = watchFiles(["content", "static"], {
    cwd: project,
    ignoreInitial: true,
    ignored: /(^|[/\\])(\.|#)|~$/,
  })
  await new Promise<void>(resolve => files.once("ready", resolve))
  files.on("all", () => publishIn(debounceMs))

  let day = today()
  const poll = async () => {
    if (today() !== day) publishIn(0)
    day = today()
    // The watcher sees pulled files as well: both together publish once.
    if (pullsFromGit) await next(async () => (await isChanged()) && publishIn(debounceMs))
    if (!isStopped) pollTimer = setTimeout(poll, pollMs)
  }
  let isStopped = false
  let pollTimer = setTimeout(poll, pollMs)
  await publishNext()
  return async () => {
    isStopped = true
    clearTimeout(pollTimer)
    clearTimeout(debounceTimer)
    await files.close()
    await work
  }
}
