import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import {
  encodings,
  type FileRoute,
  type Headers,
  type ServerManifest,
  suffixes,
} from "../../src/shared/server-manifest"
import { withoutTrailingSlashes } from "./serve-site"

/** A file in one encoding: its path below `public/`, and its content if kept in memory. */
export type Variant = {
  readonly file: string
  readonly bytes: Buffer | undefined
  readonly etag: string
  readonly headers: Headers
}

export type ServedFile = FileRoute & { readonly variants: ReadonlyMap<string, Variant> }

// Documents, data, scripts and styles; images and downloads are read from disk.
const isKept = ({ file, size }: FileRoute): boolean =>
  /\.(html|json|js|css|xml|txt|svg|webmanifest)$/.test(file) && size < 1024 * 1024

const maxBytesInMemory = 128 * 1024 * 1024

/** Opens a built site below a folder, reading its documents, data, scripts and styles. @throws if one is missing */
export const openSite = (manifest: ServerManifest, root: string) => {
  const publicDir = join(root, "public")
  let size = 0
  const variantOf = (route: FileRoute, encoding: "br" | "gzip" | "identity"): Variant => {
    const suffix = encoding === "identity" ? "" : encoding
    const file = `${route.file}${suffix && suffixes[suffix]}`
    const bytes = isKept(route) && size < maxBytesInMemory ? readFileSync(join(publicDir, file)) : undefined
    size += bytes?.length ?? 0
    // Encodings differ in bytes, so their tags must differ (RFC 9110, section 8.8.3.3).
    const etag = `"${route.hash}${suffix && `-${suffix}`}"`
    const headers: Headers = {
      ...route.headers,
      ...(route.encodings.length > 0 && { vary: "accept-encoding" }),
      ...(suffix && { "content-encoding": suffix }),
      // For files on disk, @fastify/static sets its own.
      ...(bytes && route.status === 200 && { etag, "last-modified": route.modified }),
    }
    return { file, etag, headers, bytes }
  }
  const served = manifest.files.map((route): ServedFile => {
    const names = [...encodings.filter(name => route.encodings.includes(name)), "identity"] as const
    return { ...route, variants: new Map(names.map(name => [name, variantOf(route, name)])) }
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
    /** The page for an unknown path, with status 404, or 410 where an earlier release had a page. */
    notFound: (path: string): ServedFile | undefined => {
      const page = pages.find(({ below }) => path.startsWith(below))?.page
      return page && { ...page, status: gone.has(withoutTrailingSlashes(path)) ? 410 : 404 }
    },
    redirect: (path: string) => redirects.get(path),
    hasFiles: () => served.slice(0, 20).every(({ file }) => existsSync(join(publicDir, file))),
  }
}

export type Site = ReturnType<typeof openSite>
