import type { EnquiryAnswers } from "./enquiry/enquiry-answers"
import type { EnquiryRoutes } from "./enquiry/enquiry-routes"
import type { Redirect } from "./redirects"

export type Headers = Readonly<Record<string, string>>

/** The encodings of precompressed files (RFC 9110), the best first. */
export const encodings = ["br", "gzip"] as const

export type Encoding = (typeof encodings)[number]

/** The file extension of each encoding, where nginx and Caddy look for it too. */
export const suffixes: Readonly<Record<Encoding, string>> = { br: ".br", gzip: ".gz" }

/** `path` is decoded and has no query; `file` is relative to `public/`. */
export type FileRoute = {
  readonly path: string
  readonly file: string
  readonly status: number
  readonly headers: Headers
  readonly hash: string
  readonly size: number
  /** When the file was written, as an HTTP date. */
  readonly modified: string
  readonly encodings: readonly Encoding[]
  /** For files kept for open pages: releases since a build last wrote them. */
  readonly age?: number
}

export const isHashed = ({ headers }: Pick<FileRoute, "headers">): boolean =>
  headers["cache-control"]?.includes("immutable") ?? false

/** Whose site a build is, as its content and SITE_URL said; `url` is an origin, `timeZone` of the IANA database. */
export type SiteIdentity = {
  readonly brand: string
  readonly url: string
  readonly sample: boolean
  readonly timeZone: string
  /** Empty if the content names none. */
  readonly email: string
  readonly isPreview?: true
  /** This and what follows are absent from builds of earlier versions. */
  readonly freeAudit?: string
  readonly enquiries?: EnquiryRoutes
  /** What the server says of enquiries, in the words of the content. */
  readonly answers?: EnquiryAnswers
  /** The privacy policy that its pages show, as an HTML fragment. */
  readonly policy?: { readonly version: string; readonly text: string }
}

export type ServerManifest = {
  readonly version: 1
  /** Absent from builds of earlier versions. */
  readonly site?: SiteIdentity
  readonly headers: Headers
  readonly files: readonly FileRoute[]
  /** The longest `below` first: the beginning of paths, ending with a slash, as `/blog/` does; `/` for all. */
  readonly notFound: readonly { readonly below: string; readonly file: string }[]
  readonly redirects: readonly (Redirect & { readonly status: number })[]
  /** Addresses that are gone (docs/architecture.md); a build itself has none. */
  readonly gone?: readonly string[]
}

/** The manifest of a build: outside `public/`, so that it is not served, and where `gatsby clean` removes it. */
export const manifestFile = ".cache/server-manifest.json"

export const releasesFolder = "releases"

export const currentLink = "current"

export const releaseManifest = "manifest.json"
