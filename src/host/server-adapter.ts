import { readFileSync, writeFileSync } from "node:fs"
import type { IAdapter, RoutesManifest } from "gatsby"
import { contentType } from "mime-types"
import { enquiryRoutes } from "../shared/enquiry/enquiry-routes"
import {
  type FileRoute,
  type Headers,
  manifestFile,
  type ServerManifest,
  type ServerTexts,
  type SiteIdentity,
  serverTextsFile,
} from "../shared/server-manifest"
import { identityAt } from "../shared/site"
import { type PreparedFile, prepareFiles } from "./compress-files"
import { documentPolicies, externalOrigins, fallbackPolicy, policyHeader } from "./content-security-policy"
import { fileOf, servedRoutes, staticRoutes, statusOfRoute, withCmsPage, writeRedirectPages } from "./routes"
import {
  type HeaderList,
  mergeHeaders,
  revalidate,
  securityHeaders,
  withoutCommon,
  withSiteHeaders,
} from "./site-headers"

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
    const texts: ServerTexts = JSON.parse(readFileSync(serverTextsFile, "utf8"))
    const site = { ...identityAt(siteUrl), enquiries: enquiryRoutes(process.env), ...texts }
    const manifest = buildManifest({ site, routes, policies, prepared, common })
    writeFileSync(manifestFile, JSON.stringify(manifest))
    writeRedirectPages(routes, siteUrl)
    reporter.info(`${manifest.files.length} addresses are ready for the production server`)
  },
})
