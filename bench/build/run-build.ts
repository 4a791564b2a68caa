import { spawn } from "node:child_process"
import { memoryOf } from "./memory"

/** Wall time in seconds, and the most memory in bytes that the build's processes held together. */
export type BuildFigures = { seconds: number; memory: number }

/**
 * Runs `gatsby build` in a copy of the site.
 * @param label what stands before the progress line on stderr
 * @param clean whether `gatsby clean` goes first, as in `npm run build`; its time is not counted
 * @throws with the end of Gatsby's output if the build fails
 */
export const runBuild = async (
  folder: string,
  { label, clean }: { label: string; clean: boolean },
): Promise<BuildFigures> => {
  if (clean) await run(folder, "clean", `${label} clean`)
  return run(folder, "build", label)
}

const run = (folder: string, command: string, label: string): Promise<BuildFigures> =>
  new Promise((resolve, reject) => {
    const started = performance.now()
    const seconds = () => (performance.now() - started) / 1000
    const child = spawn("node_modules/.bin/gatsby", [command], {
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
      if (code === 0) resolve({ seconds: seconds(), memory })
      else reject(new Error(`${label}: gatsby ${command} failed\n${output.slice(-4000)}`))
    })
  })
