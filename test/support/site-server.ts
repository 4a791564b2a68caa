import { spawn } from "node:child_process"
import { mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { freePort } from "./free-port"

/** The built site, served as `npm run serve` does. */
export type RunningSite = { url: string; stop: () => Promise<void> }

const secondsToStart = 30

const isUp = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/healthz`)).ok
  } catch {
    return false
  }
}

/**
 * Starts the production server on a free port, with enquiries stored in a temporary folder.
 * @param env further environment variables
 * @param folder of the built site
 * @throws with the server's own words if it does not come up
 */
export const serveSite = async (env: Record<string, string> = {}, folder = "."): Promise<RunningSite> => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const enquiries = mkdtempSync(join(tmpdir(), "enquiries-"))
  const server = spawn(process.execPath, ["--import", "tsx", "api/server/main.ts"], {
    cwd: folder,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: "127.0.0.1",
      ENQUIRIES_URL: `file:${enquiries}`,
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  })
  let output = ""
  for (const stream of [server.stdout, server.stderr]) stream.on("data", chunk => (output += chunk))
  const ended = new Promise<void>(resolve => server.once("exit", () => resolve()))
  for (let waited = 0; !(await isUp(url)); waited += 0.1) {
    if (server.exitCode !== null || waited > secondsToStart)
      throw new Error(`The server did not start:\n${output.slice(-2000)}`)
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  return {
    url,
    stop: async () => {
      server.kill("SIGTERM")
      await ended
    },
  }
}
