import { createServer, type RequestListener, STATUS_CODES } from "node:http"
import type { Socket } from "node:net"
import type { Headers } from "../../src/shared/server-manifest"
import { type ConnectionLimits, limitConnections } from "./connection-limits"
import { plainAnswer } from "./plain-answer"
import type { WriteLine } from "./request-log"
import { cutSlowReaders, type LeastPace, runningAnswers } from "./running-answers"

/** Bounds of a request, in bytes and milliseconds. */
export type Limits = {
  readonly maxHeaderSize: number
  /** For the headers to arrive, and for all of the request. */
  readonly headersTimeout: number
  readonly requestTimeout: number
  /** For a connection between two requests; longer than nginx keeps one (60 s), so that nginx never uses a closed one. */
  readonly keepAliveTimeout: number
  /** For a client that takes nothing of its answer. */
  readonly idleTimeout: number
  /** For one that takes little of it. */
  readonly pace: LeastPace
  readonly connections: ConnectionLimits
}

/**
 * The bounds in production: 4 kB a second after the first minute, and for one address what a whole office may need at once.
 * @param proxies how many proxies are trusted: all connections are theirs
 */
export const productionLimits = (proxies: number): Limits => ({
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  idleTimeout: 60_000,
  pace: { graceMs: 60_000, bytesPerMs: 4 },
  connections: { inAll: 4096, ...(proxies === 0 && { perAddress: 256 }) },
})

const statusOf = (code: string | undefined): number => {
  if (code === "HPE_HEADER_OVERFLOW") return 431
  return code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400
}

const answerMalformed = (socket: Socket, status: number, headers: Headers): void => {
  if (!socket.writable) return void socket.destroy()
  const body = `${STATUS_CODES[status]}\n`
  const all = {
    ...headers,
    "cache-control": "no-store",
    "content-type": "text/plain; charset=utf-8",
    "content-length": String(body.length),
    date: new Date().toUTCString(),
    connection: "close",
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`)
}

/** What the server needs besides its bounds. */
export type ServerParts = {
  readonly listener: RequestListener
  /** The headers of answers to what is no request. */
  readonly headers: Headers
  readonly writeLine: WriteLine
}

/**
 * Makes an HTTP server whose every wait is bounded, and which answers what is no request in the same form as all else
 * (RFC 9112, section 2.2).
 * @returns the server, and its answers under way
 */
export const boundedServer = ({ listener, headers, writeLine }: ServerParts, bounds: Limits) => {
  const { idleTimeout, pace, connections, ...options } = bounds
  const server = createServer(
    { ...options, connectionsCheckingInterval: 1000, requireHostHeader: false },
    listener,
  )
  server.setTimeout(idleTimeout)
  limitConnections(server, connections)
  const running = runningAnswers(server)
  server.once("close", cutSlowReaders(running, pace))
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    const status = statusOf(error.code)
    if (error.code !== "ECONNRESET")
      writeLine(JSON.stringify({ time: new Date().toISOString(), status, malformed: error.code }))
    answerMalformed(socket, status, headers)
  })
  server.on("checkExpectation", (_req, res) => plainAnswer(res, 417, "Expectation Failed\n", headers))
  return { server, running }
}
