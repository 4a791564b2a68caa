import { spawn } from "node:child_process"
import { memoryOf } from "./memory"

/** Wall time in seconds, and the most memory in bytes that the build's processes held together. */
export type BuildFigures = { seconds: number; memory: number }

/** The steps that Gatsby names with more than a second, with whatever came after its own work. */
const longSteps = (output: string, seconds: number): string => {
  const steps = [...output.matchAll(/^success (.+?) - (\d+\.\d+)s/gm)].filter(
    ([, , time]) => Number(time) > 1,
  )
  const own = Number(/Done building in ([\d.]+) sec/.exec(output)?.[1] ?? seconds)
  return [
    ...steps.map(([, name, time]) => `${name} ${Number(time).toFixed(0)} s`),
    `after it ${(seconds - own).toFixed(0)} s`,
  ].join("; ")
}

/**
 * Runs `npm run build` in a copy of the site, or `npm run build:clean`.
 * @param label what stands before the progress line on stderr
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
    let output = ""
    let memory = 0
    for (const stream of [child.stdout, child.stderr]) stream.on("data", chunk => (output += chunk))
    const watch = setInterval(() => {
      memory = Math.max(memory, memoryOf(child.pid ?? 0))
      const line = output.trimEnd().split("\n").at(-1)?.slice(0, 70) ?? ""
      console.error(`${label} ${seconds().toFixed(0)} s, ${(memory / 1e9).toFixed(2)} GB: ${line}`)
    }, 5000)
    child.once("exit", code => {
      clearInterval(watch)
      if (code !== 0) return reject(new Error(`${label} failed\n${output.slice(-4000)}`))
      console.error(`${label} ${longSteps(output, seconds())}`)
      resolve({ seconds: seconds(), memory })
    })
  })
