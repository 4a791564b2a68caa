import { cpSync } from "node:fs"
import type { IAdapter } from "gatsby"
import { netlifyAdapter } from "../../src/host/netlify-adapter"
import { serverAdapter } from "../../src/host/server-adapter"

/** Prepares one build for both hosts: for our server, copied to `served/`, then for Netlify, in `public/`. */
export const adapterForBothHosts = (siteUrl: string): IAdapter => {
  const netlify = netlifyAdapter(siteUrl)
  return {
    ...netlify,
    adapt: async context => {
      await serverAdapter(siteUrl).adapt(context)
      for (const made of ["public", ".cache/server-manifest.json"])
        cpSync(made, `served/${made}`, { recursive: true })
      await netlify.adapt(context)
    },
  }
}
