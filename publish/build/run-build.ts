import { spawn } from "node:child_process"
import { appendFileSync, writeFileSync } from "node:fs"

/** How a build ended. */
export type BuildEnd = {
  readonly isWhole: boolean
  /** What Gatsby warned of, a line each. */
  readonly warnings: readonly string[]
  /** The end of what it wrote, to be read when it failed. */
  readonly lastLines: string
}

/** How to build, and what for. */
export type BuildOptions = {
  /** The program and its arguments. */
  readonly command: readonly string[]
  readonly project: string
  /** A file that takes all that the build writes. */
  readonly log: string
  /** Hears of the build's process, which leads a group of its own. */
  readonly onStart: (pid: number) => Promise<void>
  /** Ends the build, with all processes of it. */
  readonly signal?: AbortSignal
}

const linesTold = 30
// Of colours; a terminal alone is to get them, but not every program looks.
const colours = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, "g")

/** Runs a build in processes of their own. @throws when it cannot be started */
export const runBuild = ({ command, project, log, onStart, signal }: BuildOptions): Promise<BuildEnd> =>
  new Promise((resolve, reject) => {
    writeFileSync(log, "")
    const [program = "", ...args] = command
    const child = spawn(program, args, {
      cwd: project,
      detached: true,
      env: { ...process.env, CI: "true", NODE_ENV: "production", GATSBY_TELEMETRY_DISABLED: "1" },
      stdio: ["ignore", "pipe", "pipe"],
    })
    let output = ""
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => {
        appendFileSync(log, text)
        output += text
      })
    const end = () => child.pid && process.kill(-child.pid, "SIGKILL")
    signal?.addEventListener("abort", end)
    let noted: Promise<void> | undefined
    child.once("spawn", () => {
      noted = onStart(child.pid ?? 0)
      noted.catch(reject)
      if (signal?.aborted) end()
    })
    child.once("error", reject)
    child.once("close", async code => {
      // What is noted of it is written by one at a time.
      await noted?.catch(() => {})
      signal?.removeEventListener("abort", end)
      const lines = output.replace(colours, "").trimEnd().split("\n")
      resolve({
        isWhole: code === 0,
        warnings: lines.filter(line => line.startsWith("warn ")).map(line => line.slice("warn ".length)),
        lastLines: lines.slice(-linesTold).join("\n"),
      })
    })
  })
