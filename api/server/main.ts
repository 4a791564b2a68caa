import { setTimeout as pause } from "node:timers/promises"
import { format } from "node:util"
import { pino } from "pino"
import { command, surviveLostOutput } from "../../src/command"
import { loadEnv, settings } from "../../src/settings/settings"
import { unknownNames } from "../../src/settings/unknown-names"
import { hourMs } from "../../src/shared/durations"
import { withTimeout } from "../../src/shared/with-timeout"
import { startDelivery } from "../delivery/delivery"
import { deliverySettings, enquiryLines, recipientProblem } from "../delivery/mail"
import { failuresOfLoops, repeat } from "../loops"
import type { NewEnquiry } from "../store/enquiry"
import { startMaintenance } from "../store/maintenance"
import { openStore, storeLocation } from "../store/open-store"
import { keepPolicy, policiesFolder } from "../store/policies"
import { unknownState } from "../store/store-state"
import { UnusableDatabase } from "../store/tables"
import { buildApp } from "./app"
import { followReleases } from "./current-release"
import { createMetrics, deliveryWarning, readinessOf } from "./health"

/** Makes what the program says JSON lines on stderr, except in a terminal. `requests` is the log on stdout. */
const startLogs = () => {
  surviveLostOutput()
  const options = { base: null, timestamp: pino.stdTimeFunctions.isoTime }
  const notes = pino(options, process.stderr)
  const isText = process.stderr.isTTY
  const say = isText ? console.error : (line: string) => notes.info(line)
  if (!isText) console.error = (...parts) => notes.error(format(...parts))
  process.removeAllListeners("warning").on("warning", ({ message }) => console.error(message))
  process.on("uncaughtException", error => {
    console.error(error)
    process.exit(1)
  })
  // Written in batches, since writing each line would slow down responses.
  const destination = pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 250 })
  // What a full disk does not take stays in memory, and would keep the process from ending until the disk takes it.
  let isFailing = false
  destination.on("error", () => (isFailing = true))
  const endLogs = () => isFailing && destination.destroy()
  return { requests: pino(options, destination), say, endLogs }
}

const proxyWarning =
  "A request came with X-Forwarded-For, which is ignored because TRUST_PROXY is not set. Behind a proxy, set TRUST_PROXY=1: until then all visitors share one rate limit."

/** Monitoring should get its answer while a database hangs. */
const stateMs = 2000

const serve = async (folder: string): Promise<void> => {
  const { requests, say, endLogs } = startLogs()
  loadEnv()
  process.chdir(folder)
  const env = settings()
  for (const line of unknownNames()) say(line)
  const failures = failuresOfLoops()
  const site = followReleases(process.cwd(), say, failures, ({ identity }) => {
    if (!identity?.isPreview) keepPolicy(policiesFolder(env), identity?.policy)
  })
  // A preview may be set to the live site's store: it must neither mail nor delete there.
  const isPreview = site().identity?.isPreview === true
  const mail = isPreview ? undefined : deliverySettings(env, () => site().identity)
  const { location, isMissing } = storeLocation(env)
  const store = openStore(env)
  await store.prepare().catch(error => {
    if (error instanceof UnusableDatabase) throw error
    console.error("enquiries: cannot open the store:", error.message)
  })
  const metrics = createMetrics()
  const stop = { all: new AbortController(), mail: new AbortController() }
  const upkeep = { retention: env.ENQUIRIES_RETENTION, failures, say }
  const maintenance = isPreview ? undefined : startMaintenance(stop.all.signal, store, upkeep)
  const readiness = async () => {
    const hasRecipient = mail !== undefined && !recipientProblem(mail.recipient())
    const loops = { clockProblem: maintenance?.clockProblem(), failures: failures.list() }
    const releases = { hasFiles: site().hasFiles(), isBehind: site.isBehind() }
    const isByEmailjs = site().identity?.enquiries?.forms === "browser"
    const backlogLimit = env.ENQUIRY_BACKLOG_LIMIT
    const mailing = { isMailed: Boolean(mail), isByEmailjs, hasRecipient, backlogLimit }
    const state = await withTimeout(stateMs, store.state()).catch(() => ({
      ...unknownState,
      damage: store.damage(),
    }))
    return readinessOf(state, { ...releases, ...mailing, ...loops })
  }
  const counted = (put: typeof store.put) => async (enquiry: NewEnquiry) => {
    const isNew = await put(enquiry)
    if (isNew) metrics.count("enquiries_stored_total")
    return isNew
  }
  const [put, putDelivered] = [counted(store.put), counted(store.putDelivered)]
  const address = () => site().identity?.url
  const answers = () => site().identity?.answers
  const services = { store: { ...store, put, putDelivered }, settings: env, address, answers }
  const app = buildApp({ site, services, readiness, metrics, log: requests, drains: true })
  let hasWarned = env.TRUST_PROXY > 0
  app.server.on("request", req => {
    if (hasWarned || req.headers["x-forwarded-for"] === undefined) return
    hasWarned = true
    console.error(proxyWarning)
  })
  const url = await app.listen({ host: env.HOST, port: env.PORT })
  const { release, identity } = site()
  say(`The site is served at ${url}${release ? ` (release ${release})` : ""}`)
  const { all: kept } = await store.count().catch(() => ({ all: undefined }))
  for (const line of enquiryLines(env, identity, { location, kept, isNew: isMissing })) say(line)

  const count = (isSent: boolean) => metrics.count("mails_total", `{result="${isSent ? "sent" : "failed"}"}`)
  const signals = { signal: stop.all.signal, cancel: stop.mail.signal }
  const delivery = mail && startDelivery({ ...signals, store, settings: mail, count, failures })
  const warn = async () => {
    const warning = deliveryWarning(await readiness())
    if (warning) console.error(warning)
  }
  void repeat(stop.all.signal, "readiness", hourMs, warn, failures)
  const end = async () => {
    // A second signal finds the store closing.
    if (stop.all.signal.aborted) return
    stop.all.abort()
    await Promise.race([Promise.all([app.close(), maintenance?.done, delivery]), pause(8000)])
    // Last, since what is released may be mailed by another process at once.
    stop.mail.abort()
    await Promise.race([delivery, pause(500)])
    await store.close()
    endLogs()
    process.exit(0)
  }
  for (const name of ["SIGTERM", "SIGINT"] as const) process.once(name, end)
}

const spec = {
  call: "npm run serve -- [FOLDER]",
  about:
    "Serves the current release of the project in a folder, this one by default, or else its last build.",
  maxOperands: 1,
}

command(spec, ({ operands: [folder = "."] }) =>
  serve(folder).catch(({ code, message }: NodeJS.ErrnoException) => {
    const text = code === "EADDRINUSE" ? `Port ${settings().PORT} is taken: set PORT to a free one.` : message
    for (const line of text.split("\n")) console.error(line)
    process.exit(1)
  }),
)
