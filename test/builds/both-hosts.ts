import { cpSync } from "node:fs"
import type { IAdapter } from "gatsby"
import { siteAdapter } from "../../src/host/site-adapter"

/** Prepares one build for both hosts: for our server, copied to `served/`, then for Netlify, in `public/`. */
export const adapterForBothHosts = (siteUrl: string): IAdapter => {
  const server = siteAdapter(siteUrl)
  process.env.NETLIFY = "true"
  const netlify = siteAdapter(siteUrl)
  delete process.env.NETLIFY
  return {
    ...netlify,
    adapt: async context => {
      await server.adapt(context)
      for (const made of ["public", ".cache/server-manifest.json"])
        cpSync(made, `served/${made}`, { recursive: true })
      await netlify.adapt(context)
    },
  }
}
