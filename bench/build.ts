import { execFileSync, spawn } from "node:child_process"
import { appendFileSync, readdirSync, readFileSync, rmSync, unlinkSync } from "node:fs"
import { join } from "node:path"
import { copyProject, linkPackages } from "../test/support/project-copy"
import { writePosts } from "./articles"
import { table } from "./support"

// npm run bench:build -- 1000 10000: builds of the site alone and with each number of generated posts.
const counts = process.argv.slice(2).map(Number).filter(Number.isInteger)

const readProc = (file: string): string => {
  try {
    return readFileSync(file, "utf8")
  } catch {
    // The process has ended.
    return ""
  }
}

/** Bytes that a process group uses; shared pages are divided among their processes (proc(5), smaps_rollup). */
const memoryOfGroup = (group: number): number =>
  readdirSync("/proc")
    .filter(pid => Number(readProc(`/proc/${pid}/stat`).split(") ")[1]?.split(" ")[2]) === group)
    .map(pid => Number(/^Pss:\s+(\d+) kB/m.exec(readProc(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0))
    .reduce((sum, kilobytes) => sum + kilobytes * 1024, 0)

/** Runs `gatsby build`. @returns wall seconds and the peak memory in bytes @throws with the build's log if it fails */
const runBuild = (folder: string): Promise<{ seconds: number; memory: number }> =>
  new Promise((resolve, reject) => {
    const started = performance.now()
    const env = { ...process.env, CI: "true", NODE_ENV: "production", GATSBY_TELEMETRY_DISABLED: "1" }
    const child = spawn("node_modules/.bin/gatsby", ["build"], { cwd: folder, env, detached: true })
    let log = ""
    for (const stream of [child.stdout, child.stderr]) stream.on("data", text => (log += text))
    let memory = 0
    const watch = setInterval(() => (memory = Math.max(memory, memoryOfGroup(child.pid ?? 0))), 1000)
    child.once("close", code => {
      clearInterval(watch)
      if (code === 0) resolve({ seconds: (performance.now() - started) / 1000, memory })
      else reject(new Error(log))
    })
  })

const main = async (): Promise<void> => {
  const rows = [["generated posts", "clean build s", "after one edit s", "GB"]]
  for (const count of [0, ...counts]) {
    const folder = copyProject()
    try {
      // Without caches that builds keep among the packages.
      unlinkSync(join(folder, "node_modules"))
      linkPackages(folder)
      const [edited = join(folder, "content/about.json")] = writePosts(join(folder, "content"), count)
      execFileSync("node_modules/.bin/gatsby", ["clean"], { cwd: folder, stdio: "ignore" })
      const clean = await runBuild(folder)
      appendFileSync(edited, "\n")
      const warm = await runBuild(folder)
      const memory = Math.max(clean.memory, warm.memory) / 1e9
      rows.push([String(count), clean.seconds.toFixed(1), warm.seconds.toFixed(1), memory.toFixed(2)])
      console.log(`\n${table(rows)}`)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

void main()
