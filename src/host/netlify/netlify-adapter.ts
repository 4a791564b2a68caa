import { readFile, rm } from "node:fs/promises"
import { join } from "node:path"
import type { IAdapter, RoutesManifest } from "gatsby"
import retired from "../../../content/retired.json"
import { readRedirects } from "../../content-model/read/content-files"
import { withCmsPage } from "../cms-page"
import { inlineScriptHashes } from "../policies/inline-scripts"
import { outsideOrigins } from "../policies/outside-origins"
import { pagePolicies } from "../policies/page-policies"
import { writeRedirectPages } from "../redirects/redirect-pages"
import { redirectsOf, withRedirects } from "../redirects/redirect-routes"
import { fileOf } from "../served-files"
import { netlifyHeaders } from "./netlify-headers"
import { withStatuses } from "./with-statuses"

// Netlify compresses by itself: of the documents, only their scripts matter here.
const scriptsOf = async (files: readonly string[]) => {
  const documents = files.filter(file => file.endsWith(".html"))
  const scripts = new Map<string, { scripts: string[] }>()
  for (const file of documents)
    scripts.set(file, { scripts: inlineScriptHashes(await readFile(join("public", file), "utf8")) })
  return scripts
}

/** The official adapter, loaded only where it is used: a server that builds for itself does without. */
const official = async (): Promise<IAdapter> => {
  const { default: createAdapter } = await import("gatsby-adapter-netlify")
  // As a CommonJS module it arrives with its default inside its default.
  const create = "default" in createAdapter ? (createAdapter.default as typeof createAdapter) : createAdapter
  return create()
}

/** Takes source maps and build statistics out of `public/`, which Netlify publishes as it is; our own server never serves them. */
const withoutByProducts = async (routes: RoutesManifest): Promise<RoutesManifest> => {
  const isByProduct = (route: RoutesManifest[number]) =>
    route.type === "static" && /(?:\.map|^webpack\.stats\.json|^chunk-map\.json)$/.test(fileOf(route))
  for (const route of routes)
    if (route.type === "static" && isByProduct(route))
      await rm(join("public", fileOf(route)), { force: true })
  return routes.filter(route => !isByProduct(route))
}

/**
 * Netlify's own adapter, given each document's Content-Security-Policy, which Gatsby's configuration cannot hold: it is
 * known only once the documents are built. It keeps no cache from one build to the next, as the official one would: a cached
 * build could serve old styles, and its documents have been moved from where Gatsby looks for them.
 */
export const netlifyAdapter = (siteUrl: string): IAdapter => ({
  name: "gatsby-adapter-netlify",
  config: async context => (await official()).config?.(context) ?? {},
  adapt: async context => {
    const { headerRoutes } = context
    const routesManifest = await withoutByProducts(context.routesManifest)
    const redirects = redirectsOf(routesManifest, readRedirects(), retired.posts)
    const files = routesManifest.filter(route => route.type === "static").map(fileOf)
    const site = { origins: outsideOrigins(process.env), isHttps: siteUrl.startsWith("https:") }
    const policies = pagePolicies(await scriptsOf(files), site)
    await (await official()).adapt({
      ...context,
      routesManifest: withRedirects(withStatuses(routesManifest, retired.posts), redirects),
      headerRoutes: netlifyHeaders(
        headerRoutes,
        withCmsPage(routesManifest),
        policies,
        siteUrl,
        site.origins,
      ),
    })
    writeRedirectPages(redirects, siteUrl)
  },
})
