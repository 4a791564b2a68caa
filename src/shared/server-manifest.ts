/** Response headers by lower-case name. */
export type Headers = Readonly<Record<string, string>>

/** How files are compressed ahead of time, by the names of RFC 9110; the best first. */
export const encodings = ["br", "gzip"] as const

export type Encoding = (typeof encodings)[number]

/** The file extension of each encoding, where nginx and Caddy look for it too. */
export const suffixes: Readonly<Record<Encoding, string>> = { br: ".br", gzip: ".gz" }

/** One address with a file behind it. */
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
  /** How many releases ago a build last wrote the file, where it is kept for pages that are open since then. */
  readonly age?: number
}

/** Whether a file is named by its content, so that caches may keep it for good. */
export const isHashed = ({ headers }: Pick<FileRoute, "headers">): boolean =>
  headers["cache-control"]?.includes("immutable") ?? false

/** The file shown, with status 404, for unknown paths below a place. */
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
  /** Addresses of earlier releases that were given up, and answer 410; a build itself has none. */
  readonly gone?: readonly string[]
}

/** Where a build leaves its manifest: outside `public/`, so that no request can read it; `gatsby clean` takes it away. */
export const manifestFile = ".cache/server-manifest.json"

/** Where finished releases are kept, a folder each, relative to the project. */
export const releasesFolder = "releases"

/** The symbolic link, beside the releases, that names the one to be served. */
export const currentLink = "current"

/** The manifest of a release, relative to its folder. */
export const releaseManifest = "manifest.json"
