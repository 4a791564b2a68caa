import { createHash } from "node:crypto"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parse } from "node-html-parser"
import * as inlineScripts from "../document/inline-scripts"
import { isAmpPath } from "../shared/amp-paths"
import { isClosedPage } from "../shared/closed-pages"
import { emailjsAccount } from "../shared/enquiry/emailjs"
import { cmsPath } from "../shared/paths"
import { isRealKey } from "../shared/placeholders"
import { site } from "../shared/site"
import { cmsOrigins } from "./cms-backend"
import { fileOf, isDocument, type StaticRoute } from "./routes"

const origin = (url = ""): string | undefined => (URL.canParse(url) ? new URL(url).origin : undefined)

export const externalOrigins = (env: NodeJS.ProcessEnv) => ({
  mail: origin(emailjsAccount(env)?.origin),
  chat: isRealKey(env.GATSBY_CHAT_WIDGET_KEY ?? "") ? origin(env.GATSBY_CHAT_WIDGET_ORIGIN) : undefined,
  counter: origin(env.GATSBY_ANALYTICS_SCRIPT),
  search: origin(env.GATSBY_OUTSIDE_SEARCH_URL),
  cms: cmsOrigins(env),
})

export type ExternalOrigins = Partial<ReturnType<typeof externalOrigins>>

type Directives = Readonly<Record<string, readonly (string | undefined)[]>>

const none = ["'none'"]
const self = "'self'"

const serialize = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources.filter(Boolean)].join(" "))
    .join("; ")

export const policyHeader = (value: string) => ({ key: "content-security-policy", value })

const commonDirectives = ({ search }: ExternalOrigins): Directives => ({
  "base-uri": none,
  "form-action": [self, search],
  "frame-ancestors": none,
})

/** The policy of every response; each document's own is at least as strict. */
export const commonPolicy = (origins: ExternalOrigins): string => serialize(commonDirectives(origins))

/** The policy of responses other than documents (files, functions, errors), which load and run nothing. */
export const fallbackPolicy = serialize({ "script-src": [self], ...commonDirectives({}) })

const pageDirectives = (hashes: readonly string[], origins: ExternalOrigins): Directives => {
  const { mail, chat, counter } = origins
  return {
    "default-src": [self],
    "script-src": [self, ...hashes, chat, counter],
    // Gatsby's wrapper has two style attributes.
    "style-src": [self, "'unsafe-inline'", chat],
    "img-src": [self, "data:", chat],
    "font-src": [self, "data:", chat],
    "connect-src": [self, mail, chat, counter],
    ...(chat ? { "frame-src": [chat] } : {}),
    "object-src": none,
    ...commonDirectives(origins),
  }
}

/**
 * For pages that must not send what a visitor enters: no other origin, no form, no frame, no worker. Gatsby loads the page's own data
 * from this server; once it has, the page forbids itself every connection (`src/components/reconciliation/close-page.ts`). No policy forbids
 * links and other navigation, so that a page may not promise it.
 */
const closedDirectives = (hashes: readonly string[]): Directives => ({
  "default-src": none,
  "script-src": [self, ...hashes],
  "style-src": [self, "'unsafe-inline'"],
  "img-src": [self, "data:"],
  "font-src": [self, "data:"],
  "manifest-src": [self],
  "connect-src": [self],
  "object-src": none,
  ...commonDirectives({}),
})

/** For the CMS. Its images and preview have `blob:` addresses, and Sveltia CMS writes its styles into the document. */
const cmsDirectives = ({ connectSrc, imgSrc }: NonNullable<ExternalOrigins["cms"]>): Directives => ({
  "default-src": none,
  "script-src": [self],
  "style-src": [self, "'unsafe-inline'"],
  "img-src": [self, "data:", "blob:", ...imgSrc],
  "media-src": [self, "blob:"],
  "font-src": [self, "data:"],
  "connect-src": [self, "data:", "blob:", ...connectSrc],
  "worker-src": [self, "blob:"],
  "frame-src": ["blob:"],
  ...commonDirectives({}),
  // The preview's frame has the site as its base.
  "base-uri": [self],
})

