import { createHash } from "node:crypto"
import type { IncomingHttpHeaders } from "node:http"
import { domainToASCII, domainToUnicode } from "node:url"

/** A request to `/api/contact`, from whatever server. */
export type ContactRequest = {
  readonly method: string
  /** Path and query. */
  readonly url: string
  readonly headers: IncomingHttpHeaders
  /** The client's address, as far as proxies are trusted. */
  readonly address: string
}

type Sender = Pick<ContactRequest, "headers" | "url">

/** Who sent the request, as far as `Origin` tells. */
export type OriginKind = "none" | "site" | "amp-cache" | "stranger"

/** One header as text; repeated headers are joined (RFC 9110, section 5.3). */
export const header = ({ headers }: Pick<ContactRequest, "headers">, name: string): string =>
  [headers[name] ?? ""].flat().join(", ")

// The registered AMP caches (caches.json of the amphtml project): Google's and Bing's.
const cacheHosts = ["cdn.ampproject.org", "www.bing-amp.com", "bing-amp.com"]

const base32 = (bytes: Buffer): string => {
  const bits = [...bytes].map(byte => byte.toString(2).padStart(8, "0")).join("")
  const digits = bits.match(/.{1,5}/g) ?? []
  return digits
    .map(bits => "abcdefghijklmnopqrstuvwxyz234567"[Number.parseInt(bits.padEnd(5, "0"), 2)])
    .join("")
}

/** The names a domain can have as the subdomain of an AMP cache (amp.dev, "AMP Cache URL Format"); caches differ. */
export const ampSubdomains = (domain: string): string[] => {
  const readable = domainToUnicode(domain).replaceAll("-", "--").replaceAll(".", "-")
  const hashed = base32(createHash("sha256").update(domainToASCII(domain)).digest())
  const candidates = [readable, readable.slice(2, 4) === "--" ? `0-${readable}-0` : ""]
  const names = candidates.map(name => domainToASCII(name)).filter(name => name !== "" && name.length <= 63)
  return [...names, hashed]
}

/** Whether an origin is an AMP cache serving this domain's documents, and not another publisher's. */
export const isAmpCacheOrigin = (origin: string, domain: string): boolean =>
  ampSubdomains(domain).some(name => cacheHosts.some(host => origin === `https://${name}.${host}`))

const hostOf = (url: string): string | undefined => (URL.canParse(url) ? new URL(url).host : undefined)

const sourceOrigin = ({ url }: Sender): string | undefined =>
  new URLSearchParams(url.split("?")[1] ?? "").get("__amp_source_origin") ?? undefined

/**
 * Judges a request's `Origin` (amp.dev, "CORS in AMP"). The site is `siteUrl` or the request's own host, in either scheme,
 * since a proxy may speak TLS for us. A browser sends the true `Host`, so a foreign page cannot borrow it.
 */
export const originKind = (req: Sender, siteUrl: string, trustProxy: number): OriginKind => {
  const origin = header(req, "origin")
  const forwarded = trustProxy > 0 ? (header(req, "x-forwarded-host").split(",").at(-1)?.trim() ?? "") : ""
  const hosts = [header(req, "host"), forwarded].filter(Boolean).map(host => host.toLowerCase())
  const known = [hostOf(siteUrl) ?? "", ...hosts]
  const source = sourceOrigin(req)
  if (source !== undefined && !known.includes(hostOf(source) ?? "-")) return "stranger"
  if (origin === "") return "none"
  if (origin === new URL(siteUrl).origin) return "site"
  if (/^https?:\/\//.test(origin) && hosts.includes(origin.replace(/^https?:\/\//, ""))) return "site"
  return known.some(host => isAmpCacheOrigin(origin, host.replace(/:\d+$/, ""))) ? "amp-cache" : "stranger"
}

/** Headers that let an AMP page read the answer. amp-form sends its request with credentials, hence the allowance. */
export const corsHeaders = (req: Sender, kind: OriginKind): Record<string, string> => {
  const origin = header(req, "origin")
  const source = sourceOrigin(req)
  if (kind === "stranger") return {}
  return {
    ...(origin && { "Access-Control-Allow-Origin": origin, "Access-Control-Allow-Credentials": "true" }),
    ...(source && {
      "AMP-Access-Control-Allow-Source-Origin": new URL(source).origin,
      "Access-Control-Expose-Headers": "AMP-Access-Control-Allow-Source-Origin",
    }),
  }
}

/** Tells that the AMP runtime sent the request: it wants JSON whatever `Accept` says. */
export const isAmpRequest = (req: Sender, kind: OriginKind): boolean =>
  kind === "amp-cache" || header(req, "amp-same-origin") === "true" || sourceOrigin(req) !== undefined
