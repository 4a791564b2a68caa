import { spawn } from "node:child_process"
import { createInterface } from "node:readline"
import { table } from "../table"
import { memoryOf } from "./memory"
import { type LogLine, whereTimeWent } from "./steps"

/** Wall time in seconds, and the most memory in bytes that the build's processes held together. */
export type BuildFigures = { seconds: number; memory: number }

const timeTable = (lines: readonly LogLine[], seconds: number): string => {
  const share = (time: number) => `${((time / seconds) * 100).toFixed(0)} %`
  const rows = [...whereTimeWent(lines, seconds), { name: "the whole build", seconds }]
  return table([
    ["step", "s", "share"],
    ...rows.map(({ name, seconds: time }) => [name, time.toFixed(2), share(time)]),
  ])
}

/**
 * Runs `npm run build` in a copy of the site, or `npm run build:clean`, and prints where the time went.
 * @param label what stands before the progress line on stderr, and above the table
 * @throws with the end of what the build wrote if it fails
 */
export const runBuild = (
  folder: string,
  { label, clean }: { label: string; clean: boolean },
): Promise<BuildFigures> =>
  new Promise((resolve, reject) => {
    const started = performance.now()
    const seconds = () => (performance.now() - started) / 1000
    const program = ["--import", "tsx", "scripts/build/main.ts", ...(clean ? ["--clean"] : [])]
    const child = spawn(process.execPath, program, {
      cwd: folder,
      env: { ...process.env, CI: "true", NODE_ENV: "production", GATSBY_TELEMETRY_DISABLED: "1" },
    })
    const lines: LogLine[] = []
    let memory = 0
    for (const input of [child.stdout, child.stderr])
      createInterface({ input }).on("line", text => lines.push({ at: seconds(), text }))
    const watch = setInterval(() => {
      memory = Math.max(memory, memoryOf(child.pid ?? 0))
      const line = lines.at(-1)?.text.slice(0, 70) ?? ""
      console.error(`${label} ${seconds().toFixed(0)} s, ${(memory / 1e9).toFixed(2)} GB: ${line}`)
    }, 5000)
    child.once("close", code => {
      clearInterval(watch)
      const took = seconds()
      if (code !== 0) {
        const end = lines.slice(-60).map(({ text }) => text)
        return reject(new Error(`${label} failed\n${end.join("\n")}`))
      }
      console.log(`\n${label}\n\n${timeTable(lines, took)}`)
      resolve({ seconds: took, memory })
    })
  })
