import type { IncomingHttpHeaders } from "node:http"
import { domainToASCII, domainToUnicode } from "node:url"

/** A request to `/api/contact`; a FastifyRequest is one. */
export type ContactRequest = {
  readonly method: string
  readonly originalUrl: string
  readonly headers: IncomingHttpHeaders
  /** The client's IP address, as far as proxies are trusted. */
  readonly ip: string
}

type Sender = Pick<ContactRequest, "headers" | "originalUrl">

export type OriginKind = "none" | "site" | "amp-cache" | "other"

/** One header as text; repeated headers are joined (RFC 9110, section 5.3). */
export const header = ({ headers }: Pick<ContactRequest, "headers">, name: string): string =>
  [headers[name] ?? ""].flat().join(", ")

export const isJson = (req: Pick<ContactRequest, "headers">): boolean =>
  header(req, "content-type").toLowerCase().startsWith("application/json")

// The registered AMP caches (caches.json of the amphtml project): Google's and Bing's.
const cacheHosts = ["cdn.ampproject.org", "www.bing-amp.com", "bing-amp.com"]

/** Whether an origin is an AMP cache serving this domain's documents (amp.dev, "AMP Cache URL Format"). */
export const isAmpCacheOrigin = (origin: string, domain: string): boolean => {
  const dashed = domainToUnicode(domain).replaceAll("-", "--").replaceAll(".", "-")
  // The second form avoids a name that looks like punycode; caches differ in when they use it.
  const subdomains = [dashed, `0-${dashed}-0`].map(name => domainToASCII(name))
  return subdomains.some(name => cacheHosts.some(host => origin === `https://${name}.${host}`))
}

const hostOf = (url: string): string | undefined => (URL.canParse(url) ? new URL(url).host : undefined)

const sourceOrigin = ({ originalUrl }: Sender): string | undefined =>
  new URLSearchParams(originalUrl.split("?")[1] ?? "").get("__amp_source_origin") ?? undefined

/**
 * Classifies a request's `Origin` (amp.dev, "CORS in AMP"). The site is `siteUrl` or the request's own host, in either scheme,
 * since a proxy may terminate TLS. A browser sends the true `Host`, so a page of another site cannot forge it.
 */
export const originKind = (req: Sender, siteUrl: string, trustProxy: number): OriginKind => {
  const origin = header(req, "origin")
  const forwarded = trustProxy > 0 ? (header(req, "x-forwarded-host").split(",").at(-1)?.trim() ?? "") : ""
  const hosts = [header(req, "host"), forwarded].filter(Boolean).map(host => host.toLowerCase())
  const known = [hostOf(siteUrl) ?? "", ...hosts]
  const source = sourceOrigin(req)
  if (source !== undefined && !known.includes(hostOf(source) ?? "-")) return "other"
  if (origin === "") return "none"
  if (origin === new URL(siteUrl).origin) return "site"
  if (/^https?:\/\//.test(origin) && hosts.includes(origin.replace(/^https?:\/\//, ""))) return "site"
  return known.some(host => isAmpCacheOrigin(origin, host.replace(/:\d+$/, ""))) ? "amp-cache" : "other"
}

/** Headers that let an AMP page read the response; amp-form sends credentials, which must be allowed. */
export const corsHeaders = (req: Sender, kind: OriginKind): Record<string, string> => {
  const origin = header(req, "origin")
  const source = sourceOrigin(req)
  if (kind === "other") return {}
  return {
    ...(origin && { "Access-Control-Allow-Origin": origin, "Access-Control-Allow-Credentials": "true" }),
    ...(source && {
      "AMP-Access-Control-Allow-Source-Origin": new URL(source).origin,
      "Access-Control-Expose-Headers": "AMP-Access-Control-Allow-Source-Origin",
    }),
  }
}

/** Whether the AMP runtime sent the request, which wants JSON whatever `Accept` says. */
export const isAmpRequest = (req: Sender, kind: OriginKind): boolean =>
  kind === "amp-cache" || header(req, "amp-same-origin") === "true" || sourceOrigin(req) !== undefined

/** Whether a browser posted a plain form and will show the response; the AMP runtime and scripts want JSON. */
export const wantsPage = (req: ContactRequest, origin: OriginKind): boolean => {
  const accept = header(req, "accept").toLowerCase()
  const acceptsPage = accept.includes("text/html") && !accept.includes("application/json")
  return req.method === "POST" && !isJson(req) && acceptsPage && !isAmpRequest(req, origin)
}
