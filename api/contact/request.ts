import type { IncomingHttpHeaders } from "node:http"
import { domainToASCII, domainToUnicode } from "node:url"
import { parseUrl } from "../../src/shared/addresses"

type Sender = { readonly originalUrl: string; readonly headers: IncomingHttpHeaders }

export type ContactRequest = Sender & { readonly method: string; readonly ip: string }

type OriginKind = "none" | "site" | "amp-cache" | "other"

export const header = ({ headers }: Pick<Sender, "headers">, name: string): string =>
  [headers[name] ?? ""].flat().join(", ")

export const isJson = (req: Pick<Sender, "headers">): boolean =>
  header(req, "content-type").toLowerCase().startsWith("application/json")

// Google's and Bing's, the registered AMP caches (caches.json of the amphtml project).
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
 * See amp.dev, "CORS in AMP". Another site cannot forge the `Host`. TLS may end at a proxy, so either scheme will do.
 * @param siteUrl undefined where nothing says the site's address: then the `Host` alone counts
 */
export const originKind = (req: Sender, siteUrl: string | undefined, trustProxy: number): OriginKind => {
  const origin = header(req, "origin")
  const forwarded = trustProxy > 0 ? (header(req, "x-forwarded-host").split(",").at(-1)?.trim() ?? "") : ""
  const hosts = [header(req, "host"), forwarded].filter(Boolean).map(host => host.toLowerCase())
  const own = parseUrl(siteUrl ?? "")
  const known = [...(own ? [own.host] : []), ...hosts]
  const source = sourceOrigin(req)
  // No host is empty.
  if (source !== undefined && !known.includes(hostOf(source) ?? "")) return "other"
  if (origin === "") return "none"
  if (origin === own?.origin) return "site"
  if (/^https?:\/\//.test(origin) && hosts.includes(origin.replace(/^https?:\/\//, ""))) return "site"
  return known.some(host => isAmpCacheOrigin(origin, host.replace(/:\d+$/, ""))) ? "amp-cache" : "other"
}

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

/** Whether a browser posted a plain form and will show the response. The AMP runtime wants JSON whatever it accepts. */
export const wantsPage = (req: Sender & { method: string }, origin: OriginKind): boolean => {
  const accept = header(req, "accept").toLowerCase()
  const acceptsPage = accept.includes("text/html") && !accept.includes("application/json")
  const isAmp = header(req, "amp-same-origin") === "true" || sourceOrigin(req) !== undefined
  return req.method === "POST" && !isJson(req) && acceptsPage && !isAmp && origin !== "amp-cache"
}
