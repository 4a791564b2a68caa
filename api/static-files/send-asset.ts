import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http"
import fresh from "fresh"
import send from "send"
import type { FileRoute } from "../../src/shared/server-manifest"
import { plainAnswer } from "../http/plain-answer"
import type { Assets, Variant } from "./assets"
import { chooseEncoding } from "./choose-encoding"

const notOfEmpty = new Set(["content-type", "content-encoding", "accept-ranges"])

const withoutContent = (headers: readonly string[]): string[] => {
  const kept: string[] = []
  for (let i = 0; i < headers.length; i += 2)
    if (!notOfEmpty.has(headers[i] ?? "")) kept.push(headers[i] ?? "", headers[i + 1] ?? "")
  return kept
}

/** Parts of a file, and preconditions other than a cache's: `send` knows all the rules (RFC 9110, sections 13 and 14). */
const sendPart = (req: IncomingMessage, res: ServerResponse, assets: Assets, variant: Variant): void => {
  for (let i = 0; i < variant.headers.length; i += 2)
    res.setHeader(variant.headers[i] ?? "", variant.headers[i + 1] ?? "")
  const options = { root: assets.publicDir, etag: false, lastModified: false, cacheControl: false } as const
  send(req, encodeURI(`/${variant.file}`), { ...options, dotfiles: "allow", index: false })
    .on("error", (error: Error & { status?: number; headers?: Record<string, string> }) => {
      res.removeHeader("etag")
      res.removeHeader("last-modified")
      res.removeHeader("content-encoding")
      const status = error.status ?? 500
      // The words of the error name the file's place on the disk.
      if (status >= 500) console.error("server:", error)
      plainAnswer(res, status, `${STATUS_CODES[status]}\n`, error.headers)
    })
    .pipe(res)
}

const sendWhole = (
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  variant: Variant,
  bytes: Buffer,
) => {
  res.writeHead(status, [...variant.headers, "content-length", String(bytes.length)])
  res.end(req.method === "HEAD" ? undefined : bytes)
}

// Beyond this a file is read from the disk bit by bit.
const largest = 4 * 1024 * 1024

const wantsPart = ({ headers }: IncomingMessage): boolean =>
  headers.range !== undefined ||
  headers["if-match"] !== undefined ||
  headers["if-unmodified-since"] !== undefined

/**
 * Answers GET and HEAD with a file: compressed as the client takes it, 304 when the client has it already, or the part
 * asked for. A page that answers 404 or 410 is sent whole, whatever the conditions (RFC 9110, section 13.2.1).
 */
export const sendAsset = async (
  req: IncomingMessage,
  res: ServerResponse,
  assets: Assets,
  route: FileRoute,
): Promise<void> => {
  const variant = assets.variant(route, chooseEncoding(req.headers["accept-encoding"] ?? "", route.encodings))
  if (route.status === 200) {
    if (wantsPart(req) || route.size > largest) return sendPart(req, res, assets, variant)
    if (fresh(req.headers, { etag: variant.etag, "last-modified": route.modified })) {
      res.writeHead(304, withoutContent(variant.headers))
      res.end()
      return
    }
  }
  sendWhole(req, res, route.status, variant, assets.held(variant.file) ?? (await assets.read(variant.file)))
}
