import { mkdtempSync, rmSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { gitIn } from "../git"

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
