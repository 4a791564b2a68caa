import { createHash, timingSafeEqual } from "node:crypto"
import type { IncomingMessage } from "node:http"
import type { StoreState } from "../store/sql-store"

export const readinessOf = (
  { problem, accepts, waiting, oldestWaitingAt, dead, inFallback }: StoreState,
  { hasFiles, isMailed, backlogLimit }: { hasFiles: boolean; isMailed: boolean; backlogLimit: number },
  now = Date.now(),
) => {
  const oldestWaitingSeconds = Math.max(0, Math.round((now - Date.parse(oldestWaitingAt ?? "")) / 1000)) || 0
  // Without mail, every enquiry waits for its owner.
  const reasons = [
    problem,
    !hasFiles && "files",
    isMailed && waiting >= backlogLimit && "backlog",
    isMailed && dead > 0 && "dead",
    isMailed && oldestWaitingSeconds > 3 * 3600 && "delayed",
  ].filter(reason => typeof reason === "string")
  const status = reasons.length === 0 ? "ready" : "not ready"
  return { status, reasons, accepts, waiting, oldestWaitingSeconds, dead, spooled: inFallback }
}

export type Readiness = ReturnType<typeof readinessOf>

export const mailTrouble = ({ reasons, dead, waiting }: Readiness) =>
  reasons.includes("dead") || reasons.includes("delayed")
    ? `delivery: enquiries that cannot be mailed: ${dead}, waiting: ${waiting}; see "npm run -s enquiries -- dead" and "test-mail"`
    : undefined

export const isLoopback = ({ headers }: Pick<IncomingMessage, "headers">): boolean =>
  /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i.test(headers.host ?? "")

export const mayReadFigures = (req: IncomingMessage, token: string | undefined): boolean => {
  const isLocal = /^(::ffff:)?127\.|^::1$/.test(req.socket.remoteAddress ?? "")
  if (isLocal && isLoopback(req) && req.headers["x-forwarded-for"] === undefined) return true
  const digest = (text: string) => createHash("sha256").update(text).digest()
  const given = digest(req.headers.authorization ?? "")
  return token !== undefined && timingSafeEqual(given, digest(`Bearer ${token}`))
}
