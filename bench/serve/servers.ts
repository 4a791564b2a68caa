import { type ChildProcess, spawn } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { freePort } from "../../test/support/free-port"

/** A server under measurement. */
export type MeasuredServer = { readonly name: string; readonly url: string; stop(): Promise<void> }

/** Waits until a server answers. @throws when it does not within a minute, or ended */
const untilUp = async (url: string, child: ChildProcess): Promise<void> => {
  for (let waited = 0; waited < 60_000; waited += 200) {
    if (child.exitCode !== null) break
    const isUp = await fetch(url).then(
      answer => answer.ok,
      () => false,
    )
    if (isUp) return
    await new Promise(resolve => setTimeout(resolve, 200))
  }
  throw new Error(`${url} did not come up: run "npm run build" first.`)
}

/**
 * A started server, once it answers.
 * @param folder what it wrote meanwhile, removed when it ends
 * @throws when it does not come up
 */
export const whenUp = async (
  name: string,
  port: number,
  child: ChildProcess,
  folder: string,
): Promise<MeasuredServer> => {
  const ended = new Promise<void>(resolve => child.once("exit", () => resolve()))
  const url = `http://127.0.0.1:${port}`
  const stop = async () => {
    child.kill("SIGTERM")
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await untilUp(url, child)
  } catch (error) {
    await stop()
    throw error
  }
  return { name, url, stop }
}

const start = async (name: string, args: (port: number) => string[]): Promise<MeasuredServer> => {
  const port = await freePort()
  const enquiries = mkdtempSync(join(tmpdir(), "bench-enquiries-"))
  const child = spawn(process.execPath, args(port), {
    stdio: "ignore",
    env: {
      ...process.env,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      GATSBY_TELEMETRY_DISABLED: "1",
      ENQUIRIES_URL: `file:${enquiries}`,
      ENQUIRY_RATE_LIMIT: "0",
      EMAILJS_PRIVATE_KEY: "",
    },
  })
  return whenUp(name, port, child, enquiries)
}

/** The production server, with its log on, its enquiries in a temporary folder and no limit per client. */
export const startOurs = (): Promise<MeasuredServer> =>
  start("npm run serve", () => ["--import", "tsx", "api/server/main.ts"])

/** Gatsby's own server, under the same conditions. */
export const startGatsby = (): Promise<MeasuredServer> =>
  start("gatsby serve", port => [
    "node_modules/gatsby/cli.js",
    "serve",
    "-H",
    "127.0.0.1",
    "-p",
    String(port),
  ])
