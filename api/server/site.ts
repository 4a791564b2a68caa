import { readFileSync } from "node:fs"
import { access } from "node:fs/promises"
import { join } from "node:path"
import {
  type Encoding,
  type FileRoute,
  type Headers,
  type ServerManifest,
  suffixes,
} from "../../src/shared/server-manifest"
import { withoutEndSlashes } from "./request-target"

/** A file in one encoding. */
export type Variant = {
  /** Relative to `public/`. */
  readonly file: string
  readonly etag: string
  readonly headers: Headers
  /** The headers for this machine, where no certificate is. */
  readonly localHeaders: Headers
  /** Its content, if it is kept in memory. */
  readonly bytes?: Buffer
}

/** A file at its address, in the encodings it has. */
export type ServedFile = FileRoute & { readonly variants: ReadonlyMap<Encoding | undefined, Variant> }

/** What the site answers from. */
export type Site = {
  readonly manifest: ServerManifest
  readonly publicDir: string
  find(path: string): ServedFile | undefined
  /** The page for an unknown path, with status 404, or 410 where an earlier release had a page there. */
  notFound(path: string): ServedFile | undefined
  redirect(path: string): ServerManifest["redirects"][number] | undefined
  /** Whether its files are still there: fifty of them, evenly taken, so that a large site is not read whole. */
  hasFiles(): Promise<boolean>
}

// Documents, data, scripts and styles; pictures and downloads are read from the disk.
const isKept = ({ file, size }: FileRoute): boolean =>
  /\.(html|json|js|css|xml|txt|svg|webmanifest)$/.test(file) && size < 1024 * 1024

const mostBytes = 128 * 1024 * 1024

const variantOf = (
  route: FileRoute,
  encoding: Encoding | undefined,
  common: Headers,
  bytes?: Buffer,
): Variant => {
  // Encodings differ in bytes, so their tags must (RFC 9110, section 8.8.3.3).
  const etag = `"${route.hash}${encoding ? `-${encoding}` : ""}"`
  const headers: Headers = {
    ...common,
    ...route.headers,
    ...(route.encodings.length > 0 && { vary: "accept-encoding" }),
    ...(encoding && { "content-encoding": encoding }),
    // What is on the disk gets its own from @fastify/static.
    ...(bytes && route.status === 200 && { etag, "last-modified": route.modified }),
  }
  const policy = headers["content-security-policy"]
  // Safari would ask for the styles of http://localhost at https.
  const local = policy?.replace("; upgrade-insecure-requests", "")
  const localHeaders = local ? { ...headers, "content-security-policy": local } : headers
  const file = encoding ? `${route.file}${suffixes[encoding]}` : route.file
  return { file, etag, headers, localHeaders, ...(bytes && { bytes }) }
}

/**
 * Opens a built site, and reads its documents, data, scripts and styles into memory.
 * @param root the folder that holds its `public/`
 * @throws when one of them is missing
 */
export const openSite = (manifest: ServerManifest, root: string): Site => {
  const publicDir = join(root, "public")
  let size = 0
  const read = (file: string) => {
    const bytes = readFileSync(join(publicDir, file))
    size += bytes.length
    return bytes
  }
  const served = manifest.files.map((route): ServedFile => {
    const variants = [undefined, ...route.encodings].map(encoding => {
      const file = `${route.file}${encoding ? suffixes[encoding] : ""}`
      const bytes = isKept(route) && size < mostBytes ? read(file) : undefined
      return [encoding, variantOf(route, encoding, manifest.headers, bytes)] as const
    })
    return { ...route, variants: new Map(variants) }
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
    find: path => byPath.get(path),
    notFound: path => {
      const page = pages.find(({ below }) => path.startsWith(below))?.page
      return page && { ...page, status: gone.has(withoutEndSlashes(path)) ? 410 : 404 }
    },
    redirect: path => redirects.get(path),
    hasFiles: async () => {
      const step = Math.ceil(served.length / 50)
      const some = served.filter((_file, index) => index % step === 0)
      const looks = await Promise.allSettled(some.map(({ file }) => access(join(publicDir, file))))
      return looks.every(({ status }) => status === "fulfilled")
    },
  }
}
