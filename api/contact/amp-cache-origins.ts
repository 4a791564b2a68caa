import { createHash } from "node:crypto"
import { domainToASCII, domainToUnicode } from "node:url"

/** Hosts of the registered AMP caches (caches.json of the amphtml project): Google's and Bing's. */
const cacheHosts = ["cdn.ampproject.org", "www.bing-amp.com", "bing-amp.com"]

const base32 = (bytes: Buffer): string => {
  const bits = [...bytes].map(byte => byte.toString(2).padStart(8, "0")).join("")
  return (bits.match(/.{1,5}/g) ?? [])
    .map(group => "abcdefghijklmnopqrstuvwxyz234567"[Number.parseInt(group.padEnd(5, "0"), 2)])
    .join("")
}

/**
 * The names a domain can have as the subdomain of an AMP cache, by amp.dev's "AMP Cache URL Format": from
 * punycode to Unicode, every dash doubled, every dot made a dash, back to punycode; `0-…-0` around names with
 * dashes in third and fourth place; and the base32 SHA-256 of the domain that caches fall back to when the readable
 * name is too long or mixes writing directions.
 * @param domain a host name without port
 * @returns all of these, since older caches differ in which one they take
 */
export const ampSubdomains = (domain: string): string[] => {
  const readable = domainToUnicode(domain).replaceAll("-", "--").replaceAll(".", "-")
  const hashed = base32(createHash("sha256").update(domainToASCII(domain)).digest())
  const candidates = [readable, readable.slice(2, 4) === "--" ? `0-${readable}-0` : ""]
  const names = candidates.map(name => domainToASCII(name)).filter(name => name !== "" && name.length <= 63)
  return [...names, hashed]
}

/**
 * Tells whether an origin is an AMP cache serving this domain's documents. Another publisher's subdomain of the
 * same cache is a stranger like any other.
 * @param origin value of the `Origin` header
 * @param domains the site's host names
 */
export const isAmpCacheOrigin = (origin: string, domains: readonly string[]): boolean =>
  domains.some(domain =>
    ampSubdomains(domain).some(name => cacheHosts.some(host => origin === `https://${name}.${host}`)),
  )
