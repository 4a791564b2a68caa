import { setTimeout as pause } from "node:timers/promises"
import { pino } from "pino"
import { startDelivery } from "../delivery/delivery"
import { deliverySettings, recipientProblem } from "../delivery/mail"
import { loadEnv, settings } from "../settings/settings"
import { unknownNames } from "../settings/unknown-names"
import { startMaintenance } from "../store/maintenance"
import { openStore } from "../store/open-store"
import { UnusableDatabase } from "../store/tables"
import { buildApp } from "./app"
import { followReleases } from "./current-release"
import { deliveryWarning, readinessOf } from "./health"

const proxyWarning =
  "A request came with X-Forwarded-For, which is ignored because TRUST_PROXY is not set. Behind a proxy, set TRUST_PROXY=1: until then all visitors share one rate limit."

const serve = async (): Promise<void> => {
  loadEnv()
  // Keep serving if the log's reader goes away (EPIPE).
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined)
  const env = settings()
  for (const line of unknownNames()) console.error(line)
  const site = followReleases(process.cwd(), console.error)
  const mail = deliverySettings(env, () => site().identity)
  const store = openStore(env)
  await store.prepare().catch(error => {
    if (error instanceof UnusableDatabase) throw error
    console.error("enquiries: cannot open the store:", error.message)
  })
  const { ENQUIRY_BACKLOG_LIMIT: backlogLimit } = env
  const readiness = async () => {
    const hasRecipient = mail !== undefined && !recipientProblem(mail.recipient())
    const releases = { hasFiles: site().hasFiles(), isBehind: site.isBehind() }
    const conditions = { ...releases, isMailed: Boolean(mail), hasRecipient, backlogLimit }
    return readinessOf(await store.state(), conditions)
  }
  // Written in batches, since writing each line would slow down responses.
  const log = pino(
    { base: null, timestamp: pino.stdTimeFunctions.isoTime },
    pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 250 }),
  )
  const app = buildApp({ site, services: { store, settings: env }, readiness, log })
  let openRequests = 0
  let hasWarned = env.TRUST_PROXY > 0
  app.server.on("request", (req, res) => {
    openRequests += 1
    res.once("close", () => (openRequests -= 1))
    if (hasWarned || req.headers["x-forwarded-for"] === undefined) return
    hasWarned = true
    console.error(proxyWarning)
  })
  // The first check takes longest; monitoring should not wait for it.
  void readiness()
  const url = await app.listen({ host: env.HOST, port: env.PORT })
  const { release } = site()
  console.error(`The site is served at ${url}${release ? ` (release ${release})` : ""}`)

  const controller = new AbortController()
  const maintenance = startMaintenance(controller.signal, store, env.ENQUIRIES_RETENTION)
  const delivery = mail && startDelivery({ signal: controller.signal, store, settings: mail })
  setInterval(async () => {
    const warning = deliveryWarning(await readiness())
    if (warning) console.error(warning)
  }, 3600_000).unref()
  const responses = async () => {
    while (openRequests > 0) await pause(50)
  }
  const stop = async () => {
    controller.abort()
    // Not awaited: Node.js would wait for idle connections that browsers open in advance.
    void app.close()
    await Promise.race([Promise.all([responses(), maintenance, delivery]), pause(8000)])
    await store.close()
    process.exit(0)
  }
  for (const name of ["SIGTERM", "SIGINT"] as const) process.once(name, stop)
}

serve().catch(({ code, message }: NodeJS.ErrnoException) => {
  console.error(code === "EADDRINUSE" ? `Port ${settings().PORT} is taken: set PORT to a free one.` : message)
  process.exit(1)
})
