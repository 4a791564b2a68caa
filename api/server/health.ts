import { createHash, timingSafeEqual } from "node:crypto"
import type { IncomingMessage } from "node:http"
import type { StoreState } from "../store/sql-store"

type Circumstances = { hasFiles: boolean; isMailed: boolean; backlogLimit: number }

export const judgeReadiness = (store: StoreState, more: Circumstances, now = Date.now()) => {
  const { problem, accepts, waiting, oldestWaitingAt = "", dead, spooled } = store
  const { hasFiles, isMailed, backlogLimit } = more
  const oldestWaitingSeconds = Math.max(0, Math.round((now - Date.parse(oldestWaitingAt)) / 1000)) || 0
  // Without mail, every enquiry waits for its owner.
  const reasons = [
    problem,
    !hasFiles && "files",
    isMailed && waiting >= backlogLimit && "backlog",
    isMailed && dead > 0 && "dead",
    isMailed && oldestWaitingSeconds > 3 * 3600 && "delayed",
  ].filter(reason => typeof reason === "string")
  const status = reasons.length === 0 ? "ready" : "not ready"
  return { status, reasons, accepts, waiting, oldestWaitingSeconds, dead, spooled }
}

export type Readiness = ReturnType<typeof judgeReadiness>

/** The hourly line in the log while enquiries are not mailed; undefined while all is well. */
export const mailTrouble = ({ reasons, dead, waiting }: Readiness) =>
  reasons.includes("dead") || reasons.includes("delayed")
    ? `delivery: ${dead} enquiries cannot be mailed and ${waiting} wait: see "npm run -s enquiries -- dead" and "test-mail"`
    : undefined

/** Whether a request is for this machine by name, where the site is tried out without a certificate. */
export const isLoopback = ({ headers }: Pick<IncomingMessage, "headers">): boolean =>
  /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i.test(headers.host ?? "")

/** Whether the figures may be read: from this machine but not through a proxy on it, or with the token. */
export const mayReadFigures = (req: IncomingMessage, token: string | undefined): boolean => {
  const isHere = /^(::ffff:)?127\.|^::1$/.test(req.socket.remoteAddress ?? "")
  if (isHere && isLoopback(req) && req.headers["x-forwarded-for"] === undefined) return true
  const digest = (text: string) => createHash("sha256").update(text).digest()
  const given = digest(req.headers.authorization ?? "")
  return token !== undefined && timingSafeEqual(given, digest(`Bearer ${token}`))
}
