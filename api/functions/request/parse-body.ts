import { parseMultipart } from "./parse-multipart"
import { accepted, type Result, refusals, refused, wrongType } from "./refusal"

/** Fields as they were sent: nothing about their values is known yet. The object has no prototype. */
export type RawFields = Record<string, unknown>

/** The kinds of body a form can arrive in. */
export type BodyType = "application/json" | "application/x-www-form-urlencoded" | "multipart/form-data"

/** Every body type `/api/contact` takes (docs/behaviour.md, "Enquiries: contact endpoint"). */
export const formTypes: readonly BodyType[] = [
  "application/json",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
]

const utf8 = new TextDecoder("utf-8", { fatal: true })

/**
 * Copies an object's own fields to one without a prototype, so that a field called `__proto__` or
 * `constructor` is a field like any other.
 * @returns undefined when the value is no object
 */
export const asFields = (value: unknown): RawFields | undefined =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.assign(Object.create(null), value)
    : undefined

const firstOfEach = (pairs: URLSearchParams): RawFields => {
  const fields: RawFields = Object.create(null)
  for (const [name, value] of pairs) if (!(name in fields)) fields[name] = value
  return fields
}

const decode = async (bytes: Buffer, type: BodyType, contentType: string): Promise<RawFields | undefined> => {
  if (type === "multipart/form-data") return parseMultipart(bytes, contentType)
  const text = utf8.decode(bytes)
  return type === "application/json" ? asFields(JSON.parse(text)) : firstOfEach(new URLSearchParams(text))
}

/**
 * The type of a body, from its header (RFC 9110, section 8.3): one of those understood, in UTF-8, not compressed.
 * @returns undefined when it is anything else
 */
export const bodyType = (
  contentType: string,
  contentEncoding: string,
  understood: readonly BodyType[],
): BodyType | undefined => {
  const [name = "", ...parameters] = contentType.toLowerCase().split(";")
  const type = understood.find(known => known === name.trim())
  const charset = parameters.map(part => /^\s*charset\s*=\s*"?([^"\s]*)"?\s*$/.exec(part)?.[1]).find(Boolean)
  const isUtf8 = charset === undefined || ["utf-8", "utf8", "us-ascii"].includes(charset)
  const isPlain = contentEncoding === "" || contentEncoding.toLowerCase() === "identity"
  return isUtf8 && isPlain ? type : undefined
}

/**
 * Turns the bytes of a body into fields.
 * @param bytes the whole body, bounded by the reader
 * @param headers `content-type` and `content-encoding` of the request, empty when missing
 * @param understood the types taken here
 * @returns the fields, or the refusal: 415 for another type, 400 for a body that is not what its type says
 */
export const parseBody = async (
  bytes: Buffer,
  headers: { readonly type: string; readonly encoding: string },
  understood: readonly BodyType[],
): Promise<Result<RawFields>> => {
  const type = bodyType(headers.type, headers.encoding, understood)
  if (!type) return refused(wrongType(understood))
  try {
    const fields = await decode(bytes, type, headers.type)
    return fields ? accepted(fields) : refused(refusals.unreadable)
  } catch {
    return refused(refusals.unreadable)
  }
}
