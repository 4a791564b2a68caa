import { isAmpCacheOrigin } from "./amp-cache-origins"
import { type ContactRequest, header } from "./contact-request"

/** What of a request tells where it comes from. */
type Sender = Pick<ContactRequest, "headers" | "url">

/** Who sent the request, as far as `Origin` tells. */
export type OriginKind = "none" | "site" | "amp-cache" | "stranger"

const hostOf = (url: string): string | undefined => {
  try {
    return new URL(url).host
  } catch {
    return undefined
  }
}

const domainOf = (host: string): string => host.replace(/:\d+$/, "")

const ownHosts = (req: Sender, trustProxy: number): string[] => {
  const forwarded = trustProxy > 0 ? header(req, "x-forwarded-host").split(",").at(-1)?.trim() : undefined
  return [header(req, "host"), forwarded ?? ""].filter(Boolean).map(host => host.toLowerCase())
}

const sourceOrigin = (req: Sender): string | undefined => {
  const query = req.url.split("?")[1]
  return query === undefined
    ? undefined
    : (new URLSearchParams(query).get("__amp_source_origin") ?? undefined)
}

/**
 * Judges a request's `Origin` (docs/behaviour.md, "Enquiries: origins"; amp.dev, "CORS in AMP", "Verify CORS
 * requests"). The site is `siteUrl`'s origin or the request's own host, in either scheme, since a proxy may speak TLS
 * for us. A browser always sends the true `Host`, so a foreign page cannot borrow it.
 * @param req the request, of which nothing but the headers and the address is looked at
 * @param siteUrl the site's address
 * @param trustProxy number of proxies whose headers are believed
 */
export const originKind = (req: Sender, siteUrl: string, trustProxy: number): OriginKind => {
  const origin = header(req, "origin")
  const hosts = ownHosts(req, trustProxy)
  const siteHost = hostOf(siteUrl)
  const known = siteHost ? [siteHost, ...hosts] : hosts
  const source = sourceOrigin(req)
  if (source !== undefined && !known.includes(hostOf(source) ?? "")) return "stranger"
  if (origin === "") return "none"
  if (siteHost && origin === new URL(siteUrl).origin) return "site"
  if (/^https?:\/\//.test(origin) && hosts.includes(origin.replace(/^https?:\/\//, ""))) return "site"
  return isAmpCacheOrigin(origin, known.map(domainOf)) ? "amp-cache" : "stranger"
}

/**
 * Headers that let an AMP page read the answer (amp.dev, "CORS in AMP", "Send CORS response headers").
 * amp-form sends its request with credentials, hence the allowance, though no cookie is set or read here.
 * @returns none for strangers
 */
export const corsHeaders = (req: Sender, kind: OriginKind): Record<string, string> => {
  if (kind === "stranger") return {}
  const origin = header(req, "origin")
  const source = sourceOrigin(req)
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
