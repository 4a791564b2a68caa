import { type CmsOrigins, cmsOrigins } from "../../cms/backend"
import { cmsPath, isAmpPath } from "../shared/addresses"
import { isRealKey } from "../shared/chat-widget-key"
import { mailAccount } from "../shared/enquiry/mail-account"
import type { FileFacts } from "./prepare-files"

/** The origins besides the site's own that its pages may talk to. */
export type OutsideOrigins = {
  /** The mail service, when the forms send to an account of it. */
  readonly mail?: string
  /** The chat widget, when it is switched on. */
  readonly chat?: string
  /** The search engine for visitors without scripts. */
  readonly search?: string
  /** What the CMS of a team talks to, when there is one. */
  readonly cms?: CmsOrigins
}

type Environment = Readonly<Record<string, string | undefined>>

const origin = (url = ""): string | undefined => (URL.canParse(url) ? new URL(url).origin : undefined)

/** Reads from the environment which origins the pages were built to use (`send-by-emailjs.ts`, `chat-widget.tsx`, `without-scripts.tsx`). */
export const outsideOrigins = (env: Environment): OutsideOrigins => ({
  mail: origin(mailAccount(env)?.origin),
  chat: isRealKey(env.GATSBY_CHAT_WIDGET_KEY ?? "") ? origin(env.GATSBY_CHAT_WIDGET_ORIGIN) : undefined,
  search: origin(env.GATSBY_OUTSIDE_SEARCH_URL),
  cms: cmsOrigins(env),
})

type Sources = readonly (string | undefined)[]
type Directives = Readonly<Record<string, Sources>>

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

/** The policy of every response on every host; each document's own is at least as strict. */
export const commonPolicy = (origins: OutsideOrigins): string => write(everywhere(origins))

/** The policy of responses that are not documents: files, functions, errors. They load and run nothing. */
export const fallbackPolicy = write({ "script-src": [self], ...everywhere({}) })

/** What a document's policy depends on. */
export type PolicyOptions = {
  /** `'sha256-…'` of each inline script. */
  readonly hashes: readonly string[]
  readonly origins: OutsideOrigins
  readonly isHttps: boolean
}

const upgrade = ({ isHttps }: Pick<PolicyOptions, "isHttps">): Directives =>
  isHttps ? { "upgrade-insecure-requests": [] } : {}

/**
 * The Content-Security-Policy of a page (MDN, "Content Security Policy"): scripts of the site and this
 * page's inline scripts, by their hashes. Inline styles are allowed because Gatsby's wrapper has two style attributes.
 */
export const pagePolicy = ({ hashes, origins, isHttps }: PolicyOptions): string => {
  const { mail, chat } = origins
  return write({
    "default-src": [self],
    "script-src": [self, ...hashes, chat],
    "style-src": [self, "'unsafe-inline'", chat],
    "img-src": [self, "data:", chat],
    "font-src": [self, "data:", chat],
    "connect-src": [self, mail, chat],
    ...(chat ? { "frame-src": [chat] } : {}),
    "object-src": none,
    ...everywhere(origins),
    ...upgrade({ isHttps }),
  })
}

/**
 * The policy of the CMS at `/admin`: its own scripts and the service that hosts the repository. Images have `blob:`
 * addresses, as has the frame of the preview; Sveltia CMS writes its styles into the document.
 */
export const cmsPolicy = ({ talksTo, shows }: CmsOrigins, isHttps: boolean): string =>
  write({
    "default-src": none,
    "script-src": [self],
    "style-src": [self, "'unsafe-inline'"],
    "img-src": [self, "data:", "blob:", ...shows],
    "media-src": [self, "blob:"],
    "font-src": [self, "data:"],
    "connect-src": [self, "data:", "blob:", ...talksTo],
    "worker-src": [self, "blob:"],
    "frame-src": ["blob:"],
    ...everywhere({}),
    // The preview's frame has the site as its base.
    "base-uri": [self],
    ...upgrade({ isHttps }),
  })

const ampCdn = "https://cdn.ampproject.org"
const ampScripts = ["v0.js", "v0.mjs", "v0/", "rtv/", "lts/", "esm/", "sw/", "viewer/"].map(
  path => `${ampCdn}/${path}`,
)

/**
 * The policy of an AMP document: the one that AMP publishes and its own cache sends (amp.dev, "Enable a Content Security
 * Policy for AMP pages"), narrowed to what this site shows. `blob:` is for the worker that AMP makes from its script.
 */
export const ampPolicy = ({ hashes, isHttps }: Pick<PolicyOptions, "hashes" | "isHttps">): string =>
  write({
    "default-src": [self, "blob:", "data:", ampCdn],
    "script-src": ["blob:", ...ampScripts, ...hashes],
    "worker-src": ["blob:"],
    "style-src": ["'unsafe-inline'", `${ampCdn}/rtv/`],
    // The last is where the AMP runtime reports errors.
    "connect-src": [self, ampCdn, "https://us-central1-amp-error-reporting.cloudfunctions.net"],
    "object-src": none,
    ...everywhere({}),
    ...upgrade({ isHttps }),
  })

type Site = { readonly origins: OutsideOrigins; readonly isHttps: boolean }

const pathOf = (file: string): string => `/${file.replace(/(^|\/)index\.html$/, "")}`

const policyOf = (path: string, hashes: readonly string[], site: Site): string => {
  if (path === cmsPath && site.origins.cms) return cmsPolicy(site.origins.cms, site.isHttps)
  return isAmpPath(path) ? ampPolicy({ hashes, ...site }) : pagePolicy({ hashes, ...site })
}

/**
 * The policy of each built document, from the inline scripts it contains.
 * @param facts of built files, by their name relative to `public/`; others than documents are ignored
 * @returns the policies by file
 */
export const pagePolicies = (
  facts: ReadonlyMap<string, Pick<FileFacts, "scripts">>,
  site: Site,
): ReadonlyMap<string, string> =>
  new Map(
    [...facts]
      .filter(([file]) => file.endsWith(".html"))
      .map(([file, { scripts: hashes }]) => [file, policyOf(pathOf(file), hashes, site)]),
  )
