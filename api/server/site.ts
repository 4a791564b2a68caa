import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { type FileRoute, type Headers, type ServerManifest, suffixes } from "../../src/shared/server-manifest"
import { withoutEndSlashes } from "./request-target"

/** A file in one encoding, relative to `public/`, with its content if that is kept in memory. */
export type Variant = {
  readonly file: string
  readonly bytes: Buffer | undefined
  readonly etag: string
  readonly headers: Headers
  /** The headers for this machine, where no certificate is. */
  readonly localHeaders: Headers
}

/** A file at its address, in the encodings it has. */
export type ServedFile = FileRoute & { readonly variants: ReadonlyMap<string, Variant> }

// Documents, data, scripts and styles; pictures and downloads are read from the disk.
const isKept = ({ file, size }: FileRoute): boolean =>
  /\.(html|json|js|css|xml|txt|svg|webmanifest)$/.test(file) && size < 1024 * 1024

const mostBytes = 128 * 1024 * 1024

/** Opens a built site below a folder, and reads its documents, data, scripts and styles. @throws when one is missing */
export const openSite = (manifest: ServerManifest, root: string) => {
  const publicDir = join(root, "public")
  let size = 0
  const variantOf = (route: FileRoute, encoding: "br" | "gzip" | "identity"): Variant => {
    const suffix = encoding === "identity" ? "" : encoding
    const file = `${route.file}${suffix && suffixes[suffix]}`
    const bytes = isKept(route) && size < mostBytes ? readFileSync(join(publicDir, file)) : undefined
    size += bytes?.length ?? 0
    // Encodings differ in bytes, so their tags must (RFC 9110, section 8.8.3.3).
    const etag = `"${route.hash}${suffix && `-${suffix}`}"`
    const headers: Headers = {
      ...manifest.headers,
      ...route.headers,
      ...(route.encodings.length > 0 && { vary: "accept-encoding" }),
      ...(suffix && { "content-encoding": suffix }),
      // What is on the disk gets its own from @fastify/static.
      ...(bytes && route.status === 200 && { etag, "last-modified": route.modified }),
    }
    const { "content-security-policy": policy, ...others } = headers
    // Safari would ask for the styles of http://localhost at https.
    const local = policy?.replace("; upgrade-insecure-requests", "")
    const localHeaders = local ? { ...others, "content-security-policy": local } : headers
    return { file, etag, headers, localHeaders, bytes }
  }
  const served = manifest.files.map((route): ServedFile => {
    const encodings = ["identity", ...route.encodings] as const
    return { ...route, variants: new Map(encodings.map(name => [name, variantOf(route, name)])) }
  })
  const byPath = new Map(served.map(file => [file.path, file]))
  const redirects = new Map(manifest.redirects.map(rule => [rule.from, rule]))
  const gone = new Set(manifest.gone)
  const pages = manifest.notFound.map(({ below, file }) => ({
    below,
    page: served.find(other => other.file === file),
  }))
  return {
    manifest,
    publicDir,
    find: (path: string) => byPath.get(path),
    /** The page for an unknown path, with status 404, or 410 where an earlier release had a page there. */
    notFound: (path: string): ServedFile | undefined => {
      const page = pages.find(({ below }) => path.startsWith(below))?.page
      return page && { ...page, status: gone.has(withoutEndSlashes(path)) ? 410 : 404 }
    },
    redirect: (path: string) => redirects.get(path),
    /** Whether its files are still there. */
    hasFiles: () => served.slice(0, 20).every(({ file }) => existsSync(join(publicDir, file))),
  }
}

/** What the site answers from. */
export type Site = ReturnType<typeof openSite>
