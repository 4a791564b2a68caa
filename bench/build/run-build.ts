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
      if (code !== 0) return reject(new Error(`${label} gatsby ${command} failed\n${output.slice(-4000)}`))
      if (command === "build") console.error(`${label} ${longSteps(output, seconds())}`)
      resolve({ seconds: seconds(), memory })
    })
  })
