import type { RawFields } from "./contact-request"
import { accepted, bodyTypes, type Result, refusals, refused } from "./refusal"

type BodyType = (typeof bodyTypes)[number]

/** `content-type` and `content-encoding` of a request, empty when missing. */
export type BodyHeaders = { readonly type: string; readonly encoding: string }

const utf8 = new TextDecoder("utf-8", { fatal: true })

/**
 * Copies an object's own fields to one without a prototype, so that a field called `__proto__` or `constructor` is a
 * field like any other.
 * @returns undefined when the value is no object
 */
export const asFields = (value: unknown): RawFields | undefined =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.assign(Object.create(null), value)
    : undefined

const mostParts = 100

/** The first value of each name; files are not wanted. */
const firstOfEach = (pairs: Iterable<[string, unknown]>): RawFields => {
  const fields: RawFields = Object.create(null)
  for (const [name, value] of pairs) if (!(name in fields) && typeof value === "string") fields[name] = value
  return fields
}

/** Parses a multipart body (RFC 7578) by Node's own parser. @throws when it is broken or has too many parts */
const parseMultipart = async (bytes: Buffer, contentType: string): Promise<RawFields> => {
  const parts = [
    ...(await new Response(new Uint8Array(bytes), { headers: { "content-type": contentType } }).formData()),
  ]
  if (parts.length > mostParts) throw new Error("too many parts")
  return firstOfEach(parts)
}

/** The `charset` among the parameters of a content type in small letters, with or without quotes. */
const charsetOf = (parameters: readonly string[]): string | undefined => {
  const pairs = parameters.map(parameter => parameter.split("=").map(part => part.trim()))
  const value = pairs.find(([name]) => name === "charset")?.[1]
  return value?.startsWith('"') && value.endsWith('"') ? value.slice(1, -1) : value
}

const decode = async (bytes: Buffer, type: BodyType, contentType: string): Promise<RawFields | undefined> => {
  if (type === "multipart/form-data") return parseMultipart(bytes, contentType)
  const text = utf8.decode(bytes)
  return type === "application/json" ? asFields(JSON.parse(text)) : firstOfEach(new URLSearchParams(text))
}

/**
 * The type of a body, from its headers (RFC 9110, section 8.3): one that is taken, in UTF-8, not compressed.
 * @returns undefined when it is anything else
 */
export const bodyType = ({ type: contentType, encoding }: BodyHeaders): BodyType | undefined => {
  const [name = "", ...parameters] = contentType.toLowerCase().split(";")
  const type = bodyTypes.find(known => known === name.trim())
  const charset = charsetOf(parameters)
  const isUtf8 = !charset || ["utf-8", "utf8", "us-ascii"].includes(charset)
  const isPlain = encoding === "" || encoding.toLowerCase() === "identity"
  return isUtf8 && isPlain ? type : undefined
}

/**
 * Turns the bytes of a body into fields.
 * @param bytes the whole body, bounded by the reader
 * @returns the fields, or the refusal: 415 for another type, 400 for a body that is not what its type says
 */
export const parseBody = async (bytes: Buffer, headers: BodyHeaders): Promise<Result<RawFields>> => {
  const type = bodyType(headers)
  if (!type) return refused(refusals.type)
  try {
    const fields = await decode(bytes, type, headers.type)
    return fields ? accepted(fields) : refused(refusals.unreadable)
  } catch {
    return refused(refusals.unreadable)
  }
}
