import { execFileSync } from "node:child_process"
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"

const notCopied = new Set(["node_modules", ".git", ".cache", "public", "releases", "data", ".tmp", "dist"])
const isOwners = (name: string) => notCopied.has(name) || (name.startsWith(".env") && name !== ".env.example")

/** Copies the project without what is its owner's own, to build it with other content. */
export const copyProject = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "site-build-"))
  for (const name of readdirSync(".")) {
    if (!isOwners(name)) cpSync(name, join(folder, name), { recursive: true })
  }
  symlinkSync(join(process.cwd(), "node_modules"), join(folder, "node_modules"))
  return folder
}

/** Copies the project with another owner's content, which is `test/other-content` and a file to download. */
export const copyWithOtherContent = (): string => {
  const folder = copyProject()
  for (const own of ["content", "static/downloads"])
    rmSync(join(folder, own), { recursive: true, force: true })
  cpSync("test/other-content", join(folder, "content"), { recursive: true })
  mkdirSync(join(folder, "static/downloads"), { recursive: true })
  writeFileSync(join(folder, "static/downloads/Growth 20%.txt"), "A plan")
  return folder
}

/** Links the project's packages into a copy without `node_modules`, but not the caches beside them. */
export const linkPackages = (folder: string, project = "."): void => {
  const packages = join(folder, "node_modules")
  mkdirSync(packages)
  for (const name of readdirSync(join(project, "node_modules")))
    if (name !== ".cache") symlinkSync(resolve(project, "node_modules", name), join(packages, name))
}

/** @throws with the build's output in `stdout` and `stderr` */
export const buildCopy = (folder: string, env: Record<string, string> = {}): void => {
  execFileSync("node_modules/.bin/gatsby", ["build"], {
    cwd: folder,
    encoding: "utf8",
    stdio: "pipe",
    env: { ...process.env, CI: "true", NODE_ENV: "production", ...env },
  })
}
