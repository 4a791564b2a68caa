import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { buildSync } from "esbuild"

// In the project, where a program finds the SQLite driver.
const folder = resolve(".tmp/programs")

/**
 * Bundles a program that tests start often: it then starts in a third of the time that tsx takes.
 * @returns its file, which is named by what is in it, so that runs leave no more of them than there are versions
 */
export const bundleProgram = (entryPoint: string): string => {
  const { outputFiles } = buildSync({
    entryPoints: [entryPoint],
    write: false,
    bundle: true,
    platform: "node",
    external: ["libsql", "pg-native"],
  })
  const [{ hash, contents } = { hash: "", contents: "" }] = outputFiles
  const program = join(folder, `${hash.replace(/\W/g, "-")}.cjs`)
  if (existsSync(program)) return program
  mkdirSync(folder, { recursive: true })
  // Another process that makes it at the same time finds a whole one.
  const written = `${program}.${process.pid}`
  writeFileSync(written, contents)
  renameSync(written, program)
  return program
}
