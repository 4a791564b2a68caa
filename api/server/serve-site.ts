import { STATUS_CODES } from "node:http"
import { negotiate } from "@fastify/accept-negotiator"
import type { FastifyReply, FastifyRequest } from "fastify"
import { addresses } from "../../src/shared/addresses"
import { isLoopback } from "./health"
import type { ServedFile, Site, Variant } from "./served-site"

// These mean something else once decoded: another segment, the end of a name, a slash to some browsers.
const deceptive = /%(?:2f|5c|00)|[\\\0]/i

const absoluteUrl = /^https?:\/\/(?:[\w.-]+|\[[\da-f:.]+\])(?::\d*)?(?=[/?#]|$)/i

/** Parses a request target (RFC 9112, section 3.2): a path, or an absolute URL as proxies are sent one. */
export const requestTarget = (url: string): { path: string; query: string } | undefined => {
  const target = url.replace(absoluteUrl, "")
  const [, raw = "", query = ""] = /^([^?#]*)(\?[^#]*)?/.exec(target) ?? []
  const path = raw === "" && target !== url ? "/" : raw
  if (!path.startsWith("/")) return undefined
  try {
    // Left encoded, such a path is simply unknown.
    return { path: deceptive.test(path) ? path : decodeURIComponent(path), query }
  } catch {
    return undefined
  }
}

/** A path without trailing slashes. The lookbehind keeps the expression from starting again at each slash. */
export const withoutTrailingSlashes = (path: string): string => path.replace(/(?<!\/)\/+$/, "") || "/"

export const sendText = (reply: FastifyReply, status: number, text = STATUS_CODES[status]) =>
  reply
    .code(status)
    .headers({ "cache-control": "no-store", "content-type": "text/plain; charset=utf-8" })
    .send(`${text}\n`)

/** Whether the client's copy is current (RFC 9110, section 13.2.2). */
const isCurrent = ({ headers }: FastifyRequest, { etag }: Variant, modified: string): boolean => {
  const tags = headers["if-none-match"]
  if (tags !== undefined)
    return tags === "*" || tags.split(",").some(tag => tag.trim().replace(/^W\//, "") === etag)
  const since = headers["if-modified-since"]
  return since !== undefined && Date.parse(since) >= Date.parse(modified)
}

const policyName = "content-security-policy"

const sendFile = (request: FastifyRequest, reply: FastifyReply, site: Site, served: ServedFile) => {
  const { status, modified, variants } = served
  const encoding = negotiate(request.headers["accept-encoding"] ?? "", [...variants.keys()])
  const variant = variants.get(encoding ?? "identity") as Variant
  const { bytes, file, headers } = variant
  reply.code(status).headers(headers)
  // There is no certificate on this machine, and Safari would ask for the styles of http://localhost over https.
  if (headers[policyName] && isLoopback(request.raw))
    reply.header(policyName, headers[policyName].replace("; upgrade-insecure-requests", ""))
  if (!bytes) return reply.sendFile(file, site.publicDir)
  if (status !== 200 || !isCurrent(request, variant, modified)) return reply.send(bytes)
  return reply.code(304).removeHeader("content-type").removeHeader("content-encoding").send()
}

/** Longer than any address of the site, or any search that somebody types. */
export const longestAddress = 2048

/** Answers a request from the site. Only what leads to a known address is redirected, and only within the site. */
export const serveSite = (request: FastifyRequest, reply: FastifyReply, site: Site) => {
  const { originalUrl: url, method, raw } = request
  if (url.length > longestAddress) return sendText(reply, 414)
  // Every request of HTTP/1.1 names its host, and none names two (RFC 9112, section 3.2).
  const hosts = raw.rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === "host").length
  const target = hosts === 1 || (hosts === 0 && raw.httpVersion !== "1.1") ? requestTarget(url) : undefined
  if (!target) return sendText(reply, 400)
  const { path, query } = target
  const isRead = method === "GET" || method === "HEAD"
  const served = site.find(path)
  if (served && isRead) return sendFile(request, reply, site, served)
  if (served) return sendText(reply.header("allow", "GET, HEAD"), 405)
  const redirect = (status: number, location: string) =>
    sendText(reply.header("location", location), status, location)
  const address = withoutTrailingSlashes(path)
  if (address !== path && (site.find(address) || address === addresses.contactEndpoint))
    return redirect(isRead ? 301 : 308, `${encodeURI(address)}${query}`)
  const rule = site.redirect(address)
  if (rule) return redirect(rule.status, `${rule.to}${query}`)
  const page = site.notFound(path)
  return page ? sendFile(request, reply, site, page) : sendText(reply, 404)
}
