import { execFileSync } from "node:child_process"
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"

const notCopied = new Set(["node_modules", ".git", ".cache", "public", "releases", "data", ".tmp"])

/** A copy of the project whose content may be changed; it builds with the project's own packages. */
export const copyProject = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "site-build-"))
  for (const name of readdirSync(".")) {
    if (!notCopied.has(name)) cpSync(name, join(folder, name), { recursive: true })
  }
  symlinkSync(join(process.cwd(), "node_modules"), join(folder, "node_modules"))
  return folder
}

/**
 * Gives a copy the packages of the project, but not what builds keep beside them, such as share images.
 * @param folder a copy without `node_modules`
 */
export const linkPackages = (folder: string, project = "."): void => {
  const packages = join(folder, "node_modules")
  mkdirSync(packages)
  for (const name of readdirSync(join(project, "node_modules")))
    if (name !== ".cache") symlinkSync(resolve(project, "node_modules", name), join(packages, name))
}

/**
 * Builds a copy.
 * @param env further environment variables
 * @throws with what the build said, in `stdout` and `stderr`
 */
export const buildCopy = (folder: string, env: Record<string, string> = {}): void => {
  execFileSync("node_modules/.bin/gatsby", ["build"], {
    cwd: folder,
    encoding: "utf8",
    stdio: "pipe",
    env: { ...process.env, CI: "true", NODE_ENV: "production", ...env },
  })
}

/** Takes every article out of a copy but those kept. */
export const removePosts = (folder: string, kept: readonly string[] = []): void => {
  const posts = join(folder, "content/posts")
  for (const name of readdirSync(posts)) {
    if (!kept.includes(name)) rmSync(join(posts, name), { recursive: true })
  }
  // What names posts must not name posts that are gone: that is a mistake the content check reports.
  const amp = join(folder, "content/amp.json")
  if (existsSync(amp)) writeFileSync(amp, JSON.stringify({ posts: kept }))
  const cases = join(folder, "content/cases")
  for (const name of readdirSync(cases)) {
    const { article, ...study } = JSON.parse(readFileSync(join(cases, name), "utf8"))
    const isKept = kept.includes(article)
    writeFileSync(join(cases, name), JSON.stringify(isKept ? { ...study, article } : study))
  }
}
