import { isCode } from "../enquiries/file/durable-files"
import { loadEnv } from "../settings/load-env"
import { settings } from "../settings/read-settings"
import { runServer } from "./run-server"

/** `npm run serve`: serves the current release, or the last build, on `HOST` and `PORT` until it is told to stop. */
const main = async (): Promise<void> => {
  loadEnv()
  // Who reads the log may go away: what is served is served without it.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined)
  try {
    const { HOST: host, PORT: port, TRUST_PROXY: proxies } = settings()
    const server = await runServer({ root: process.cwd(), host, port, proxies })
    console.error(
      `The site is served at ${server.url}${server.release ? ` (release ${server.release})` : ""}`,
    )
    for (const signal of ["SIGTERM", "SIGINT"] as const)
      process.once(signal, () => void server.stop().then(() => process.exit(0)))
  } catch (error) {
    const why = isCode(error, "EADDRINUSE")
      ? `Port ${settings().PORT} is taken: set PORT to a free one.`
      : (error as Error).message
    console.error(why)
    process.exitCode = 1
  }
}

void main()