const ampCdn = "https://cdn.ampproject.org"
const ampScripts = ["v0.js", "v0.mjs", "v0/", "rtv/", "lts/", "esm/", "sw/", "viewer/"].map(
  path => `${ampCdn}/${path}`,
)

/** AMP's own policy (amp.dev, "Enable a Content Security Policy for AMP pages"), narrowed to what this site shows. */
const ampDirectives = (hashes: readonly string[]): Directives => ({
  "default-src": [self, "blob:", "data:", ampCdn],
  "script-src": ["blob:", ...ampScripts, ...hashes],
  "worker-src": ["blob:"],
  "style-src": ["'unsafe-inline'", `${ampCdn}/rtv/`],
  "connect-src": [self, ampCdn, "https://us-central1-amp-error-reporting.cloudfunctions.net"],
  "object-src": none,
  ...commonDirectives({}),
})

type Document = {
  readonly hashes: readonly string[]
  readonly origins: ExternalOrigins
  readonly isHttps: boolean
}

export const documentPolicy = (path: string, { hashes, origins, isHttps }: Document): string => {
  const ofSite = isClosedPage(path) ? closedDirectives(hashes) : pageDirectives(hashes, origins)
  const ofPage = isAmpPath(path) ? ampDirectives(hashes) : ofSite
  const directives = path === cmsPath && origins.cms ? cmsDirectives(origins.cms) : ofPage
  return serialize({ ...directives, ...(isHttps && { "upgrade-insecure-requests": [] }) })
}

const hashOf = (script: string): string => `'sha256-${createHash("sha256").update(script).digest("base64")}'`

// The last is what gatsby-plugin-image writes beside lazy images. Browsers block the script of another version.
const knownScripts: ReadonlySet<string> = new Set([
  ...Object.values(inlineScripts).map(hashOf),
  "'sha256-yZFBBEAhVR7+Ftx72ma6BMxZ0sAlz7DrJpEQjM6yvdk='",
])

/** Gatsby's data for its own scripts: assignments of strings, no code that runs (cache-dir/static-entry.js). */
const gatsbyData =
  /^(?:\s|\/\*<!\[CDATA\[\*\/|\/\*\]\]>\*\/|window\.(?:pagePath|___chunkMapping|___webpackCompilationHash)="(?:[^"\\]|\\.)*";)+$/

/** Browsers run no other script, such as one from content (CSP Level 3, 2.3.1). @returns each hash once: `'sha256-…'` */
export const inlineScriptHashes = (html: string): string[] => {
  const scripts = parse(html)
    .querySelectorAll("script")
    .map(({ rawText }) => rawText)
  const own = scripts.filter(script => gatsbyData.test(script) || knownScripts.has(hashOf(script)))
  return [...new Set(own.map(hashOf))]
}

// As images they show, and neither read nor run anything of the site's; styles are their own.
const sandboxed = serialize({
  sandbox: [],
  "default-src": none,
  "style-src": ["'unsafe-inline'"],
  "img-src": ["data:"],
  ...commonDirectives({}),
})

/** A document or drawing of `static/`, which is nobody's page, unless the content allows it. */
const isSandboxed = (file: string): boolean =>
  /\.(?:x?html?|svgz?|xml|xslt?)$/i.test(file) &&
  existsSync(join("static", file)) &&
  !site.allowedFiles.includes(`static/${file}`)

export const documentPolicies = (
  routes: readonly StaticRoute[],
  siteUrl: string,
  origins: ExternalOrigins,
) => {
  const isHttps = siteUrl.startsWith("https:")
  const policy = (route: StaticRoute): string => {
    const hashes = inlineScriptHashes(readFileSync(join("public", fileOf(route)), "utf8"))
    return documentPolicy(route.path, { hashes, origins, isHttps })
  }
  return new Map(
    routes.flatMap((route): [string, string][] => {
      if (isSandboxed(fileOf(route))) return [[route.path, sandboxed]]
      return isDocument(route) ? [[route.path, policy(route)]] : []
    }),
  )
}
