import { createHash, timingSafeEqual } from "node:crypto"
import type { IncomingMessage } from "node:http"
import { BlockList } from "node:net"
import { monitorEventLoopDelay } from "node:perf_hooks"
import type { StoreState } from "../store/store"

/**
 * Why a server is not ready, in one word: its folder, its database, its files, too many enquiries that wait, some that
 * cannot be mailed, or one that has waited for hours.
 */
type Reason = "directory" | "database" | "files" | "backlog" | "dead" | "delayed"

/** How long the event loop was held up, in milliseconds, since the server started or was last asked. */
type LoopDelay = { readonly p99: number; readonly max: number }

/** What readiness is judged by. */
export type Readiness = {
  readonly store: StoreState
  readonly hasFiles: boolean
  readonly isMailed: boolean
  readonly backlogLimit: number
  readonly loopDelay: LoopDelay
}

const longestWaitSeconds = 3 * 3600

/** What `/readyz` says to everyone, and the figures for those who may read them. */
export const judgeReadiness = (
  { store, hasFiles, isMailed, backlogLimit, loopDelay }: Readiness,
  now = Date.now(),
) => {
  const oldest = store.oldestWaitingAt
  const oldestWaitingSeconds = oldest ? Math.max(0, Math.round((now - Date.parse(oldest)) / 1000)) : 0
  // Where no mail is asked for, every enquiry waits for its owner.
  const ofMail: [Reason, boolean][] = [
    ["backlog", store.waiting >= backlogLimit],
    ["dead", store.dead > 0],
    ["delayed", oldestWaitingSeconds > longestWaitSeconds],
  ]
  const reasons: Reason[] = [
    ...(store.problem ? [store.problem] : []),
    ...(hasFiles ? [] : (["files"] as const)),
    ...ofMail.filter(([, holds]) => isMailed && holds).map(([reason]) => reason),
  ]
  return {
    said: { status: reasons.length === 0 ? "ready" : "not ready", reasons },
    figures: {
      accepts: store.accepts,
      waiting: store.waiting,
      oldestWaitingSeconds,
      dead: store.dead,
      spooled: store.spooled,
      loopDelayMs: loopDelay,
    },
  }
}

/** What the owner is told once an hour while enquiries are not mailed; undefined while all is well. */
export const mailTrouble = ({ said, figures }: ReturnType<typeof judgeReadiness>): string | undefined => {
  if (!said.reasons.some(reason => reason === "dead" || reason === "delayed")) return undefined
  const { dead, waiting, oldestWaitingSeconds } = figures
  const hours = Math.round(oldestWaitingSeconds / 360) / 10
  return `delivery: ${dead} enquiries cannot be mailed and ${waiting} wait, the oldest for ${hours} hours: see "npm run -s enquiries -- dead" and "test-mail"`
}

const resolutionMs = 20

/** Measures how long the event loop is held up. @returns what tells the delay since it was last asked */
export const measureLoop = (): (() => LoopDelay) => {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs })
  histogram.enable()
  // What is measured is the time between two looks, in nanoseconds.
  const beyond = (ns: number) => Math.max(0, Math.round(ns / 1e6) - resolutionMs)
  return () => {
    const delay = { p99: beyond(histogram.percentile(99)), max: beyond(histogram.max) }
    histogram.reset()
    return delay
  }
}

const loopbackHost = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i

/** Whether a request was made on this machine to try the site, without the certificate it will have in public. */
export const isLoopback = ({ headers }: Pick<IncomingMessage, "headers">): boolean =>
  loopbackHost.test(headers.host ?? "")

const thisMachine = new BlockList()
thisMachine.addSubnet("127.0.0.0", 8)
thisMachine.addAddress("::1", "ipv6")

const isFromHere = (req: IncomingMessage): boolean => {
  const { remoteAddress = "" } = req.socket
  const address = remoteAddress.replace(/^::ffff:/, "")
  const isHere = address !== "" && thisMachine.check(address, address.includes(":") ? "ipv6" : "ipv4")
  // A proxy on this machine speaks for the whole world.
  return isHere && isLoopback(req) && req.headers["x-forwarded-for"] === undefined
}

const digest = (text: string) => createHash("sha256").update(text).digest()

/** Whether the figures may be read: on this machine, and with the token. */
export const mayReadFigures = (req: IncomingMessage, token: string | undefined): boolean =>
  isFromHere(req) ||
  (token !== undefined && timingSafeEqual(digest(req.headers.authorization ?? ""), digest(`Bearer ${token}`)))
