import type { Server, ServerResponse } from "node:http"

/** The answers under way, with the time (`performance.now()`) at which each request came. */
export type RunningAnswers = ReadonlyMap<ServerResponse, number>

/** Keeps count of the answers under way. To be called before any other listens for requests. */
export const runningAnswers = (server: Server): RunningAnswers => {
  const running = new Map<ServerResponse, number>()
  server.prependListener("request", (_req, res: ServerResponse) => {
    running.set(res, performance.now())
    res.once("close", () => running.delete(res))
  })
  return running
}

/** What a client must manage to take. */
export type LeastPace = {
  /** Every answer has this long, in milliseconds. */
  readonly graceMs: number
  /** And a millisecond more for so many bytes. */
  readonly bytesPerMs: number
}

// What went out by `writeHead` alone has no header to ask: it is waiting as a whole until it is taken.
const sizeOf = (res: ServerResponse): number =>
  Number(res.getHeader("content-length") ?? 0) || res.writableLength

/**
 * Cuts off the answers that are taken too slowly, once a second: a client that takes a byte a minute would hold its
 * connection for days.
 * @returns what ends the watch
 */
export const cutSlowReaders = (running: RunningAnswers, { graceMs, bytesPerMs }: LeastPace): (() => void) => {
  const timer = setInterval(() => {
    const now = performance.now()
    for (const [res, began] of running)
      if (now - began > graceMs && now - began > graceMs + sizeOf(res) / bytesPerMs) res.destroy()
  }, 1000)
  timer.unref()
  return () => clearInterval(timer)
}
