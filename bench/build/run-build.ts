import { execFileSync, spawn } from "node:child_process"
import { readdirSync, readFileSync, unlinkSync } from "node:fs"
import { join } from "node:path"
import { copyProject, linkPackages } from "../../test/support/project-copy"

/** Wall time in seconds, the peak memory in bytes of all its processes together, and Gatsby's own log. */
export type BuildFigures = { readonly seconds: number; readonly memory: number; readonly log: string }

/** Copies the project into a temporary folder, without anything built or kept between builds. */
export const copySite = (): string => {
  const folder = copyProject()
  unlinkSync(join(folder, "node_modules"))
  linkPackages(folder)
  return folder
}

const read = (file: string): string => {
  try {
    return readFileSync(file, "utf8")
  } catch {
    // The process has ended.
    return ""
  }
}

/** The memory of a process group; pages that processes share are divided among them (proc(5), "smaps_rollup"). */
const memoryOfGroup = (group: number): number =>
  readdirSync("/proc")
    .filter(pid => Number(read(`/proc/${pid}/stat`).split(") ")[1]?.split(" ")[2]) === group)
    .map(pid => Number(/^Pss:\s+(\d+) kB/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0))
    .reduce((sum, kilobytes) => sum + kilobytes * 1024, 0)

/**
 * Runs `gatsby build` in a copy of the site.
 * @param clean whether `gatsby clean` runs before it, which is not timed
 * @throws with the build's log if it fails
 */
export const runBuild = (folder: string, clean: boolean): Promise<BuildFigures> =>
  new Promise((resolve, reject) => {
    const options = {
      cwd: folder,
      env: { ...process.env, CI: "true", NODE_ENV: "production", GATSBY_TELEMETRY_DISABLED: "1" },
    }
    if (clean) execFileSync("node_modules/.bin/gatsby", ["clean"], { ...options, stdio: "ignore" })
    const started = performance.now()
    const child = spawn("node_modules/.bin/gatsby", ["build"], { ...options, detached: true })
    let log = ""
    for (const stream of [child.stdout, child.stderr]) stream.on("data", text => (log += text))
    let memory = 0
    const watch = setInterval(() => (memory = Math.max(memory, memoryOfGroup(child.pid ?? 0))), 1000)
    child.once("close", code => {
      clearInterval(watch)
      if (code !== 0) return reject(new Error(log))
      resolve({ seconds: (performance.now() - started) / 1000, memory, log })
    })
  })
