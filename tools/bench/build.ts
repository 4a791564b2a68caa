import { execFileSync, spawnSync } from "node:child_process"
import { appendFileSync, rmSync, unlinkSync } from "node:fs"
import { join } from "node:path"
import { command } from "../../src/command"
import { copyProject, linkPackages } from "../../test/support/project-copy"
import { writePosts } from "./articles"
import { table, wholeNumber } from "./support"

const build = (cwd: string): [seconds: string, gigabytes: number] => {
  const env = { ...process.env, CI: "true", NODE_ENV: "production", GATSBY_TELEMETRY_DISABLED: "1" }
  const args = ["--format=%e %M", "node_modules/.bin/gatsby", "build"]
  const { status, stdout, stderr } = spawnSync("time", args, { cwd, env, encoding: "utf8" })
  const [, seconds = "", kilobytes] = /([\d.]+) (\d+)\s*$/.exec(stderr) ?? []
  if (status !== 0) throw new Error(stdout + stderr)
  return [seconds, Number(kilobytes) / 1e6]
}

const spec = {
  call: "npm run bench:build -- [COUNT…]",
  about: "Builds the site alone and with each number of generated posts. Needs GNU time.",
  maxOperands: Number.POSITIVE_INFINITY,
} as const

command(spec, ({ operands }) => {
  const rows = [["generated posts", "clean build s", "after one edit s", "GB"]]
  for (const count of [0, ...operands.map(wholeNumber)]) {
    const folder = copyProject()
    // Without the caches that builds keep in node_modules.
    unlinkSync(join(folder, "node_modules"))
    linkPackages(folder)
    const [edited = join(folder, "content/about.json")] = writePosts(join(folder, "content"), count)
    execFileSync("node_modules/.bin/gatsby", ["clean"], { cwd: folder, stdio: "ignore" })
    const [clean, cleanMemory] = build(folder)
    appendFileSync(edited, "\n")
    const [warm, warmMemory] = build(folder)
    rows.push([String(count), clean, warm, Math.max(cleanMemory, warmMemory).toFixed(2)])
    rmSync(folder, { recursive: true })
  }
  console.log(table(rows))
})
