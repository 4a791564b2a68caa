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

/** A file in one encoding, ready to be sent. */
export type Variant = {
  /** The file, relative to `public/`. */
  readonly file: string
  readonly etag: string
  readonly headers: Headers
  /** Its content, if it is kept in memory. */
  readonly bytes?: Buffer
}

/** What the site answers from. */
export type Site = {
  readonly manifest: ServerManifest
  readonly publicDir: string
  find(path: string): FileRoute | undefined
  /** The page for an unknown path, with status 404, or 410 where an earlier release had a page there. */
  notFound(path: string): FileRoute | undefined
  redirect(path: string): ServerManifest["redirects"][number] | undefined
  /** @param isLocal whether it goes to this machine, where no certificate is */
  variant(route: FileRoute, encoding: Encoding | undefined, isLocal: boolean): Variant
  /** Whether its files are still there: fifty of them, evenly taken, so that a large site is not read whole. */
  hasFiles(): Promise<boolean>
}

const csp = "content-security-policy"

// Documents, data, scripts and styles; pictures and downloads are read from the disk.
const isKept = ({ file, size }: FileRoute): boolean =>
  /\.(html|json|js|css|xml|txt|svg|webmanifest)$/.test(file) && size < 1024 * 1024

const mostBytes = 128 * 1024 * 1024

const headersOf = (
  common: Headers,
  route: FileRoute,
  encoding: Encoding | undefined,
  etag: string,
): Headers => ({
  ...common,
  ...route.headers,
  ...(route.encodings.length > 0 && { vary: "accept-encoding" }),
  ...(encoding && { "content-encoding": encoding }),
  ...(route.status === 200 && { etag, "last-modified": route.modified, "accept-ranges": "bytes" }),
})

// Safari would ask for the styles of http://localhost at https.
const withoutUpgrade = (headers: Headers): Headers => {
  const policy = headers[csp]
  return policy ? { ...headers, [csp]: policy.replace("; upgrade-insecure-requests", "") } : headers
}

const readVariants = (manifest: ServerManifest, publicDir: string) => {
  let size = 0
  const read = (file: string) => {
    const bytes = readFileSync(join(publicDir, file))
    size += bytes.length
    return bytes
  }
  const variantsOf = (route: FileRoute) =>
    [undefined, ...route.encodings].map((encoding): [string, Variant] => {
      // Encodings differ in bytes, so their tags must (RFC 9110, section 8.8.3.3).
      const etag = `"${route.hash}${encoding ? `-${encoding}` : ""}"`
      const file = encoding ? `${route.file}${suffixes[encoding]}` : route.file
      const headers = headersOf(manifest.headers, route, encoding, etag)
      return [file, { file, etag, headers, ...(isKept(route) && size < mostBytes && { bytes: read(file) }) }]
    })
  const variants = new Map(manifest.files.flatMap(variantsOf))
  const local = new Map(
    [...variants].map(([file, variant]) => [file, { ...variant, headers: withoutUpgrade(variant.headers) }]),
  )
  return { variants, local }
}

/**
 * Opens a built site, and reads its documents, data, scripts and styles into memory.
 * @param root the folder that holds its `public/`
 * @throws when one of them is missing
 */
export const openSite = (manifest: ServerManifest, root: string): Site => {
  const publicDir = join(root, "public")
  const { variants, local } = readVariants(manifest, publicDir)
  const byPath = new Map(manifest.files.map(route => [route.path, route]))
  const redirects = new Map(manifest.redirects.map(rule => [rule.from, rule]))
  const gone = new Set(manifest.gone)
  const hasFiles = async () => {
    const step = Math.ceil(manifest.files.length / 50)
    const some = manifest.files.filter((_file, index) => index % step === 0)
    const looks = await Promise.allSettled(some.map(({ file }) => access(join(publicDir, file))))
    return looks.every(({ status }) => status === "fulfilled")
  }
  return {
    manifest,
    publicDir,
    find: path => byPath.get(path),
    notFound: path => {
      const page = manifest.notFound.find(({ below }) => path.startsWith(below))
      const route = page && manifest.files.find(({ file }) => file === page.file)
      return route && { ...route, status: gone.has(withoutEndSlashes(path)) ? 410 : 404 }
    },
    redirect: path => redirects.get(path),
    variant: ({ file }, encoding, isLocal) => {
      const found = (isLocal ? local : variants).get(encoding ? `${file}${suffixes[encoding]}` : file)
      if (!found) throw new Error(`${file} is not of this site`)
      return found
    },
    hasFiles,
  }
}
