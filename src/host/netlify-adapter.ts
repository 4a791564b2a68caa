import { rm } from "node:fs/promises"
import { join } from "node:path"
import type { HeaderRoutes, IAdapter, RoutesManifest } from "gatsby"
import { readPageStatuses } from "./page-statuses"
import { commonPolicy, documentPolicies, type ExternalOrigins, externalOrigins } from "./policies"
import {
  fileOf,
  isByProduct,
  siteRedirects,
  staticRoutes,
  withCmsPage,
  withRedirects,
  withStatuses,
  writeRedirectPages,
} from "./routes"
import { type HeaderList, mergeHeaders, securityHeaders, withoutCommon } from "./site-headers"

const csp = "content-security-policy"

/** The rules of `_headers`. Gatsby repeats the site's headers for each known address; here unknown paths have them too. */
export const netlifyHeaders = (
  headerRoutes: HeaderRoutes,
  policies: ReadonlyMap<string, string>,
  siteUrl: string,
  origins: ExternalOrigins,
): HeaderRoutes => {
  const byPath = new Map<string, HeaderList>()
  const add = (path: string, headers: HeaderList) =>
    byPath.set(path, mergeHeaders(byPath.get(path) ?? [], headers))
  for (const { path, headers } of headerRoutes) add(path, headers)
  for (const [path, value] of policies) add(path, [{ key: csp, value }])
  add("/*", [...securityHeaders(siteUrl), { key: csp, value: commonPolicy(origins) }])
  const common = byPath.get("/*") ?? []
  byPath.delete("/*")
  return [
    { path: "/*", headers: common },
    ...[...byPath]
      .map(([path, headers]) => ({ path, headers: withoutCommon(headers, common) }))
      .filter(({ headers }) => headers.length > 0),
  ]
}

const official = async (): Promise<IAdapter> => {
  const { default: createAdapter } = await import("gatsby-adapter-netlify")
  // Imported as a CommonJS module, it has its default export inside another.
  const create = "default" in createAdapter ? (createAdapter.default as typeof createAdapter) : createAdapter
  return create()
}

const removeByProducts = async (routes: RoutesManifest): Promise<RoutesManifest> => {
  for (const file of staticRoutes(routes).map(fileOf).filter(isByProduct))
    await rm(join("public", file), { force: true })
  return routes.filter(route => route.type !== "static" || !isByProduct(fileOf(route)))
}

/** Keeps no cache between builds, whose styles could be old and whose documents are no longer where Gatsby looks for them. */
export const netlifyAdapter = (siteUrl: string): IAdapter => ({
  name: "gatsby-adapter-netlify",
  config: async context => (await official()).config?.(context) ?? {},
  adapt: async context => {
    const routes = await removeByProducts(context.routesManifest)
    const statuses = readPageStatuses()
    const redirects = siteRedirects(routes, statuses)
    const origins = externalOrigins(process.env)
    const policies = documentPolicies(staticRoutes(withCmsPage(routes)), siteUrl)
    await (await official()).adapt({
      ...context,
      routesManifest: withRedirects(withStatuses(routes, statuses), redirects),
      headerRoutes: netlifyHeaders(context.headerRoutes, policies, siteUrl, origins),
    })
    writeRedirectPages(redirects, siteUrl)
  },
})
