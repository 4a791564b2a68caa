import { cpSync, mkdirSync, renameSync } from "node:fs"
import { join } from "node:path"
import type { GatsbyConfig, IAdapter } from "gatsby"
import { netlifyAdapter } from "../../src/host/netlify-adapter"
import { serverAdapter } from "../../src/host/server-adapter"

const servedFolder = "for-server"

/** Has the `public/` and `.netlify/` that Netlify would publish. */
export const netlifyFolder = "for-netlify"

const manifest = ".cache/server-manifest.json"

/** A configuration by which one build serves both hosts; `separateHosts` must follow it. */
export const forBothHosts = (config: GatsbyConfig): GatsbyConfig => {
  const siteUrl = String(config.siteMetadata?.siteUrl)
  const netlify = netlifyAdapter(siteUrl)
  const adapter: IAdapter = {
    ...netlify,
    adapt: async context => {
      await serverAdapter(siteUrl).adapt(context)
      for (const made of ["public", manifest]) cpSync(made, join(servedFolder, made), { recursive: true })
      await netlify.adapt(context)
    },
  }
  return { ...config, adapter }
}

/** Leaves what our server serves in its usual places, and moves what Netlify publishes into its folder. */
export const separateHosts = (project: string): void => {
  mkdirSync(join(project, netlifyFolder))
  for (const made of ["public", ".netlify"])
    renameSync(join(project, made), join(project, netlifyFolder, made))
  for (const made of ["public", manifest]) renameSync(join(project, servedFolder, made), join(project, made))
}
