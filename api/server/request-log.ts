import type { FastifyReply, FastifyRequest } from "fastify"
import { pino } from "pino"

const longestPath = 200

/** A path for the log: without query, cut, and without anything that looks like an address of somebody. */
export const loggedPath = (url: string): string => {
  const path = url.replace(/[?#].*$/s, "")
  if (!/@|%40/.test(path)) return path.slice(0, longestPath)
  const segments = path.split("/").map(segment => (/@|%40/.test(segment) ? "…" : segment))
  return segments.join("/").slice(0, longestPath)
}

/** A log of JSON lines on stdout, written together where many come at once. */
export const openLog = () =>
  pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination({ dest: 1, sync: false }))

/**
 * What the log holds of a request that has been answered or broken off. Nothing personal: no client address, no query, no
 * agent, no referrer, so that the log needs no place in the privacy statement.
 */
export const requestLine = ({ method, originalUrl }: FastifyRequest, reply: FastifyReply) => ({
  method,
  path: loggedPath(originalUrl),
  status: reply.statusCode,
  ms: Math.round(reply.elapsedTime * 10) / 10,
  ...(reply.raw.writableFinished ? {} : { broken: true }),
})
