import { createHash } from "node:crypto"
import { readFileSync, statSync, writeFileSync } from "node:fs"
import { writeFile } from "node:fs/promises"
import { availableParallelism } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import type { IAdapter, RoutesManifest } from "gatsby"
import { contentType } from "mime-types"
import { enquiryRoutes } from "../shared/enquiry/enquiry-routes"
import { inParallel } from "../shared/in-parallel"
import { paths } from "../shared/paths"
import {
  type Encoding,
  encodings,
  type FileRoute,
  type Headers,
  manifestFile,
  type ServerManifest,
  type SiteIdentity,
  suffixes,
} from "../shared/server-manifest"
import { identityAt } from "../shared/site"
import { documentPolicies, externalOrigins, fallbackPolicy, policyHeader } from "./content-security-policy"
import { policyOf } from "./policy"
import { fileOf, servedRoutes, staticRoutes, statusOfRoute, withCmsPage, writeRedirectPages } from "./routes"
import {
  type HeaderList,
  mergeHeaders,
  revalidate,
  securityHeaders,
  withoutCommon,
  withSiteHeaders,
} from "./site-headers"

type PreparedFile = Pick<FileRoute, "hash" | "size" | "modified" | "encodings">

// Fonts, photographs and PDFs are already compressed, and less than 1 kB fits into one packet anyway.
const compressible = /\.(html|js|mjs|css|json|svg|xml|txt|csv|webmanifest|wasm|ico|md)$/
const isCompressible = (file: string, size: number): boolean => size >= 1024 && compressible.test(file)

/** Quality 11; 5 on very large sites, except for scripts, where 11 would add minutes to save 6 %. */
const brotliQuality = (file: string, totalBytes: number): number =>
  totalBytes > 40 * 1024 * 1024 && !/\.(js|css)$/.test(file) ? 5 : 11

const compressors: Record<Encoding, (bytes: Buffer, quality: number) => Promise<Buffer>> = {
  br: (bytes, quality) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: bytes => promisify(gzip)(bytes),
}

const compress = async (path: string, bytes: Buffer, quality: number): Promise<Encoding[]> => {
  const written = await Promise.all(
    encodings.map(async encoding => {
      const compressed = await compressors[encoding](bytes, quality)
      if (compressed.length > bytes.length * 0.95) return []
      await writeFile(`${path}${suffixes[encoding]}`, compressed)
      return [encoding]
    }),
  )
  return written.flat()
}

export const prepareFiles = async (files: readonly string[]): Promise<ReadonlyMap<string, PreparedFile>> => {
  const found = files.map(file => {
    const path = join("public", file)
    // Not spread: from Node.js 22 on, a Stats object has its dates from its prototype.
    const { size, mtime } = statSync(path)
    return { file, path, size, mtime }
  })
  const total = found.reduce((sum, { file, size }) => sum + (isCompressible(file, size) ? size : 0), 0)
  const prepare = async ({ file, path, size, mtime }: (typeof found)[number]) => {
    const bytes = readFileSync(path)
    const quality = brotliQuality(file, total)
    const encodings = isCompressible(file, size) ? await compress(path, bytes, quality) : []
    const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 16)
    return [file, { hash, size, modified: mtime.toUTCString(), encodings }] as const
  }
  return new Map(await inParallel(found, 4 * availableParallelism(), prepare))
}

const isNotFoundRule = ({ status }: { readonly status: number }): boolean => status === 404

const fail = (name: string): never => {
  throw new Error(`adapter: ${name} was not built`)
}

const asRecord = (headers: HeaderList): Headers =>
  Object.fromEntries(headers.map(({ key, value }) => [key.toLowerCase(), value]))

type Build = {
  readonly site: SiteIdentity
  readonly routes: RoutesManifest
  readonly policies: ReadonlyMap<string, string>
  readonly prepared: ReadonlyMap<string, PreparedFile>
  /** Those of every response. */
  readonly common: HeaderList
}

export const buildManifest = (build: Build): ServerManifest => {
  const { site, routes, policies, prepared, common } = build
  const redirects = routes.filter(route => route.type === "redirect")
  const files = staticRoutes(routes).flatMap((route): FileRoute[] => {
    const file = fileOf(route)
    const known = prepared.get(file)
    if (!known) return []
    const type = contentType(file.split("/").at(-1) ?? file) || "application/octet-stream"
    const policy = policies.get(route.path)
    const own = mergeHeaders(
      [revalidate, { key: "content-type", value: type }],
      route.headers,
      policy ? [policyHeader(policy)] : [],
    )
    const headers = asRecord(withoutCommon(own, common))
    return [{ path: route.path, file, status: statusOfRoute(route), headers, ...known }]
  })
  const byPath = new Map(files.map(({ path, file }) => [path, file]))
  return {
    version: 1,
    site,
    headers: asRecord(common),
    files,
    notFound: redirects
      .filter(isNotFoundRule)
      .map(({ path, toPath }) => ({
        below: path.replace(/\*$/, ""),
        file: byPath.get(toPath) ?? fail(toPath),
      }))
      .sort((a, b) => b.below.length - a.below.length),
    redirects: redirects
      .filter(redirect => !isNotFoundRule(redirect))
      .map(({ path, toPath, status }) => ({ from: path, to: toPath, status })),
  }
}

/** Writes the manifest for `api/server` and compresses files after each build (gatsbyjs.com, "Creating an Adapter"). */
export const serverAdapter = (siteUrl: string): IAdapter => ({
  name: "production-server",
  adapt: async ({ routesManifest, reporter }) => {
    const routes = withCmsPage(withSiteHeaders(routesManifest, siteUrl))
    const served = servedRoutes(routes)
    const prepared = await prepareFiles(served.map(fileOf))
    const policies = documentPolicies(served, siteUrl, externalOrigins(process.env))
    const common = [...securityHeaders(siteUrl), policyHeader(fallbackPolicy)]
    const page = readFileSync(`public/page-data${paths.privacy}/page-data.json`, "utf8")
    const policy = policyOf(JSON.parse(page).result.data.legalPage.html)
    const site = { ...identityAt(siteUrl), enquiries: enquiryRoutes(process.env), policy }
    const manifest = buildManifest({ site, routes, policies, prepared, common })
    writeFileSync(manifestFile, JSON.stringify(manifest))
    writeRedirectPages(routes, siteUrl)
    reporter.info(`${manifest.files.length} addresses are ready for the production server`)
  },
})
