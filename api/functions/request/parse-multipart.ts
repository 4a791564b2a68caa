import busboy from "busboy"
import type { RawFields } from "./raw-fields"

/**
 * Parses a multipart body (RFC 7578) that is already in memory and bounded. Files are not wanted: they are skipped.
 * @param bytes the whole body
 * @param contentType the header with its boundary
 * @returns the fields, the first of each name; undefined when the body is broken or has more than 100 parts
 */
export const parseMultipart = (bytes: Buffer, contentType: string): Promise<RawFields | undefined> =>
  new Promise(resolve => {
    const fields: RawFields = Object.create(null)
    const broken = () => resolve(undefined)
    try {
      const parser = busboy({
        headers: { "content-type": contentType },
        limits: { parts: 100, fieldNameSize: 100, fieldSize: bytes.length, headerPairs: 20 },
      })
      parser.on("field", (name: string | undefined, value) => {
        if (name !== undefined && !(name in fields)) fields[name] = value
      })
      parser.on("file", (_name, stream) => stream.on("error", broken).resume())
      parser.on("partsLimit", broken).on("error", broken)
      parser.on("close", () => resolve(fields))
      parser.end(bytes)
    } catch {
      broken()
    }
  })
