import { mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { startServerProcess } from "./server-process"

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
