import type { GatsbyConfig } from "gatsby"
import { addresses, cmsPath } from "../shared/addresses"

type HeaderRules = NonNullable<GatsbyConfig["headers"]>
type HeaderList = HeaderRules[number]["headers"]

/**
 * The security headers of every answer, apart from Content-Security-Policy, which differs per document (`policies.ts`).
 * Lower case, as Gatsby writes its own: a header here then takes the place of Gatsby's.
 * @param siteUrl the site's address; Strict-Transport-Security is for https alone (RFC 6797, section 7.2)
 */
export const securityHeaders = (siteUrl: string): HeaderList => [
  ...(siteUrl.startsWith("https:")
    ? [{ key: "strict-transport-security", value: "max-age=63072000; includeSubDomains" }]
    : []),
  { key: "x-content-type-options", value: "nosniff" },
  { key: "referrer-policy", value: "strict-origin-when-cross-origin" },
  { key: "permissions-policy", value: "camera=(), geolocation=(), microphone=(), payment=()" },
  { key: "cross-origin-opener-policy", value: "same-origin" },
  { key: "cross-origin-resource-policy", value: "same-origin" },
  { key: "x-frame-options", value: "DENY" },
  // The filter this header switches was itself a hole, and is gone (MDN, "X-XSS-Protection").
  { key: "x-xss-protection", value: "0" },
]

// Share images and feeds are there for others to show (MDN, "Cross-Origin-Resource-Policy").
const forOthers = { key: "cross-origin-resource-policy", value: "cross-origin" }
// In this spelling alone: Netlify takes another for a second header, and sends both.
const contentType = (value: string) => ({ key: "Content-Type", value })

const immutable = { key: "cache-control", value: "public, max-age=31536000, immutable" }

// Browsers ask for the icon again at each change of address.
const aDay = { key: "cache-control", value: "public, max-age=86400" }
const icons = ["/favicon.svg", "/favicon-32.png", "/apple-touch-icon.png", "/manifest.webmanifest"]

// The CMS opens a window to sign in, and must hear from it.
const opensWindows = { key: "cross-origin-opener-policy", value: "same-origin-allow-popups" }

/** The headers of the site, for `headers` in gatsby-config: every host gets them from there. */
export const siteHeaders = (siteUrl: string): HeaderRules => [
  { source: "/*", headers: securityHeaders(siteUrl) },
  // These names hold a hash of the content; Gatsby says so of its scripts, but not of these.
  // Feed readers on the web show the images of articles from /static.
  { source: "/static/*", headers: [immutable, forOthers] },
  { source: "/fonts/*", headers: [immutable] },
  { source: "/share-images/*", headers: [immutable, forOthers] },
  ...icons.map(source => ({ source, headers: [aDay] })),
  ...[cmsPath, `${cmsPath}/index.html`].map(source => ({ source, headers: [opensWindows] })),
  { source: addresses.rssFeed, headers: [contentType("application/rss+xml; charset=utf-8"), forOthers] },
  { source: addresses.jsonFeed, headers: [contentType("application/feed+json"), forOthers] },
]
