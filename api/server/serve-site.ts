import { existsSync, readFileSync } from "node:fs"
import { type IncomingMessage, STATUS_CODES } from "node:http"
import { join } from "node:path"
import { negotiate } from "@fastify/accept-negotiator"
import type { FastifyReply, FastifyRequest } from "fastify"
import { decodeAddress, encodePath } from "../../src/shared/addresses"
import { isReference, withReference } from "../../src/shared/enquiry/reference"
import { paths } from "../../src/shared/paths"
import type { Encoding, FileRoute, Headers, ServerManifest } from "../../src/shared/server-manifest"
import { suffixes } from "../../src/shared/server-manifest"

// Decoded, these would change the path: a separator or the end of a file name. Left encoded, they match no file.
const unsafeEscapes = /%(?:2f|5c|00)|[\\\0]/i

// Proxies are sent absolute URLs (RFC 9112, section 3.2.2).
const schemeAndHost = /^https?:\/\/(?:[\w.-]+|\[[\da-f:.]+\])(?::\d*)?(?=[/?#]|$)/i

export const requestTarget = (url: string): { path: string; query: string } | undefined => {
  const target = url.replace(schemeAndHost, "")
  const [, raw = "", query = ""] = /^([^?#]*)(\?[^#]*)?/.exec(target) ?? []
  const path = raw === "" && target !== url ? "/" : raw
  if (!path.startsWith("/")) return undefined
  const decoded = unsafeEscapes.test(path) ? path : decodeAddress(path)
  return decoded === undefined ? undefined : { path: decoded, query }
}

// The lookbehind keeps the expression linear.
export const withoutTrailingSlashes = (path: string): string => path.replace(/(?<!\/)\/+$/, "") || "/"

/** The addresses that may be meant by one with capitals, slashes or endings that other systems have, the likeliest first. */
const meantBy = (path: string): string[] => {
  const page = withoutTrailingSlashes(path.replace(/\/{2,}/g, "/").replace(/(?:(?<=\/)index)?\.html?$/i, ""))
  return [page, page.toLowerCase()]
}

type Variant = { readonly file: string; readonly bytes: Buffer | undefined; readonly headers: Headers }

type ServedFile = FileRoute & { readonly variants: ReadonlyMap<string, Variant> }

const isCached = ({ file, size }: FileRoute): boolean =>
  /\.(html|json|js|css|xml|txt|svg|webmanifest)$/.test(file) && size < 1024 * 1024

const maxBytesInMemory = 128 * 1024 * 1024

export type SiteOnDisk = {
  readonly root: string
  readonly manifest: ServerManifest
  readonly release?: string
}

export const openSite = ({ root, manifest, release }: SiteOnDisk) => {
  const publicDir = join(root, "public")
  let size = 0
  const variantOf = (route: FileRoute, encoding?: Encoding): Variant => {
    const file = route.file + (encoding ? suffixes[encoding] : "")
    const bytes = isCached(route) && size < maxBytesInMemory ? readFileSync(join(publicDir, file)) : undefined
    size += bytes?.length ?? 0
    const etag = `"${[route.hash, encoding].filter(Boolean).join("-")}"`
    const headers: Headers = {
      ...route.headers,
      ...(route.encodings.length > 0 && { vary: "accept-encoding" }),
      ...(encoding && { "content-encoding": encoding }),
      ...(route.status === 200 && { etag, "last-modified": route.modified }),
    }
    return { file, headers, bytes }
  }
  const served = manifest.files.map((route): ServedFile => {
    const names = [...route.encodings, undefined]
    return { ...route, variants: new Map(names.map(name => [name ?? "identity", variantOf(route, name)])) }
  })
  const gone = new Set(manifest.gone)
  const pages = new Map(served.map(page => [page.file, page]))
  return {
    release,
    identity: manifest.site,
    headers: manifest.headers,
    publicDir,
    files: new Map(served.map(file => [file.path, file])),
    redirects: new Map(manifest.redirects.map(rule => [rule.from, rule])),
    notFound: (path: string): ServedFile | undefined => {
      const route = manifest.notFound.find(({ below }) => path.startsWith(below))
      const page = route && pages.get(route.file)
      return page && { ...page, status: gone.has(withoutTrailingSlashes(path)) ? 410 : 404 }
    },
    // If the disk is gone, all files are: twenty are enough to ask for.
    hasFiles: () => served.slice(0, 20).every(({ file }) => existsSync(join(publicDir, file))),
  }
}

export type Site = ReturnType<typeof openSite>

export const plainText = { "cache-control": "no-store", "content-type": "text/plain; charset=utf-8" }

export const sendText = (reply: FastifyReply, status: number, text = STATUS_CODES[status]) =>
  reply.code(status).headers(plainText).send(`${text}\n`)

const isFresh = (request: FastifyRequest, { etag, "last-modified": modified = "" }: Headers): boolean => {
  const { "if-none-match": tags, "if-modified-since": since } = request.headers
  // The same time only: after a rollback, an older page is another than a client has.
  if (tags === undefined) return since !== undefined && Date.parse(since) === Date.parse(modified)
  return tags === "*" || tags.split(",").some(tag => tag.trim().replace(/^W\//, "") === etag)
}

export const isLoopback = ({ headers }: Pick<IncomingMessage, "headers">): boolean =>
  /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i.test(headers.host ?? "")

/** Whether a client wants a version that there no longer is (RFC 9110, section 13.2.2). */
const isOther = ({ headers }: FastifyRequest, { etag, "last-modified": modified = "" }: Headers): boolean => {
  const { "if-match": tags, "if-unmodified-since": since } = headers
  if (tags === undefined) return since !== undefined && Date.parse(since) < Date.parse(modified)
  return tags !== "*" && !tags.split(",").some(tag => tag.trim() === etag)
}

/** @fastify/send tells versions by times and sizes, in which two servers differ: only the range is left to it, if it still counts. */
const leaveRange = ({ headers }: IncomingMessage, { etag, "last-modified": modified }: Headers): void => {
  const condition = headers["if-range"]
  if (condition && condition !== etag && condition !== modified) delete headers.range
  for (const name of ["if-range", "if-match", "if-none-match", "if-modified-since", "if-unmodified-since"])
    delete headers[name]
}

const policyName = "content-security-policy"

/** Without a certificate, Safari would still request the styles of http://localhost over https. */
const headersFor = (request: FastifyRequest, headers: Headers): Headers => {
  const { [policyName]: policy } = headers
  return policy && isLoopback(request.raw)
    ? { ...headers, [policyName]: policy.replace("; upgrade-insecure-requests", "") }
    : headers
}

const sendFile = (request: FastifyRequest, reply: FastifyReply, site: Site, served: ServedFile) => {
  const { status, variants } = served
  const accepted = String(request.headers["accept-encoding"] ?? "")
  // The negotiator overlooks "br;q=0" beside "*".
  const refused = accepted.includes("*") ? accepted.replaceAll(" ", "").split(",") : []
  const offered = [...variants.keys()].filter(name => !refused.includes(`${name};q=0`))
  const encoding = negotiate(accepted, offered)
  const { bytes, file, headers } = variants.get(encoding ?? "identity") as Variant
  reply.code(status).headers(headersFor(request, headers))
  if (status === 200 && isOther(request, headers))
    return sendText(reply, bytes || existsSync(join(site.publicDir, file)) ? 412 : 404)
  if (status !== 200 || !isFresh(request, headers)) {
    if (bytes) return reply.send(bytes)
    leaveRange(request.raw, headers)
    return reply.sendFile(file, site.publicDir, { etag: false, lastModified: false })
  }
  return reply.code(304).removeHeader("content-type").removeHeader("content-encoding").send()
}

const sendWithReference = (
  request: FastifyRequest,
  reply: FastifyReply,
  site: Site,
  { variants }: ServedFile,
  reference: string,
) => {
  const { bytes, file, headers } = variants.get("identity") as Variant
  const html = bytes ?? readFileSync(join(site.publicDir, file))
  const { etag: _etag, "last-modified": _modified, ...others } = headersFor(request, headers)
  reply.headers({ ...others, "cache-control": "no-store" })
  return reply.send(withReference(String(html), reference, site.identity?.answers?.reference))
}

export const maxUrlLength = 2048

export const serveSite = (request: FastifyRequest, reply: FastifyReply, site: Site) => {
  const { originalUrl: url, method } = request
  if (url.length > maxUrlLength) return sendText(reply, 414)
  const target = requestTarget(url)
  if (!target) return sendText(reply, 400)
  const { path, query } = target
  const isRead = method === "GET" || method === "HEAD"
  const served = site.files.get(path)
  const reference = path === paths.enquirySent ? new URLSearchParams(query).get("reference") : null
  if (served && isRead && reference && isReference(reference))
    return sendWithReference(request, reply, site, served, reference)
  if (served && isRead) return sendFile(request, reply, site, served)
  if (served) return sendText(reply.header("allow", "GET, HEAD"), 405)
  const redirect = (status: number, location: string) =>
    sendText(reply.header("location", location), status, location)
  const address = withoutTrailingSlashes(path)
  if (address !== path && (site.files.has(address) || address === paths.contactEndpoint))
    return redirect(isRead ? 301 : 308, `${encodePath(address)}${query}`)
  for (const meant of [address, ...meantBy(path)]) {
    const rule = site.redirects.get(meant)
    if (rule) return redirect(rule.status, `${rule.to}${query}`)
    if (isRead && meant !== path && site.files.get(meant)?.file.endsWith(".html"))
      return redirect(301, `${encodePath(meant)}${query}`)
  }
  const page = site.notFound(path)
  return page ? sendFile(request, reply, site, page) : sendText(reply, 404)
}
