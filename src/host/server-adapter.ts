import { writeFileSync } from "node:fs"
import type { IAdapter, RoutesManifest } from "gatsby"
import { contentType } from "mime-types"
import { pageStatus } from "../shared/page-status"
import { expandRedirects } from "../shared/redirects"
import { type FileRoute, type Headers, manifestFile, type ServerManifest } from "../shared/server-manifest"
import { documentPolicies, fallbackPolicy } from "./policies"
import { type PreparedFile, prepareFiles } from "./prepare-files"
import { writeRedirectPages } from "./redirect-pages"
import { fileOf, pagePaths, readRedirects, servedFiles, withCmsPage, withRedirects } from "./routes"
import { type HeaderList, mergeHeaders, revalidate, securityHeaders, withoutCommon } from "./site-headers"

type Build = {
  readonly routes: RoutesManifest
  readonly policies: ReadonlyMap<string, string>
  readonly prepared: ReadonlyMap<string, PreparedFile>
  readonly headers: HeaderList
}

const isNotFoundRule = ({ status }: { readonly status: number }): boolean => status === 404

const fail = (name: string): never => {
  throw new Error(`adapter: ${name} was not built`)
}

const asRecord = (headers: HeaderList): Headers =>
  Object.fromEntries(headers.map(({ key, value }) => [key.toLowerCase(), value]))

export const buildManifest = ({ routes, policies, prepared, headers: common }: Build): ServerManifest => {
  const redirects = routes.filter(route => route.type === "redirect")
  const statics = routes.filter(route => route.type === "static")
  const files = statics.flatMap((route): FileRoute[] => {
    const file = fileOf(route)
    const known = prepared.get(file)
    if (!known) return []
    const type = contentType(file.split("/").at(-1) ?? file) || "application/octet-stream"
    const policy = policies.get(file)
    const own = mergeHeaders(
      [revalidate, { key: "content-type", value: type }],
      route.headers,
      policy ? [{ key: "content-security-policy", value: policy }] : [],
    )
    const headers = asRecord(withoutCommon(own, common))
    return [{ path: route.path, file, status: pageStatus(route.path), headers, ...known }]
  })
  const byPath = new Map(files.map(({ path, file }) => [path, file]))
  return {
    version: 1,
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
    const redirects = expandRedirects(readRedirects(), pagePaths(routesManifest))
    const routes = withRedirects(withCmsPage(routesManifest), redirects)
    const files = servedFiles(routes)
    const prepared = await prepareFiles(files)
    const policies = documentPolicies(files, siteUrl)
    const headers = [...securityHeaders(siteUrl), { key: "content-security-policy", value: fallbackPolicy }]
    const manifest = buildManifest({ routes, policies, prepared, headers })
    writeFileSync(manifestFile, JSON.stringify(manifest))
    writeRedirectPages(redirects, siteUrl)
    reporter.info(`${manifest.files.length} addresses are ready for the production server`)
  },
})
