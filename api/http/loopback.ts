import type { IncomingMessage } from "node:http"
import type { ServerManifest } from "../../src/shared/server-manifest"

const csp = "content-security-policy"
const loopback = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i

/** Whether a request was made on this machine to try the site, without the certificate it will have in public. */
export const isLoopback = ({ headers }: Pick<IncomingMessage, "headers">): boolean =>
  loopback.test(headers.host ?? "")

/**
 * The manifest for such requests: without `upgrade-insecure-requests`, which would have Safari ask for the styles of
 * http://localhost at https.
 */
export const withoutUpgrade = (manifest: ServerManifest): ServerManifest => ({
  ...manifest,
  files: manifest.files.map(route => {
    const policy = route.headers[csp]
    if (!policy) return route
    return {
      ...route,
      headers: { ...route.headers, [csp]: policy.replace("; upgrade-insecure-requests", "") },
    }
  }),
})
