import { spawnSync } from "node:child_process"

const slugOf = (file: string): string | undefined =>
  /(?:^|\/)content\/(?:posts|resources)\/([^/]+?)(?:\/index)?\.md$/.exec(file)?.[1]

// Enough for what was done since the last release; older renames have had their redirects.
const commits = 200

const options = ["--find-renames", "--name-status", "--diff-filter=R"]
const below = ":(top,glob)**/content/**"

const git = (cwd: string, ...args: string[]): string =>
  spawnSync("git", ["-c", "core.quotePath=false", ...args, ...options, "--", below], {
    cwd,
    encoding: "utf8",
  }).stdout ?? ""

/**
 * The articles and resources whose files were renamed, by git: in its last commits, and since.
 * @param folder within the repository; one that is in none gives none
 * @returns the newest slug by each older one
 */
export const renamedFiles = (folder: string): ReadonlyMap<string, string> => {
  const lines = [git(folder, "diff", "HEAD"), git(folder, "log", `-${commits}`, "--format=")].join("\n")
  const renamed = new Map<string, string>()
  // The newest first: what an older one was renamed to may have another name since.
  for (const line of lines.split("\n")) {
    const [, old = "", now = ""] = line.split("\t")
    const [from, to] = [slugOf(old), slugOf(now)]
    if (from && to && from !== to && !renamed.has(from)) renamed.set(from, renamed.get(to) ?? to)
  }
  return renamed
}
