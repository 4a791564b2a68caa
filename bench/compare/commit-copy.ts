import { execFileSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { linkPackages } from "../../test/support/project-copy"
import { atEnd } from "../at-end"
import { runIn } from "./run-in"

const git = (project: string, ...parameters: string[]): string =>
  execFileSync("git", ["-C", project, ...parameters], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  }).trim()

/**
 * The short hash of a commit.
 * @param named a hash, branch or tag, or the like
 * @throws where there is no such commit
 */
const hashOf = (named: string, project = "."): string => {
  try {
    return git(project, "rev-parse", "--short", "--verify", "--quiet", `${named}^{commit}`)
  } catch {
    throw new Error(
      `There is no commit "${named}": git rev-parse knows neither hash, branch nor tag of that name.`,
    )
  }
}

const remove = (project: string, folder: string): void => {
  try {
    git(project, "worktree", "remove", "--force", "--force", folder)
  } catch (error) {
    console.error(`git worktree remove ${folder}: ${(error as Error).message}`)
  }
}

const lockOf = (folder: string): string => readFileSync(join(folder, "package-lock.json"), "utf8")

/**
 * Puts the files of a commit into a temporary folder, a git worktree that is gone when this process ends, with packages:
 * this project's where `package-lock.json` is the same, else its own.
 * @returns the folder, named as the commit's short hash
 * @throws where there is no such commit, or its packages cannot be installed
 */
export const copyCommit = async (named: string, project = "."): Promise<string> => {
  const hash = hashOf(named, project)
  const parent = mkdtempSync(join(tmpdir(), "bench-commit-"))
  const folder = join(parent, hash)
  atEnd(() => {
    remove(project, folder)
    rmSync(parent, { recursive: true, force: true })
  })
  git(project, "worktree", "add", "--detach", folder, hash)
  if (lockOf(folder) === lockOf(project)) linkPackages(folder, project)
  else
    await runIn(
      folder,
      ["npm", "ci", "--include=dev", "--no-audit", "--no-fund"],
      `Installing the packages of ${hash}`,
    )
  return folder
}
