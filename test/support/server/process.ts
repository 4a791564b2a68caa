import { type ChildProcess, spawn } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { bundleProgram } from "../bundle"

/** The server's process, for tests of what it says and how it ends. */
export type ServerProcess = {
  readonly child: ChildProcess
  /** What it wrote, until now; of stderr's JSON lines the messages. */
  stdout(): string
  stderr(): string
  /** Resolves with its exit code. */
  readonly ended: Promise<number | null>
  /** Asks it to end. @returns its exit code */
  stop(): Promise<number | null>
  /** Resolves with its address when it says that it serves, or when it ends without. */
  readonly address: Promise<string | undefined>
}

/** A new folder with a project's built site and nothing else: no `.env`, `data/` or `releases/`. */
const folderOfSite = (project: string): string => {
  const folder = mkdtempSync(join(tmpdir(), "served-"))
  mkdirSync(join(folder, ".cache"))
  for (const made of ["public", ".cache/server-manifest.json"])
    symlinkSync(resolve(project, made), join(folder, made))
  return folder
}

/**
 * Starts the production server. In tests no setting comes from the machine (`jest.config.mjs`).
 * @param env its settings; by default it takes a free port
 * @param cwd where it is started; by default in an empty folder with the site of this project
 * @param args what follows `npm run serve --`
 */
export const startServerProcess = (
  env: Record<string, string> = {},
  cwd?: string,
  ...args: string[]
): ServerProcess => {
  const folder = cwd ?? folderOfSite(".")
  // Once per run: Jest's workers inherit the environment of the global setup.
  process.env.SERVER_PROGRAM ??= bundleProgram("api/server/main.ts")
  const child = spawn(process.execPath, [process.env.SERVER_PROGRAM, ...args], {
    cwd: folder,
    env: { ...process.env, PORT: "0", HOST: "127.0.0.1", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  })
  const output = { stdout: "", stderr: "" }
  const ended = new Promise<number | null>(end => child.once("exit", end))
  if (!cwd) void ended.then(() => rmSync(folder, { recursive: true, force: true }))
  const address = new Promise<string | undefined>(found => {
    child.stderr.on("data", chunk => {
      output.stderr += chunk
      const [url] = /http:\/\/[^\s"]+/.exec(output.stderr) ?? []
      if (url) found(url)
    })
    void ended.then(() => found(undefined))
  })
  child.stdout.on("data", chunk => {
    output.stdout += chunk
  })
  const stop = () => {
    child.kill("SIGTERM")
    return ended
  }
  const messageOf = (line: string) => (line ? JSON.parse(line).msg : "")
  const stderr = () => output.stderr.split("\n").map(messageOf).join("\n")
  return { child, stdout: () => output.stdout, stderr, ended, stop, address }
}

/** The built site, served as `npm run serve` does. */
export type RunningSite = { url: string; stop: () => Promise<unknown> }

/**
 * Starts the production server on a free port, with enquiries stored in a temporary folder.
 * @param env further environment variables
 * @param folder where it is started; by default in an empty folder with the site of this project
 * @throws with the server's own message if it does not start
 */
export const serveSite = async (env: Record<string, string> = {}, folder?: string): Promise<RunningSite> => {
  const enquiries = mkdtempSync(join(tmpdir(), "enquiries-"))
  const server = startServerProcess({ ENQUIRIES_URL: `file:${enquiries}`, ...env }, folder)
  const url = await server.address
  if (!url) throw new Error(`The server did not start:\n${server.stderr().slice(-2000)}`)
  return { url, stop: server.stop }
}
