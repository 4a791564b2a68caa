import { STATUS_CODES } from "node:http"
import type { FastifyReply, FastifyRequest } from "fastify"
import { addresses } from "../../src/shared/addresses"
import { encodings, type Headers } from "../../src/shared/server-manifest"
import { isLoopback } from "./health"
import { namesItsHost, requestTarget, withoutEndSlashes } from "./request-target"
import type { ServedFile, Site, Variant } from "./site"

/** Answers with one line that no cache keeps, text unless the headers say otherwise. */
export const sendText = (
  reply: FastifyReply,
  status: number,
  headers: Headers,
  text = STATUS_CODES[status],
) =>
  reply
    .code(status)
    .headers({ "cache-control": "no-store", "content-type": "text/plain; charset=utf-8", ...headers })
    .send(`${text}\n`)

/** The encoding that `Accept-Encoding` likes best, brotli before gzip (RFC 9110, section 12.5.3). */
const choose = ({ variants }: ServedFile, accepted = ""): Variant => {
  const weights = new Map<string, number>()
  for (const part of accepted.toLowerCase().split(",")) {
    const [name = "", weight] = part.split(";")
    weights.set(name.trim(), weight === undefined ? 1 : Number(weight.split("=")[1]) || 0)
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get("*") ?? 0
  const [best] = encodings
    .filter(
      name => variants.has(name) && weightOf(name) > 0 && weightOf(name) >= (weights.get("identity") ?? 0),
    )
    .sort((a, b) => weightOf(b) - weightOf(a))
  return variants.get(best ?? "identity") as Variant
}

/** Whether the client has the file already (RFC 9110, section 13.2.2). */
const isKnown = ({ headers }: FastifyRequest, { etag }: Variant, modified: string): boolean => {
  const tags = headers["if-none-match"]
  if (tags !== undefined)
    return tags === "*" || tags.split(",").some(tag => tag.trim().replace(/^W\//, "") === etag)
  const since = headers["if-modified-since"]
  return since !== undefined && Date.parse(since) >= Date.parse(modified)
}

/** Answers with a file: compressed as the client takes it, 304 when it has it; from the disk by @fastify/static. */
const sendFile = (request: FastifyRequest, reply: FastifyReply, site: Site, served: ServedFile) => {
  const { status, modified } = served
  const variant = choose(served, request.headers["accept-encoding"])
  const { bytes, file } = variant
  const headers = isLoopback(request.raw) ? variant.localHeaders : variant.headers
  if (!bytes) return reply.code(status).headers(headers).sendFile(file, site.publicDir)
  if (status !== 200 || !isKnown(request, variant, modified))
    return reply.code(status).headers(headers).send(bytes)
  const { "content-type": _type, "content-encoding": _encoding, ...kept } = headers
  return reply.code(304).headers(kept).send()
}

/** The site's own addresses have at most some hundred characters, a long search 2,000. */
export const longestAddress = 2048

/**
 * Answers a request from the site. An address with slashes at its end leads to the one without only if there is one, so
 * that nothing unknown is ever redirected, and never anywhere else.
 */
export const serveSite = (request: FastifyRequest, reply: FastifyReply, site: Site) => {
  const { originalUrl: url, method, raw } = request
  const { headers } = site.manifest
  if (url.length > longestAddress) return sendText(reply, 414, headers)
  const target = namesItsHost(raw) ? requestTarget(url) : undefined
  if (!target) return sendText(reply, 400, headers)
  const { path, query } = target
  const isRead = method === "GET" || method === "HEAD"
  const served = site.find(path)
  if (served && isRead) return sendFile(request, reply, site, served)
  if (served) return sendText(reply, 405, { ...headers, allow: "GET, HEAD" })
  const redirect = (status: number, location: string) =>
    sendText(reply, status, { ...headers, location }, location)
  const address = withoutEndSlashes(path)
  if (address !== path && (site.find(address) || address === addresses.contactEndpoint))
    return redirect(isRead ? 301 : 308, `${encodeURI(address)}${query}`)
  const rule = site.redirect(address)
  if (rule) return redirect(rule.status, `${rule.to}${query}`)
  const page = site.notFound(path)
  return page ? sendFile(request, reply, site, page) : sendText(reply, 404, headers)
}
