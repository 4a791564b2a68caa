import { spawn, spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { manifestFile, type ServerManifest } from "../../src/shared/server-manifest"
import { setClock, withClock } from "./clock"

/** How a build went. */
export type BuildRun = { readonly isWarm: boolean; readonly seconds: number }

const program = ["--import", "tsx", "scripts/build/main.ts"]

const settingsOf = (folder: string, days: number) => {
  setClock(folder, days)
  return { cwd: folder, env: { ...withClock(folder), CI: "true", NODE_ENV: "production" } }
}

/**
 * Builds a copy of the project as `npm run build` does.
 * @param days how many days ahead its clock is
 * @throws with the end of what the build wrote, if it fails
 */
export const build = (folder: string, days: number, ...args: string[]): BuildRun => {
  const began = performance.now()
  const { status, stdout, stderr } = spawnSync("node", [...program, ...args], {
    ...settingsOf(folder, days),
    encoding: "utf8",
    maxBuffer: 100_000_000,
  })
  if (status !== 0) throw new Error(`the build failed\n${(stdout + stderr).slice(-4000)}`)
  return {
    isWarm: stdout.includes("Building on the build before."),
    seconds: (performance.now() - began) / 1000,
  }
}

/** Begins a build and kills it, with all processes of it, after so many seconds. */
export const killBuild = async (folder: string, days: number, seconds: number): Promise<void> => {
  const child = spawn("node", program, { ...settingsOf(folder, days), detached: true, stdio: "ignore" })
  const ended = new Promise(resolve => child.once("exit", resolve))
  const timer = setTimeout(() => process.kill(-(child.pid ?? 0), "SIGKILL"), seconds * 1000)
  await ended
  clearTimeout(timer)
}

/** All that a build wrote: each file's hash by its name, and what the server is told. */
export type BuiltSite = ReadonlyMap<string, string>

const hashOf = (bytes: Buffer | string): string => createHash("sha256").update(bytes).digest("hex")

/** The day on which a file was first written differs with the build that wrote it. */
const manifestOf = (folder: string): string => {
  const { files, ...rest } = JSON.parse(readFileSync(join(folder, manifestFile), "utf8")) as ServerManifest
  return JSON.stringify({ ...rest, files: files.map(file => ({ ...file, modified: undefined })) })
}

/** Reads what a build wrote into a copy of the project. */
export const readBuiltSite = (folder: string): BuiltSite => {
  const root = join(folder, "public")
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  return new Map([
    ...files.map(({ parentPath, name }): [string, string] => {
      const path = join(parentPath, name)
      return [path.slice(root.length + 1), hashOf(readFileSync(path))]
    }),
    [manifestFile, hashOf(manifestOf(folder))],
  ])
}

/** In what a site differs from another, a line for each file. */
export const differences = (found: BuiltSite, expected: BuiltSite): string[] => [
  ...[...expected].flatMap(([name, hash]) => {
    if (!found.has(name)) return [`missing: ${name}`]
    return found.get(name) === hash ? [] : [`differs: ${name}`]
  }),
  ...[...found.keys()].filter(name => !expected.has(name)).map(name => `left over: ${name}`),
]
