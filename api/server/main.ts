import type { IncomingMessage } from "node:http"
import { pino } from "pino"
import { startDelivery } from "../delivery/delivery"
import { deliverySettings } from "../delivery/mailers"
import { loadEnv } from "../settings/load-env"
import { settings } from "../settings/read-settings"
import type { Settings } from "../settings/variables"
import { startMaintenance } from "../store/maintenance"
import { openStore } from "../store/open-store"
import { UnusableDatabase } from "../store/tables"
import { buildApp } from "./app"
import { judgeReadiness, mailTrouble } from "./health"
import { followReleases } from "./releases"

const say = (line: string) => console.error(line)

const withinSeconds = (seconds: number, work: Promise<unknown>) =>
  Promise.race([work, new Promise(resolve => setTimeout(resolve, seconds * 1000).unref())])

const proxyHint =
  "A request came with X-Forwarded-For, which is not believed since TRUST_PROXY is not set. If a proxy stands before this server, set TRUST_PROXY=1: all visitors share one limit until then."

/** Serves a project, and delivers its enquiries; `stop` finishes what runs first. */
const runServer = async (root: string, settings: Settings) => {
  const followed = followReleases(root, say)
  const mail = deliverySettings(settings)
  const store = openStore(settings)
  await store.prepare().catch(error => {
    if (error instanceof UnusableDatabase) throw error
    say(`enquiries: the store cannot be used: ${error.message}`)
  })
  const readiness = async () =>
    judgeReadiness({
      store: await store.state(),
      hasFiles: followed.current().site.hasFiles(),
      isMailed: mail !== undefined,
      backlogLimit: settings.ENQUIRY_BACKLOG_LIMIT,
    })
  // Written together, or the threads that write would compete with the answers for the processor.
  const log = pino(
    { base: null, timestamp: pino.stdTimeFunctions.isoTime },
    pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 250 }),
  )
  const site = () => followed.current().site
  const app = buildApp({ site, services: { store, settings }, readiness, log })
  const hint = ({ headers }: IncomingMessage) => {
    if (headers["x-forwarded-for"] === undefined) return
    app.server.off("request", hint)
    say(proxyHint)
  }
  if (settings.TRUST_PROXY === 0) app.server.on("request", hint)
  const url = await app.listen({ host: settings.HOST, port: settings.PORT })

  const controller = new AbortController()
  const { signal } = controller
  const ended = Promise.all([
    startMaintenance({ signal, store, retention: settings.ENQUIRIES_RETENTION }),
    mail && startDelivery({ signal, store, settings: mail }),
  ])
  const hourly = setInterval(async () => {
    const trouble = mailTrouble(await readiness())
    if (trouble) say(trouble)
  }, 3600_000).unref()
  const stop = async () => {
    controller.abort()
    clearInterval(hourly)
    followed.stop()
    await Promise.all([app.close(), withinSeconds(8, ended)])
    await store.close()
  }
  return { url, release: followed.current().release, stop }
}

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
