import type { IncomingMessage } from "node:http"
import { bodyKilobytes } from "../../src/shared/enquiry/limits"
import { header, type RawFields } from "./contact-request"
import { bodyType, parseBody } from "./parse-body"
import { accepted, type Result, refusals, refused } from "./refusal"

/** The most that a request's body may weigh (docs/behaviour.md, "Enquiries: limits and cleaning"). */
export const bodyLimit = bodyKilobytes * 1024

/** What is read: Node's request, or a stream that plays one. */
export type BodyStream = Pick<IncomingMessage, "headers" | "on" | "off">

/** Reads a body, never holding more than the limit. @returns the bytes, or 413 too large, 408 too slow, 400 broken off */
const readBytes = (req: BodyStream, timeoutMs: number): Promise<Result<Buffer>> =>
  new Promise(resolve => {
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

/**
 * Reads and parses the body of a request.
 * @param timeoutMs longest wait for all of it
 * @returns the fields, or the refusal: 400, 408, 413 or 415
 */
export const readFields = async (req: BodyStream, timeoutMs = 10_000): Promise<Result<RawFields>> => {
  if (Number(req.headers["content-length"] ?? 0) > bodyLimit) return refused(refusals.tooLarge)
  const headers = { type: header(req, "content-type"), encoding: header(req, "content-encoding") }
  if (!bodyType(headers)) return refused(refusals.type)
  const bytes = await readBytes(req, timeoutMs)
  return bytes.ok ? parseBody(bytes.value, headers) : bytes
}
