import { createHash, timingSafeEqual } from "node:crypto"
import type { IncomingMessage, ServerResponse } from "node:http"
import { BlockList } from "node:net"
import { monitorEventLoopDelay } from "node:perf_hooks"
import { deliverySettings } from "../delivery/settings"
import { oncePerProcess } from "../enquiries/once-per-process"
import { openStore } from "../enquiries/open-store"
import { settings } from "../settings/read-settings"
import { isLoopback } from "./loopback"
import { plainAnswer } from "./plain-answer"
import { judgeReadiness, type LoopDelay } from "./readiness"

const json = { "content-type": "application/json; charset=utf-8" }

const answer = (res: ServerResponse, status: number, value: unknown) =>
  plainAnswer(res, status, `${JSON.stringify(value)}\n`, json)

const resolutionMs = 20

/** Begins, the first time, to measure how long the event loop is held up. */
export const measureLoop = () =>
  oncePerProcess("loop delay", () => {
    const histogram = monitorEventLoopDelay({ resolution: resolutionMs })
    histogram.enable()
    return histogram
  })

const loopDelay = (): LoopDelay => {
  const histogram = measureLoop()
  // What is measured is the time between two looks, in nanoseconds.
  const beyond = (ns: number) => Math.max(0, Math.round(ns / 1e6) - resolutionMs)
  const delay = { p99: beyond(histogram.percentile(99)), max: beyond(histogram.max) }
  histogram.reset()
  return delay
}

const thisMachine = new BlockList()
thisMachine.addSubnet("127.0.0.0", 8)
thisMachine.addAddress("::1", "ipv6")

const isFromHere = (req: IncomingMessage): boolean => {
  const { remoteAddress = "", remoteFamily } = req.socket
  const address = remoteAddress.replace(/^::ffff:/, "")
  const isHere = thisMachine.check(
    address,
    address.includes(":") && remoteFamily === "IPv6" ? "ipv6" : "ipv4",
  )
  // A proxy on this machine speaks for the whole world.
  return isHere && isLoopback(req) && req.headers["x-forwarded-for"] === undefined
}

const digest = (text: string) => createHash("sha256").update(text).digest()

const hasToken = ({ headers }: IncomingMessage): boolean => {
  const token = settings().STATUS_TOKEN
  return (
    token !== undefined && timingSafeEqual(digest(headers.authorization ?? ""), digest(`Bearer ${token}`))
  )
}

const look = async (hasFiles: () => Promise<boolean>) =>
  judgeReadiness({
    store: await openStore().state(),
    hasFiles: await hasFiles(),
    isMailed: deliverySettings() !== undefined,
    backlogLimit: settings().ENQUIRY_BACKLOG_LIMIT,
    loopDelay: loopDelay(),
  })

// A look writes to the disk or asks the database: visitors who ask again at once get the same answer.
const freshMs = 1000

/**
 * Answers `/healthz` (the process lives) and `/readyz` (docs/behaviour.md, "Server: health").
 * @param hasFiles whether the files of what is served are there
 */
export const statusAnswers = (hasFiles: () => Promise<boolean>) => {
  let last: { readonly at: number; readonly looked: ReturnType<typeof look> } | undefined
  return {
    "/healthz": (_req: IncomingMessage, res: ServerResponse) => answer(res, 200, { status: "alive" }),
    "/readyz": async (req: IncomingMessage, res: ServerResponse) => {
      if (!last || performance.now() - last.at > freshMs)
        last = { at: performance.now(), looked: look(hasFiles) }
      const { said, figures } = await last.looked
      const mayRead = isFromHere(req) || hasToken(req)
      answer(res, said.reasons.length === 0 ? 200 : 503, mayRead ? { ...said, ...figures } : said)
    },
  }
}
