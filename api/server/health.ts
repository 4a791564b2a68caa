import { createHash, timingSafeEqual } from "node:crypto"
import type { IncomingMessage } from "node:http"
import type { FastifyInstance } from "fastify"
import type { StoreState } from "../store/sql-store"
import { isLoopback } from "./serve-site"

type Conditions = {
  readonly hasFiles: boolean
  /** Whether another release than the one served has been current for a while. */
  readonly isBehind?: boolean
  readonly isMailed: boolean
  /** False for a placeholder, to which nothing is mailed. */
  readonly hasRecipient: boolean
  readonly backlogLimit: number
}

export const readinessOf = (
  { problem, accepts, waiting, oldestWaitingAt, dead, inFallback }: StoreState,
  { hasFiles, isBehind, isMailed, hasRecipient, backlogLimit }: Conditions,
  now = Date.now(),
) => {
  const oldestWaitingSeconds = Math.max(0, Math.round((now - Date.parse(oldestWaitingAt ?? "")) / 1000)) || 0
  // Without mail, every enquiry waits for its owner.
  const reasons = [
    problem,
    !hasFiles && "files",
    isBehind && "release",
    isMailed && !hasRecipient && "recipient",
    isMailed && waiting >= backlogLimit && "backlog",
    isMailed && dead > 0 && "dead",
    isMailed && oldestWaitingSeconds > 3 * 3600 && "delayed",
  ].filter(reason => typeof reason === "string")
  const status = reasons.length === 0 ? "ready" : "not ready"
  return { status, reasons, accepts, waiting, oldestWaitingSeconds, dead, spooled: inFallback }
}

type Readiness = ReturnType<typeof readinessOf>

export type CheckReadiness = () => Promise<Readiness>

export const deliveryWarning = ({ reasons, dead, waiting }: Readiness) =>
  reasons.includes("dead") || reasons.includes("delayed")
    ? `delivery: enquiries that cannot be mailed: ${dead}, waiting: ${waiting}; see "npm run -s enquiries -- dead" and "test-mail"`
    : undefined

const mayReadMetrics = (req: IncomingMessage, token: string | undefined): boolean => {
  const isLocal = /^(::ffff:)?127\.|^::1$/.test(req.socket.remoteAddress ?? "")
  if (isLocal && isLoopback(req) && req.headers["x-forwarded-for"] === undefined) return true
  const hash = (text: string) => createHash("sha256").update(text).digest()
  const given = hash(req.headers.authorization ?? "")
  return token !== undefined && timingSafeEqual(given, hash(`Bearer ${token}`))
}

export const addHealth = (app: FastifyInstance, readiness: CheckReadiness, statusToken?: string): void => {
  const uncached = { "cache-control": "no-store" }
  // Each check writes to the disk or the database, so its result is cached for a second.
  let cached: Promise<Readiness> | undefined
  app.get("/healthz", (_request, reply) => reply.headers(uncached).send({ status: "alive" }))
  app.get("/readyz", async (request, reply) => {
    if (!cached) {
      cached = readiness()
      setTimeout(() => (cached = undefined), 1000).unref()
    }
    const { status, reasons, ...figures } = await cached
    reply.code(reasons.length === 0 ? 200 : 503).headers(uncached)
    return { status, reasons, ...(mayReadMetrics(request.raw, statusToken) && figures) }
  })
}
