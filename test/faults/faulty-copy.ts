import { execFileSync, spawnSync } from "node:child_process"
import { cpSync, existsSync, readFileSync, rmSync } from "node:fs"
import { dirname, join } from "node:path"
import { buildCopy, copyProject } from "../support/project-copy"
import type { Fault } from "./fault"

/** A copy of the project that takes one fault after another. */
export type FaultyCopy = {
  readonly folder: string
  /** Whether the patch still applies to the untouched copy. */
  fits(fault: Fault): boolean
  apply(fault: Fault): void
  /** What the compiler says of the copy with this fault, or nothing. */
  typeErrors(fault: Fault): string
  /** Builds with what the first build left. @throws with what the build said */
  build(fault: Fault): void
  /** Takes the fault back, and what was built with it. */
  restore(fault: Fault): void
  remove(): void
}

const built = [".cache", "public"]
// The server reads these from the sources; of all else, what it runs was compiled by the build.
const readAtRunTime = /^(?:api\/(?:server|delivery|cli)|test)\//

const copyBuilt = (from: string, to: string): void => {
  for (const name of built) {
    rmSync(join(to, name), { recursive: true, force: true })
    cpSync(join(from, name), join(to, name), {
      recursive: true,
      preserveTimestamps: true,
      verbatimSymlinks: true,
    })
  }
}

/** Whether the test of a fault looks at a build that does not know the fault yet. */
export const needsBuild = ({ finder, touches }: Fault): boolean => {
  if (finder === "build" || finder.project === "unit" || finder.project === "enquiries") return false
  // Some tests build a copy of their own.
  if (/\bbuildCopy\(/.test(readFileSync(finder.file, "utf8"))) return false
  return touches.some(path => !readAtRunTime.test(path))
}

/**
 * Makes the copy and builds it once.
 * @param known a copy that an earlier run kept, to be used again
 */
export const makeFaultyCopy = (known?: string): FaultyCopy => {
  const folder = known ?? copyProject()
  const first = `${folder}-first`
  if (!existsSync(first)) {
    buildCopy(folder)
    copyBuilt(folder, first)
  }
  const git = (...args: string[]) =>
    execFileSync("git", ["apply", "-C1", "--recount", ...args], {
      cwd: folder,
      // A temporary directory inside a repository would be taken for a part of it, and the patch passed over.
      env: { ...process.env, GIT_CEILING_DIRECTORIES: dirname(folder) },
      stdio: "pipe",
    })
  let isBuilt = false
  return {
    folder,
    fits: ({ patch }) => {
      try {
        git("--check", patch)
        return true
      } catch {
        return false
      }
    },
    apply: ({ patch }) => void git(patch),
    typeErrors: ({ touches }) => {
      if (!touches.some(path => /\.tsx?$/.test(path))) return ""
      const info = join(first, "types.tsbuildinfo")
      const args = ["--noEmit", "--incremental", "--tsBuildInfoFile", info]
      const { status, stdout } = spawnSync("node_modules/.bin/tsc", args, { cwd: folder, encoding: "utf8" })
      return status === 0 ? "" : stdout
    },
    build: ({ touches }) => {
      isBuilt = true
      // Pages are written anew where their data or code changed, not their styles, nor what makes HTML of a text: without
      // its memory Gatsby writes all.
      if (touches.some(path => /\.css$|^src\/markdown\//.test(path)))
        rmSync(join(folder, ".cache/redux"), { recursive: true, force: true })
      buildCopy(folder)
    },
    restore: ({ patch }) => {
      git("--reverse", patch)
      if (isBuilt) copyBuilt(first, folder)
      isBuilt = false
    },
    remove: () => {
      for (const path of [folder, first]) rmSync(path, { recursive: true, force: true })
    },
  }
}
