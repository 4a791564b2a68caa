import { loadEnv } from "../settings/load-env"
import { settings } from "../settings/read-settings"
import { runServer } from "./server"

/** `npm run serve`: serves the current release, or the last build, on `HOST` and `PORT` until it is told to stop. */
const main = async (): Promise<void> => {
  loadEnv()
  // Who reads the log may go away: what is served is served without it.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined)
  try {
    const { url, release, stop } = await runServer(process.cwd(), settings())
    console.error(`The site is served at ${url}${release ? ` (release ${release})` : ""}`)
    for (const signal of ["SIGTERM", "SIGINT"] as const)
      process.once(signal, () => void stop().then(() => process.exit(0)))
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    console.error(
      code === "EADDRINUSE" ? `Port ${settings().PORT} is taken: set PORT to a free one.` : message,
    )
    process.exit(1)
  }
}

void main()
