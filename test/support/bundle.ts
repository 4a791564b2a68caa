import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { buildSync, version } from "esbuild"
import { attempt } from "../../src/shared/attempt"

// In the project, where a program finds the SQLite driver.
const folder = resolve(".tmp/programs")

const options = { bundle: true, platform: "node", external: ["libsql", "pg-native"] } as const

/** What changes when a file does. */
const stamp = (file: string): string => {
  const { mtimeMs, size } = statSync(file)
  return `${mtimeMs} ${size}`
}

type Made = { readonly options: string; readonly inputs: Readonly<Record<string, string>> }

const made = JSON.stringify([options, version])

const isUpToDate = (list: string): boolean => {
  const { options, inputs } = JSON.parse(readFileSync(list, "utf8")) as Made
  return options === made && Object.entries(inputs).every(([file, then]) => stamp(file) === then)
}

/**
 * Bundles a program that tests start often: it then starts in a third of the time that tsx takes. It is made once, and again
 * when one of its files has changed.
 * @returns its file
 */
export const bundleProgram = (entryPoint: string): string => {
  const name = entryPoint.replace(/\W/g, "-")
  const [program, list] = [join(folder, `${name}.cjs`), join(folder, `${name}.json`)]
  if (attempt(() => isUpToDate(list))) return program
  mkdirSync(folder, { recursive: true })
  // Whoever makes it at the same time, or starts it, finds a whole one.
  const outfile = `${program}.${process.pid}`
  const { metafile } = buildSync({
    ...options,
    ...{ entryPoints: [entryPoint], outfile, external: [...options.external], metafile: true },
  })
  const inputs = Object.keys(metafile?.inputs ?? {})
  const stamps = Object.fromEntries(inputs.map(file => [file, stamp(file)]))
  const written = `${list}.${process.pid}`
  writeFileSync(written, JSON.stringify({ options: made, inputs: stamps } satisfies Made))
  renameSync(outfile, program)
  renameSync(written, list)
  return program
}
