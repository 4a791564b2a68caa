import { writeFileSync } from "node:fs"
import type { IAdapter, RoutesManifest } from "gatsby"
import { contentType } from "mime-types"
import { enquiryRoutes } from "../shared/enquiry/enquiry-routes"
import {
  type FileRoute,
  type Headers,
  manifestFile,
  type ServerManifest,
  type SiteIdentity,
} from "../shared/server-manifest"
import { identityAt } from "../shared/site"
import { type PageStatuses, readPageStatuses } from "./page-statuses"
import { documentPolicies, fallbackPolicy } from "./policies"
import { type PreparedFile, prepareFiles } from "./prepare-files"
import {
  fileOf,
  servedRoutes,
  siteRedirects,
  staticRoutes,
  withCmsPage,
  withRedirects,
  writeRedirectPages,
} from "./routes"
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

export const buildManifest = ({
  site,
  routes,
  policies,
  prepared,
  statuses,
  headers: common,
}: {
  site: SiteIdentity
  routes: RoutesManifest
  statuses: PageStatuses
  policies: ReadonlyMap<string, string>
  prepared: ReadonlyMap<string, PreparedFile>
  headers: HeaderList
}): ServerManifest => {
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
      policy ? [{ key: "content-security-policy", value: policy }] : [],
    )
    const headers = asRecord(withoutCommon(own, common))
    return [{ path: route.path, file, status: statuses[route.path] ?? 200, headers, ...known }]
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
    const statuses = readPageStatuses()
    const redirects = siteRedirects(routesManifest, statuses)
    const routes = withRedirects(withCmsPage(withSiteHeaders(routesManifest, siteUrl)), redirects)
    const served = servedRoutes(routes)
    const prepared = await prepareFiles(served.map(fileOf))
    const policies = documentPolicies(served, siteUrl)
    const headers = [...securityHeaders(siteUrl), { key: "content-security-policy", value: fallbackPolicy }]
    const manifest = buildManifest({
      site: { ...identityAt(siteUrl), enquiries: enquiryRoutes(process.env) },
      routes,
      policies,
      prepared,
      statuses,
      headers,
    })
    writeFileSync(manifestFile, JSON.stringify(manifest))
    writeRedirectPages(redirects, siteUrl)
    reporter.info(`${manifest.files.length} addresses are ready for the production server`)
  },
})
