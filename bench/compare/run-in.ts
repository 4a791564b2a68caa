import { spawn } from "node:child_process"
import { atEnd } from "../at-end"

const linesKept = 60

// Builds know nothing of their workers' ends; a measurement closes its browser when it is asked to end.
const endGroup = (pid: number, isShown: boolean): void => {
  try {
    process.kill(-pid, isShown ? "SIGTERM" : "SIGKILL")
  } catch {
    // It has ended.
  }
}

/**
 * Runs a command in a folder, as CI would. When this process ends, whatever the command has started ends with it.
 * @param say what is done, for the error
 * @param isShown whether what it writes is shown, and not only kept for the error
 * @returns seconds
 * @throws with `say` and the last lines that the command wrote, if it fails
 */
export const runIn = (
  folder: string,
  command: readonly [string, ...string[]],
  say: string,
  isShown = false,
): Promise<number> =>
  new Promise((resolve, reject) => {
    const started = performance.now()
    const [program, ...parameters] = command
    // A group of its own, so that whatever it starts can be ended with it.
    const child = spawn(program, parameters, {
      cwd: folder,
      detached: true,
      stdio: ["ignore", isShown ? "inherit" : "pipe", isShown ? "inherit" : "pipe"],
      env: { ...process.env, CI: "true", NODE_ENV: "production", GATSBY_TELEMETRY_DISABLED: "1" },
    })
    // Its number may be another's an hour later.
    let isRunning = true
    atEnd(() => isRunning && child.pid && endGroup(child.pid, isShown))
    let output = ""
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", chunk => (output += chunk))
    child.once("error", reject)
    child.once("close", code => {
      isRunning = false
      if (code === 0) return resolve((performance.now() - started) / 1000)
      const end = output.trimEnd().split("\n").slice(-linesKept).join("\n")
      reject(new Error(`${say} failed (${command.join(" ")}, code ${code}):\n${end}`))
    })
  })
