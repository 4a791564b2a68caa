import { rm } from "node:fs/promises"
import { join } from "node:path"
import type { HeaderRoutes, IAdapter, RoutesManifest } from "gatsby"
import {
  commonPolicy,
  documentPolicies,
  type ExternalOrigins,
  externalOrigins,
  policyHeader,
} from "./content-security-policy"
import { fileOf, isByProduct, staticRoutes, withCmsPage, withStatuses, writeRedirectPages } from "./routes"
import {
  covers,
  type HeaderList,
  mergeHeaders,
  securityHeaders,
  withoutCommon,
  withSiteHeaders,
} from "./site-headers"

/** The rules of `_headers`, of which an address has only what no rule with a `*` says. */
const netlifyHeaders = (
  headerRoutes: HeaderRoutes,
  policies: ReadonlyMap<string, string>,
  siteUrl: string,
  origins: ExternalOrigins,
): HeaderRoutes => {
  const byPath = new Map<string, HeaderList>()
  const add = (path: string, headers: HeaderList) =>
    byPath.set(path, mergeHeaders(byPath.get(path) ?? [], headers))
  for (const { path, headers } of headerRoutes) add(path, headers)
  for (const [path, value] of policies) add(path, [policyHeader(value)])
  add("/*", [...securityHeaders(siteUrl), policyHeader(commonPolicy(origins))])
  const general = [...byPath].filter(([path]) => path.endsWith("*"))
  return [...byPath]
    .map(([path, headers]) => ({
      path,
      headers: general
        .filter(([source]) => source !== path && covers(source, path))
        .reduce((own, [, others]) => withoutCommon(own, others), headers),
    }))
    .filter(({ headers }) => headers.length > 0)
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
    const routes = withSiteHeaders(await removeByProducts(context.routesManifest), siteUrl)
    const origins = externalOrigins(process.env)
    const policies = documentPolicies(staticRoutes(withCmsPage(routes)), siteUrl, origins)
    const general = context.headerRoutes.filter(({ path }) => path.endsWith("*"))
    await (await official()).adapt({
      ...context,
      routesManifest: withStatuses(routes),
      headerRoutes: netlifyHeaders([...general, ...staticRoutes(routes)], policies, siteUrl, origins),
    })
    writeRedirectPages(routes, siteUrl)
  },
})
