import { execFileSync } from "node:child_process"
import { attempt } from "../src/shared/attempt"

type Options = { input?: string; index?: string }

/** @returns what git printed, without the last line's end @throws with what git said */
export const gitIn = (project: string, args: readonly string[], { input, index }: Options = {}): string => {
  try {
    const env = { ...process.env, LC_ALL: "C", ...(index && { GIT_INDEX_FILE: index }) }
    const options = { cwd: project, env, input, encoding: "utf8", maxBuffer: 2 ** 30, stdio: "pipe" } as const
    return execFileSync("git", args, options).trimEnd()
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string }
    throw new Error(`git ${args[0]} failed: ${stderr?.trim() || message}`)
  }
}

export type Git = (...args: string[]) => string

export const gitOf =
  (project: string): Git =>
  (...args) =>
    gitIn(project, args)

/** @returns what git printed; undefined where it failed, as it does for what does not exist */
export const tryGit = (git: Git, ...args: string[]): string | undefined => attempt(() => git(...args))

/** A file's text in a commit; empty if it has none. */
export const textIn = (git: Git, commit: string, path: string): string =>
  tryGit(git, "show", `${commit}:${path}`) ?? ""
