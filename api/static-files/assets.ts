import { readFile } from "node:fs/promises"
import { join } from "node:path"
import {
  type Encoding,
  type FileRoute,
  type Headers,
  type ServerManifest,
  suffixes,
} from "../../src/shared/server-manifest"
import type { ByteCache } from "./byte-cache"

/** One form of a file, ready to be sent. */
export type Variant = {
  /** The file, relative to `public/`. */
  readonly file: string
  readonly etag: string
  /** Names and values in turn, as `writeHead` takes them fastest. */
  readonly headers: readonly string[]
}

/** The files of the site, as the server answers with them. */
export type Assets = {
  readonly publicDir: string
  find(path: string): FileRoute | undefined
  /** The page to show for a path that is unknown, with status 404, or 410 where one of its pages was let go. */
  notFound(path: string): FileRoute | undefined
  variant(route: FileRoute, encoding: Encoding | undefined): Variant
  read(file: string): Promise<Buffer>
  /** The bytes, if they are in memory already. */
  held(file: string): Buffer | undefined
}

const makeVariant = (common: Headers, route: FileRoute, encoding: Encoding | undefined): Variant => {
  // Encodings differ in bytes, so their tags must (RFC 9110, section 8.8.3.3).
  const etag = `"${route.hash}${encoding ? `-${encoding}` : ""}"`
  const headers: Record<string, string> = {
    ...common,
    ...route.headers,
    ...(route.encodings.length > 0 ? { vary: "accept-encoding" } : {}),
    ...(encoding ? { "content-encoding": encoding } : {}),
    ...(route.status === 200 ? { etag, "last-modified": route.modified, "accept-ranges": "bytes" } : {}),
  }
  const file = encoding ? `${route.file}${suffixes[encoding]}` : route.file
  return { file, etag, headers: Object.entries(headers).flat() }
}

/**
 * The files that a manifest lists; small ones stay in memory once they were asked for.
 * @param root the project's directory
 */
export const openAssets = (manifest: ServerManifest, root: string, cache: ByteCache): Assets => {
  const publicDir = join(root, "public")
  const byPath = new Map(manifest.files.map(route => [route.path, route]))
  const noticesOf = (status: number) =>
    manifest.notFound.map(({ below, file }): [string, FileRoute | undefined] => {
      const route = manifest.files.find(other => other.file === file)
      return [below, route && { ...route, status }]
    })
  const [notFound, noLonger] = [404, 410].map(noticesOf)
  const gone = new Set(manifest.gone)
  const variants = new Map<FileRoute, Map<Encoding | undefined, Variant>>()
  return {
    publicDir,
    find: path => byPath.get(path),
    notFound: path => {
      const notices = gone.has(path.replace(/\/+$/, "")) ? noLonger : notFound
      return notices?.find(([below]) => path.startsWith(below))?.[1]
    },
    variant: (route, encoding) => {
      const made = variants.get(route)?.get(encoding)
      if (made) return made
      const variant = makeVariant(manifest.headers, route, encoding)
      if (!variants.has(route)) variants.set(route, new Map())
      variants.get(route)?.set(encoding, variant)
      return variant
    },
    held: cache.get,
    read: async file => {
      const bytes = await readFile(join(publicDir, file))
      cache.set(file, bytes)
      return bytes
    },
  }
}
