import { execFileSync } from "node:child_process"
import { mkdtempSync, rmSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { attempt } from "../../src/shared/attempt"

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

/** Calls `use` with a temporary folder, and removes it. */
export const withFolder = <T>(use: (folder: string) => T): T => {
  const folder = mkdtempSync(join(tmpdir(), "upgrade-"))
  try {
    return use(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Calls `use` with a temporary folder that has the files of a commit or tree, and this project's packages. */
export const withFilesOf = <T>(project: string, tree: string, use: (folder: string) => T): T =>
  withFolder(folder => {
    const index = join(folder, "index")
    const files = join(folder, "files/")
    gitIn(project, ["read-tree", tree], { index })
    gitIn(project, ["checkout-index", "--all", `--prefix=${files}`], { index })
    symlinkSync(resolve(project, "node_modules"), join(files, "node_modules"), "junction")
    return use(files)
  })
