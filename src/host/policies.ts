import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { type CmsOrigins, cmsOrigins } from "../../cms/backend"
import { fontScript } from "../document/inline-fonts"
import { startScript, yearScript } from "../shared/document-scripts"
import { mailAccount } from "../shared/enquiry/mail-account"
import { cmsPath, isAmpPath } from "../shared/paths"
import { isRealKey } from "../shared/site"

/** The other origins that pages may connect to. */
export type OutsideOrigins = {
  /** The mail service, if the forms send to one. */
  readonly mail?: string
  /** The chat widget, if it is on. */
  readonly chat?: string
  /** The search engine for visitors without scripts. */
  readonly search?: string
  /** The origins of the team's CMS, if there is one. */
  readonly cms?: CmsOrigins
}

type Environment = Readonly<Record<string, string | undefined>>

const origin = (url = ""): string | undefined => (URL.canParse(url) ? new URL(url).origin : undefined)

/** Reads from the environment which origins the pages were built to use (`send-enquiry.ts`, `page-shell.tsx`, `search-fallbacks.tsx`). */
export const outsideOrigins = (env: Environment): OutsideOrigins => ({
  mail: origin(mailAccount(env)?.origin),
  chat: isRealKey(env.GATSBY_CHAT_WIDGET_KEY ?? "") ? origin(env.GATSBY_CHAT_WIDGET_ORIGIN) : undefined,
  search: origin(env.GATSBY_OUTSIDE_SEARCH_URL),
  cms: cmsOrigins(env),
})

type Directives = Readonly<Record<string, readonly (string | undefined)[]>>

const none = ["'none'"]
const self = "'self'"

const write = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources.filter(Boolean)].join(" "))
    .join("; ")

const everywhere = ({ search }: OutsideOrigins): Directives => ({
  "base-uri": none,
  "form-action": [self, search],
  "frame-ancestors": none,
})

/** The policy of every response; each document's own is at least as strict. */
export const commonPolicy = (origins: OutsideOrigins): string => write(everywhere(origins))

/** The policy of responses other than documents (files, functions, errors), which load and run nothing. */
export const fallbackPolicy = write({ "script-src": [self], ...everywhere({}) })

/**
 * The Content-Security-Policy of a page (MDN, "Content Security Policy"): scripts of the site and this
 * page's inline scripts, by their hashes. Inline styles are allowed because Gatsby's wrapper has two style attributes.
 */
const pageDirectives = (hashes: readonly string[], origins: OutsideOrigins): Directives => {
  const { mail, chat } = origins
  return {
    "default-src": [self],
    "script-src": [self, ...hashes, chat],
    "style-src": [self, "'unsafe-inline'", chat],
    "img-src": [self, "data:", chat],
    "font-src": [self, "data:", chat],
    "connect-src": [self, mail, chat],
    ...(chat ? { "frame-src": [chat] } : {}),
    "object-src": none,
    ...everywhere(origins),
  }
}

/**
 * The policy of the CMS at `/admin`: its own scripts and the service that hosts the repository. Images have `blob:`
 * addresses, as has the frame of the preview; Sveltia CMS writes its styles into the document.
 */
const cmsDirectives = ({ connectSrc, imgSrc }: CmsOrigins): Directives => ({
  "default-src": none,
  "script-src": [self],
  "style-src": [self, "'unsafe-inline'"],
  "img-src": [self, "data:", "blob:", ...imgSrc],
  "media-src": [self, "blob:"],
  "font-src": [self, "data:"],
  "connect-src": [self, "data:", "blob:", ...connectSrc],
  "worker-src": [self, "blob:"],
  "frame-src": ["blob:"],
  ...everywhere({}),
  // The preview's frame has the site as its base.
  "base-uri": [self],
})

const ampCdn = "https://cdn.ampproject.org"
const ampScripts = ["v0.js", "v0.mjs", "v0/", "rtv/", "lts/", "esm/", "sw/", "viewer/"].map(
  path => `${ampCdn}/${path}`,
)

/**
 * The policy of an AMP document: the one that AMP publishes and its own cache sends (amp.dev, "Enable a Content Security
 * Policy for AMP pages"), narrowed to what this site shows. `blob:` is for the worker that AMP makes from its script.
 */
const ampDirectives = (hashes: readonly string[]): Directives => ({
  "default-src": [self, "blob:", "data:", ampCdn],
  "script-src": ["blob:", ...ampScripts, ...hashes],
  "worker-src": ["blob:"],
  "style-src": ["'unsafe-inline'", `${ampCdn}/rtv/`],
  // The last is where the AMP runtime reports errors.
  "connect-src": [self, ampCdn, "https://us-central1-amp-error-reporting.cloudfunctions.net"],
  "object-src": none,
  ...everywhere({}),
})

type Document = {
  readonly hashes: readonly string[]
  readonly origins: OutsideOrigins
  readonly isHttps: boolean
}

const directivesOf = (path: string, { hashes, origins }: Document): Directives => {
  if (path === cmsPath && origins.cms) return cmsDirectives(origins.cms)
  return isAmpPath(path) ? ampDirectives(hashes) : pageDirectives(hashes, origins)
}

/** The policy of a document. @param document `hashes` of its inline scripts, as `'sha256-…'` */
export const policyOf = (path: string, document: Document): string =>
  write({
    ...directivesOf(path, document),
    ...(document.isHttps && { "upgrade-insecure-requests": [] }),
  })

/** Gatsby's data for its own scripts: assignments of strings, no code that runs (cache-dir/static-entry.js). */
const gatsbyData =
  /<script[^>]*>((?:\s|\/\*<!\[CDATA\[\*\/|\/\*\]\]>\*\/|window\.(?:pagePath|___chunkMapping|___webpackCompilationHash)="(?:[^"\\]|\\.)*";)+)<\/script>/g

// What gatsby-plugin-image writes beside each image that loads lazily. Browsers block the script of another version.
const imageScript = "'sha256-yZFBBEAhVR7+Ftx72ma6BMxZ0sAlz7DrJpEQjM6yvdk='"

const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`

const ownScripts = [fontScript, startScript, yearScript].map(text => ({
  element: `<script>${text}</script>`,
  hash: hashOf(text),
}))

/**
 * The hashes of the scripts that the build writes into a document, for its Content-Security-Policy (CSP Level 3, section
 * 2.3.1). Browsers run no other script, such as one from content.
 * @returns each hash once, with its quotes: `'sha256-…'`
 */
export const inlineScriptHashes = (html: string): string[] => [
  ...new Set([
    ...ownScripts.filter(({ element }) => html.includes(element)).map(({ hash }) => hash),
    ...[...html.matchAll(gatsbyData)].map(([, data = ""]) => hashOf(data)),
    ...(html.includes("data-gatsby-image-ssr") ? [imageScript] : []),
  ]),
]

/**
 * The policy of each built document.
 * @param files names relative to `public/`; others than documents are ignored
 */
export const policiesOf = (files: readonly string[], siteUrl: string): ReadonlyMap<string, string> => {
  const [origins, isHttps] = [outsideOrigins(process.env), siteUrl.startsWith("https:")]
  const policy = (file: string): string => {
    const hashes = inlineScriptHashes(readFileSync(join("public", file), "utf8"))
    return policyOf(`/${file.replace(/(^|\/)index\.html$/, "")}`, { hashes, origins, isHttps })
  }
  return new Map(files.filter(file => file.endsWith(".html")).map(file => [file, policy(file)]))
}
