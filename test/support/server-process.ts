import { type ChildProcess, spawn } from "node:child_process"
import { bundleProgram } from "./bundle"

/** The server's process, for tests of what it says and how it ends. */
export type ServerProcess = {
  readonly child: ChildProcess
  /** What it wrote, until now. */
  stdout(): string
  stderr(): string
  /** Resolves with its exit code. */
  readonly ended: Promise<number | null>
  /** Resolves with its address when it says that it serves, or when it ends without. */
  readonly address: Promise<string | undefined>
}

/**
 * Starts the production server.
 * @param env further environment variables; by default it takes a free port
 * @param cwd the project's directory
 */
export const startServerProcess = (env: Record<string, string> = {}, cwd = process.cwd()): ServerProcess => {
  // Once per run: Jest's workers inherit the environment of the global setup.
  process.env.SERVER_PROGRAM ??= bundleProgram("api/server/main.ts")
  const child = spawn(process.execPath, [process.env.SERVER_PROGRAM], {
    cwd,
    env: { ...process.env, PORT: "0", HOST: "127.0.0.1", EMAILJS_PRIVATE_KEY: "", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  })
  const output = { stdout: "", stderr: "" }
  const ended = new Promise<number | null>(resolve => child.once("exit", resolve))
  const address = new Promise<string | undefined>(resolve => {
    child.stderr.on("data", chunk => {
      output.stderr += chunk
      const [url] = /http:\/\/\S+/.exec(output.stderr) ?? []
      if (url) resolve(url)
    })
    void ended.then(() => resolve(undefined))
  })
  child.stdout.on("data", chunk => {
    output.stdout += chunk
  })
  return { child, stdout: () => output.stdout, stderr: () => output.stderr, ended, address }
}
