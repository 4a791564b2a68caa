import { STATUS_CODES } from "node:http"
import type { FastifyReply, FastifyRequest } from "fastify"
import { addresses } from "../../src/shared/addresses"
import { type Encoding, encodings, type FileRoute, type Headers } from "../../src/shared/server-manifest"
import { isLoopback } from "./health"
import { requestTarget, withoutEndSlashes } from "./request-target"
import type { Site, Variant } from "./site"

/** Answers with one line, text unless the headers say otherwise, that no cache keeps. */
export const sendText = (reply: FastifyReply, status: number, text: string, headers: Headers = {}) =>
  reply
    .code(status)
    .headers({ "cache-control": "no-store", "content-type": "text/plain; charset=utf-8", ...headers })
    .send(text)

const chosen = new Map<string, readonly Encoding[]>()

/** The encodings that `Accept-Encoding` allows, the best first (RFC 9110, section 12.5.3). */
const acceptedEncodings = (header = ""): readonly Encoding[] => {
  const known = chosen.get(header)
  if (known) return known
  const weights = new Map<string, number>()
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map(text => text.trim())
    const weight = parameters.find(parameter => parameter.startsWith("q="))?.slice(2)
    weights.set(name, weight === undefined ? 1 : Number(weight) || 0)
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get("*") ?? 0
  const least = weights.has("identity") ? weightOf("identity") : 0
  const accepted = encodings
    .filter(name => weightOf(name) > 0 && weightOf(name) >= least)
    .sort((a, b) => weightOf(b) - weightOf(a))
  // Browsers send a handful of values; anything beyond is somebody trying.
  if (chosen.size < 100) chosen.set(header, accepted)
  return accepted
}

const names = (list: string, etag: string): boolean =>
  list === "*" || list.split(",").some(tag => tag.trim().replace(/^W\//, "") === etag)

const isAfter = (date: string, other: string): boolean => Date.parse(date) > Date.parse(other)

/** The status that preconditions ask for (RFC 9110, section 13.2.2); undefined when the file is to be sent. */
const preconditions = (
  { headers }: FastifyRequest,
  { etag }: Variant,
  modified: string,
): 304 | 412 | undefined => {
  if (headers["if-match"] !== undefined) {
    if (!names(headers["if-match"], etag)) return 412
  } else if (headers["if-unmodified-since"] && isAfter(modified, headers["if-unmodified-since"])) return 412
  if (headers["if-none-match"] !== undefined) return names(headers["if-none-match"], etag) ? 304 : undefined
  const since = headers["if-modified-since"]
  return since && Date.parse(since) >= Date.parse(modified) ? 304 : undefined
}

/** Whether a part is asked for, of this version of the file (RFC 9110, section 13.1.5). */
const wantsPart = ({ headers }: FastifyRequest, { etag }: Variant, modified: string): boolean => {
  const version = headers["if-range"]
  if (headers.range === undefined) return false
  return version === undefined || version === etag || Date.parse(String(version)) === Date.parse(modified)
}

const evaluated = ["if-match", "if-unmodified-since", "if-none-match", "if-modified-since", "if-range"]

const ofContent = new Set(["content-type", "content-encoding", "accept-ranges"])

/**
 * Answers GET and HEAD with a file: compressed as the client takes it, 304 when the client has it already, or the part
 * asked for. A page that answers 404 or 410 is sent whole, whatever the conditions (RFC 9110, section 13.2.1).
 */
const sendFile = (request: FastifyRequest, reply: FastifyReply, site: Site, route: FileRoute) => {
  const { status, modified } = route
  const encoding = acceptedEncodings(request.headers["accept-encoding"]).find(name =>
    route.encodings.includes(name),
  )
  const variant = site.variant(route, encoding, isLoopback(request.raw))
  const { headers, bytes, file } = variant
  if (status === 200) {
    const condition = preconditions(request, variant, modified)
    if (condition === 412) return sendText(reply, 412, `${STATUS_CODES[412]}\n`, site.manifest.headers)
    if (condition === 304) {
      const kept = Object.entries(headers).filter(([name]) => !ofContent.has(name))
      return reply.code(304).headers(Object.fromEntries(kept)).send()
    }
    if (!bytes || wantsPart(request, variant, modified)) {
      for (const name of evaluated) delete request.headers[name]
      return reply.headers(headers).sendFile(file, site.publicDir)
    }
  }
  return bytes
    ? reply.code(status).headers(headers).send(bytes)
    : reply.headers(headers).sendFile(file, site.publicDir)
}

const isHost = (name = "") => name.length === 4 && name.toLowerCase() === "host"

/** Every request of HTTP/1.1 names its host, and none names two (RFC 9112, section 3.2). */
const namesItsHost = ({ httpVersion, rawHeaders }: FastifyRequest["raw"]): boolean => {
  let hosts = 0
  for (let i = 0; i < rawHeaders.length; i += 2) if (isHost(rawHeaders[i])) hosts += 1
  return hosts === 1 || (hosts === 0 && httpVersion !== "1.1")
}

// The site's own addresses have at most some hundred characters, a long search 2,000.
const longestAddress = 2048

/** The path of a request that can be answered, decoded; undefined for any other. */
export const pathOf = (raw: FastifyRequest["raw"]): string | undefined => {
  const { url = "" } = raw
  return url.length <= longestAddress && namesItsHost(raw) ? requestTarget(url)?.path : undefined
}

/**
 * Answers a request from the site: its files with their statuses, its redirects, and pages for what it does not know. An
 * address with slashes at its end leads to the one without only if there is one, so that nothing unknown is ever
 * redirected, and never anywhere else.
 */
export const serveSite = (request: FastifyRequest, reply: FastifyReply, site: Site) => {
  const url = request.originalUrl
  const isRead = request.method === "GET" || request.method === "HEAD"
  const target = url.length <= longestAddress && namesItsHost(request.raw) ? requestTarget(url) : undefined
  const route = target && site.find(target.path)
  if (route && isRead) return sendFile(request, reply, site, route)
  const { headers } = site.manifest
  if (url.length > longestAddress) return sendText(reply, 414, "URI Too Long\n", headers)
  if (!target) return sendText(reply, 400, "Bad Request\n", headers)
  if (route) return sendText(reply, 405, "Method Not Allowed\n", { ...headers, allow: "GET, HEAD" })
  const redirect = (status: number, location: string) =>
    sendText(reply, status, `${location}\n`, { ...headers, location })
  const { path, query } = target
  const address = withoutEndSlashes(path)
  if (address !== path && (site.find(address) || address === addresses.contactEndpoint))
    return redirect(isRead ? 301 : 308, `${encodeURI(address)}${query}`)
  const rule = site.redirect(address)
  if (rule) return redirect(rule.status, `${rule.to}${query}`)
  const page = site.notFound(path)
  return page ? sendFile(request, reply, site, page) : sendText(reply, 404, "Not Found\n", headers)
}
