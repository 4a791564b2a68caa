import { writeFileSync } from "node:fs"
import type { IAdapter } from "gatsby"
import { readRedirects } from "../content-model/read/build-context"
import { manifestFile } from "../shared/server-manifest"
import { buildManifest } from "./build-manifest"
import { netlifyAdapter } from "./netlify-adapter"
import { fallbackPolicy, policiesOf } from "./policies"
import { prepareFiles } from "./prepare-files"
import { writeRedirectPages } from "./redirect-pages"
import { redirectsOf, servedFiles, withCmsPage, withRedirects } from "./routes"
import { securityHeaders } from "./site-headers"

const serverAdapter = (siteUrl: string): IAdapter => ({
  name: "production-server",
  adapt: async ({ routesManifest, reporter }) => {
    const redirects = redirectsOf(routesManifest, readRedirects())
    const routes = withRedirects(withCmsPage(routesManifest), redirects)
    const files = servedFiles(routes)
    const prepared = await prepareFiles(files)
    const policies = policiesOf(files, siteUrl)
    const headers = [...securityHeaders(siteUrl), { key: "content-security-policy", value: fallbackPolicy }]
    const manifest = buildManifest({ routes, policies, prepared, headers })
    writeFileSync(manifestFile, JSON.stringify(manifest))
    writeRedirectPages(redirects, siteUrl)
    reporter.info(`${manifest.files.length} addresses are ready for the production server`)
  },
})

/**
 * The adapter of this project (gatsbyjs.com, "Creating an Adapter"): after each build it writes the manifest for
 * `api/server` and compresses files. On Netlify, which sets `NETLIFY`, the official one takes over.
 */
export const siteAdapter = (siteUrl: string): IAdapter =>
  process.env.NETLIFY ? netlifyAdapter(siteUrl) : serverAdapter(siteUrl)
