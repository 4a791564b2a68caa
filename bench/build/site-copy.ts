import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

const notCopied = new Set(["node_modules", "public", ".cache", ".git", "data", ".tmp"])

/**
 * Copies the project into a temporary folder, without what is built. Its packages are those of the project, but what a
 * build keeps beside them, such as share images, is its own.
 * @returns the folder
 */
export const copySite = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "bench-build-"))
  for (const name of readdirSync("."))
    if (!notCopied.has(name)) cpSync(name, join(folder, name), { recursive: true })
  mkdirSync(join(folder, "node_modules"))
  for (const name of readdirSync("node_modules"))
    if (name !== ".cache")
      symlinkSync(join(process.cwd(), "node_modules", name), join(folder, "node_modules", name))
  return folder
}
