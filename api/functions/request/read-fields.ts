import { header, type Incoming } from "./incoming"
import { bodyType, parseBody } from "./parse-body"
import { asFields, type RawFields } from "./raw-fields"
import { bodyLimit, declaredTooLarge, readBytes } from "./read-bytes"
import { accepted, type Result, refusals, refused } from "./refusal"
import { bodyIsUnread } from "./unread-body"

const weight = (value: unknown): number => {
  try {
    return Buffer.byteLength(JSON.stringify(value) ?? "")
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

/** What a host's own parser left in `req.body`: bytes, text, or fields (multer's files count by their sizes). */
const fromHost = (req: Incoming): Result<Buffer | RawFields> => {
  const { body } = req
  const files: unknown[] = Array.isArray(req.files) ? req.files : []
  const fileBytes = files.reduce<number>((sum, file) => sum + Number(asFields(file)?.size ?? 0), 0)
  const bytes = typeof body === "string" || Buffer.isBuffer(body) ? Buffer.from(body as string) : undefined
  const fields = bytes ? undefined : (asFields(body) ?? Object.create(null))
  const size = bytes ? bytes.length : weight(fields) + fileBytes
  return size > bodyLimit ? refused(refusals.tooLarge) : accepted(bytes ?? fields)
}

/**
 * Reads a request's fields, whoever parses: the body is read here when nobody has, and taken from `req.body`
 * when the host (a serverless platform, Gatsby's multer in `gatsby serve`) has consumed the stream before.
 * @param req the request
 * @param timeoutMs longest wait for the whole body
 * @returns the fields, or the refusal: 400, 408, 413 or 415
 */
export const readFields = async (req: Incoming, timeoutMs: number): Promise<Result<RawFields>> => {
  const unread = bodyIsUnread(req)
  if (declaredTooLarge(req)) return refused(refusals.tooLarge)
  const headers = { type: header(req, "content-type"), encoding: header(req, "content-encoding") }
  if (!bodyType(headers)) return refused(refusals.type)
  const content = unread ? await readBytes(req, timeoutMs) : fromHost(req)
  if (!content.ok) return content
  return Buffer.isBuffer(content.value) ? parseBody(content.value, headers) : accepted(content.value)
}
