import { isCode } from "../enquiries/file/durable-files"
import { loadEnv } from "../load-env"
import { numberSetting, setting } from "../settings"
import { runServer } from "./run-server"

/** `npm run serve`: serves the last build on `HOST` and `PORT` until it is told to stop. */
const main = async (): Promise<void> => {
  loadEnv()
  const host = setting("HOST") ?? "127.0.0.1"
  const port = numberSetting("PORT", 9000)
  try {
    const server = await runServer({ root: process.cwd(), host, port })
    console.error(`The site is served at ${server.url}`)
    for (const signal of ["SIGTERM", "SIGINT"] as const)
      process.once(signal, () => void server.stop().then(() => process.exit(0)))
  } catch (error) {
    const why = isCode(error, "EADDRINUSE")
      ? `Port ${port} is taken: set PORT to a free one.`
      : (error as Error).message
    console.error(why)
    process.exitCode = 1
  }
}

void main()
