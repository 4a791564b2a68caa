/** Response headers by lower-case name. */
export type Headers = Readonly<Record<string, string>>

/** The encodings of precompressed files (RFC 9110), the best first. */
export const encodings = ["br", "gzip"] as const

export type Encoding = (typeof encodings)[number]

/** The file extension of each encoding, where nginx and Caddy look for it too. */
export const suffixes: Readonly<Record<Encoding, string>> = { br: ".br", gzip: ".gz" }

/** An address that serves a file. */
export type FileRoute = {
  /** The path, decoded, without query: `/about`. */
  readonly path: string
  /** The file, relative to `public/`: `about/index.html`. */
  readonly file: string
  /** 200, 404 or 410. */
  readonly status: number
  /** Those that differ from the headers of the manifest. */
  readonly headers: Headers
  /** A hash of the content, for `ETag`. */
  readonly hash: string
  readonly size: number
  /** When the file was written, as an HTTP date. */
  readonly modified: string
  readonly encodings: readonly Encoding[]
  /** How many releases ago a build last wrote the file, if it is kept for pages opened then. */
  readonly age?: number
}

/** Whether a file has a content hash in its name, so that it may be cached for ever. */
export const isHashed = ({ headers }: Pick<FileRoute, "headers">): boolean =>
  headers["cache-control"]?.includes("immutable") ?? false

/** The file shown, with status 404, for unknown paths below another. */
type NotFoundRoute = {
  /** The beginning of the paths, ending with a slash: `/blog/`; `/` for all. */
  readonly below: string
  readonly file: string
}

/** A redirect from one address to another, most of them of `content/redirects.json`. */
type RedirectRoute = { readonly from: string; readonly to: string; readonly status: number }

/** The server's manifest of a build: written by `src/host`, read when the server starts. */
export type ServerManifest = {
  readonly version: 1
  /** Headers of every response. */
  readonly headers: Headers
  readonly files: readonly FileRoute[]
  /** The longest `below` first. */
  readonly notFound: readonly NotFoundRoute[]
  readonly redirects: readonly RedirectRoute[]
  /** Addresses that are gone (docs/architecture.md); a build itself has none. */
  readonly gone?: readonly string[]
}

/** The manifest of a build: outside `public/`, so that it is not served, and where `gatsby clean` removes it. */
export const manifestFile = ".cache/server-manifest.json"

/** The folder of releases, relative to the project. */
export const releasesFolder = "releases"

/** The symbolic link, beside the releases, that names the one to be served. */
export const currentLink = "current"

/** The manifest of a release, relative to its folder. */
export const releaseManifest = "manifest.json"
