import { bodyKilobytes } from "../../../src/shared/enquiry/limits"
import type { Incoming } from "./incoming"
import { accepted, type Result, refusals, refused } from "./refusal"

/** The most that a request's body may weigh (docs/behaviour.md, "Enquiries: limits and cleaning"). */
export const bodyLimit = bodyKilobytes * 1024

const lingerMs = 2000

/**
 * Throws away what is left of a body after the answer was sent, for two seconds at most: closing at once would
 * reset the connection and many clients would never see the answer; reading on for ever would be a free ride.
 */
export const discardRest = (req: Incoming): void => {
  if (req.complete || req.destroyed) return
  req.resume()
  const timer = setTimeout(() => req.destroy(), lingerMs)
  timer.unref()
  req.once("close", () => clearTimeout(timer))
  req.once("end", () => clearTimeout(timer))
}

/**
 * Tells from `Content-Length` alone that a body is too large.
 * @returns false also when the length is not declared (a chunked body), which `readBytes` counts instead
 */
export const declaredTooLarge = (req: Incoming): boolean =>
  Number(req.headers["content-length"] ?? 0) > bodyLimit

/**
 * Reads a request's body, never holding more than the limit and never waiting longer than `timeoutMs` for all of it.
 * @returns the bytes, or the refusal: 413 too large, 408 too slow, 400 broken off
 */
export const readBytes = (req: Incoming, timeoutMs: number): Promise<Result<Buffer>> => {
  if (declaredTooLarge(req)) return Promise.resolve(refused(refusals.tooLarge))
  return new Promise(resolve => {
    const chunks: Buffer[] = []
    let size = 0
    const finish = (result: Result<Buffer>) => {
      clearTimeout(timer)
      req.off("data", onData).off("end", onEnd).off("close", onBroken)
      resolve(result)
    }
    const onData = (chunk: Buffer | string) => {
      size += chunk.length
      if (size > bodyLimit) finish(refused(refusals.tooLarge))
      else chunks.push(Buffer.from(chunk))
    }
    const onEnd = () => finish(accepted(Buffer.concat(chunks)))
    const onBroken = () => finish(refused(refusals.unreadable))
    const timer = setTimeout(() => finish(refused(refusals.timeout)), timeoutMs)
    // Stays on the stream: a connection reset after the answer must not become an uncaught "error" event.
    req.on("error", onBroken)
    req.on("data", onData).on("end", onEnd).on("close", onBroken)
  })
}
