import { writeFileSync } from "node:fs"
import type { IAdapter } from "gatsby"
import { manifestFile } from "../../../api/server/manifest"
import { buildManifest } from "./build-manifest"
import { factsOf } from "./describe-file"
import { servedFiles } from "./served-files"
import { securityHeaders } from "./site-headers"

/**
 * The adapter of this project: after each build it writes what `api/server` needs to know (gatsbyjs.com, "Creating an
 * Adapter").
 */
export const siteAdapter = (siteUrl: string): IAdapter => ({
  name: "production-server",
  adapt: async ({ routesManifest: routes, functionsManifest: functions, reporter }) => {
    const facts = await factsOf(servedFiles(routes))
    const headers = securityHeaders(siteUrl)
    const manifest = buildManifest({ routes, functions, policies: new Map(), facts, headers })
    writeFileSync(manifestFile, JSON.stringify(manifest))
    reporter.info(`Addresses for the production server: ${manifest.files.length} files`)
  },
})
