import { createHash, timingSafeEqual } from "node:crypto"
import type { IncomingMessage } from "node:http"
import type { FastifyInstance } from "fastify"
import type { Settings } from "../../src/settings/settings"
import { statusPaths } from "../../src/shared/built-files"
import { dayMs, hourMs } from "../../src/shared/durations"
import type { StoreState } from "../store/store-state"
import { isLoopback, sendText } from "./serve-site"

const families = {
  http_requests_total: ["counter", "Requests by status of the response."],
  enquiries_stored_total: ["counter", "Enquiries stored, repeated submissions counted once."],
  mails_total: ["counter", "Mails about enquiries, by result."],
  enquiries_waiting: ["gauge", "Enquiries that wait to be mailed."],
  enquiries_dead: ["gauge", "Enquiries that cannot be mailed."],
  enquiries_spooled: ["gauge", "Enquiries that wait for PostgreSQL."],
  enquiries_emailjs_failed: ["gauge", "Enquiries of the last day that the site took, since EmailJS failed."],
  ready: ["gauge", "Whether /readyz answers 200."],
} as const

type Family = keyof typeof families

/** Counts from the start of the process. `text` is in the format that Prometheus reads (version 0.0.4). */
export const createMetrics = () => {
  const counts: Record<string, number> = {}
  return {
    /** @param labels such as `{status="200"}` */
    count: (name: Family, labels = ""): void => {
      counts[name + labels] = (counts[name + labels] ?? 0) + 1
    },
    text: (gauges: Partial<Record<Family, number>>): string =>
      Object.entries(families)
        .map(([name, [type, help]]) => {
          const known = Object.entries({ ...gauges, ...counts }).filter(([key]) => key.split("{")[0] === name)
          const samples = known.length > 0 ? known : [[name, 0]]
          const lines = samples.map(([key, value]) => `${key} ${value}\n`)
          return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join("")}`
        })
        .join(""),
  }
}

export type Metrics = ReturnType<typeof createMetrics>

type Conditions = {
  readonly hasFiles: boolean
  /** Whether another release than the one served has been current for a while. */
  readonly isBehind?: boolean
  readonly isMailed: boolean
  /** Whether the release that is served sends forms by EmailJS, so that nobody expects enquiries here. */
  readonly isByEmailjs?: boolean
  /** False for a placeholder, to which nothing is mailed. */
  readonly hasRecipient: boolean
  readonly backlogLimit: number
  /** Why what has expired is kept, as the clock may be wrong, and what to do. */
  readonly clockProblem?: string
  /** What fails in the loops of the server. */
  readonly failures?: readonly string[]
}

/** How long an enquiry may wait for a mail, and for its owner to list it where nothing is mailed. */
const patienceMs = { mailed: 3 * hourMs, read: dayMs }

export const readinessOf = (store: StoreState, conditions: Conditions, now = Date.now()) => {
  const { problem, damage, accepts, waiting, oldestWaitingAt, oldestUnreadAt, dead, inFallback } = store
  const { emailjsFailed, emailjsUnread, emailjsReason, flooded } = store
  const { hasFiles, isBehind, isMailed, isByEmailjs, hasRecipient, backlogLimit } = conditions
  const { clockProblem, failures = [] } = conditions
  const since = (time?: string | null) => Math.max(0, now - Date.parse(time ?? "")) || 0
  const oldestWaitingSeconds = Math.round(since(oldestWaitingAt) / 1000)
  const reasons = [
    problem,
    damage && "damaged",
    clockProblem && "clock",
    // Without the database, nothing that needs it can succeed.
    problem !== "database" && failures.length > 0 && "upkeep",
    !hasFiles && "files",
    isBehind && "release",
    isMailed && !hasRecipient && "recipient",
    isMailed && waiting >= backlogLimit && "backlog",
    isMailed && dead > 0 && "dead",
    isMailed && since(oldestWaitingAt) > patienceMs.mailed && "delayed",
    !isMailed && since(oldestUnreadAt) > patienceMs.read && "unread",
    !isMailed && isByEmailjs && emailjsUnread > 0 && "emailjs",
  ].filter(reason => typeof reason === "string")
  // A note, not a reason: strangers can cause a flood, and a balancer would take the server out of service.
  const notes = flooded > 0 ? ["flood"] : []
  const status = reasons.length === 0 ? "ready" : "not ready"
  const figures = { accepts, waiting, oldestWaitingSeconds, dead, spooled: inFallback }
  const details = [damage, clockProblem, ...failures].filter(detail => typeof detail === "string")
  const more = {
    ...(flooded > 0 && { flooded }),
    ...(emailjsReason && { emailjsReason }),
    ...(details.length > 0 && { details }),
  }
  return { status, reasons, notes, ...figures, emailjsFailed, ...more }
}

type Readiness = ReturnType<typeof readinessOf>

export type CheckReadiness = () => Promise<Readiness>

export const deliveryWarning = ({ reasons, dead, waiting, emailjsFailed, emailjsReason }: Readiness) => {
  if (reasons.includes("emailjs"))
    return `enquiries: EmailJS failed for ${emailjsFailed} of the last day (${emailjsReason}), which are stored and not mailed; see "npm run enquiries"`
  if (reasons.includes("unread"))
    return `enquiries: ${waiting} are not mailed, and some have waited for a day; see "npm run enquiries"`
  return reasons.includes("dead") || reasons.includes("delayed")
    ? `delivery: enquiries that cannot be mailed: ${dead}, waiting: ${waiting}; see "npm run -s enquiries -- dead" and "test-mail"`
    : undefined
}

/** What proxies say of whom they ask for: of these, one asks from this machine too. */
const ofProxies = /^(via|forwarded|x-(forwarded|real|original|client|cluster)\b.*|.*-(connecting|client)-ip)$/

type Access = Pick<Settings, "STATUS_TOKEN" | "TRUST_PROXY">

const mayReadMetrics = (
  req: IncomingMessage,
  { STATUS_TOKEN: token, TRUST_PROXY: proxies }: Access,
): boolean => {
  if (token !== undefined) {
    const hash = (text: string) => createHash("sha256").update(text).digest()
    const [, given = ""] = /^bearer +(.*)$/i.exec(req.headers.authorization ?? "") ?? []
    return timingSafeEqual(hash(given), hash(token))
  }
  const isLocal = /^(::ffff:)?127\.|^::1$/.test(req.socket.remoteAddress ?? "")
  return (
    isLocal &&
    isLoopback(req) &&
    proxies === 0 &&
    !Object.keys(req.headers).some(name => ofProxies.test(name))
  )
}

type Health = { readiness: CheckReadiness; metrics: Metrics; settings: Access }

/** The plugin of what the server answers about itself. */
export const health = async (app: FastifyInstance, { readiness, metrics, settings }: Health) => {
  const uncached = { "cache-control": "no-store" }
  // Each check writes to the disk or the database, so its result is cached for a second.
  let cached: Promise<Readiness> | undefined
  const check = (): Promise<Readiness> => {
    if (!cached) {
      cached = readiness()
      setTimeout(() => (cached = undefined), 1000).unref()
    }
    return cached
  }
  app.get(statusPaths.alive, (_request, reply) => reply.headers(uncached).send({ status: "alive" }))
  app.get(statusPaths.ready, async (request, reply) => {
    const { status, reasons, notes, ...figures } = await check()
    reply.code(reasons.length === 0 ? 200 : 503).headers(uncached)
    return {
      status,
      reasons,
      ...(notes.length > 0 && { notes }),
      ...(mayReadMetrics(request.raw, settings) && figures),
    }
  })
  app.get(statusPaths.metrics, async (request, reply) => {
    if (!mayReadMetrics(request.raw, settings)) return sendText(reply, 403)
    const { reasons, waiting, dead, spooled, emailjsFailed } = await check()
    const gauges = {
      enquiries_waiting: waiting,
      enquiries_dead: dead,
      enquiries_spooled: spooled,
      enquiries_emailjs_failed: emailjsFailed,
    }
    reply.headers(uncached).type("text/plain; version=0.0.4; charset=utf-8")
    return metrics.text({ ...gauges, ready: Number(reasons.length === 0) })
  })
}
