import { mkdirSync, mkdtempSync, rmSync } from "node:fs"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Services } from "../../api/contact/handle-contact"
import { buildApp } from "../../api/server/app"
import { createMetrics, readinessOf } from "../../api/server/health"
import { openSite, type Site } from "../../api/server/serve-site"
import { emptyState } from "../../api/store/store-state"
import { listServices } from "./serve-handler"

const ready = async () =>
  readinessOf(emptyState, { hasFiles: true, isMailed: true, hasRecipient: true, backlogLimit: 200 })

/** For tests: the server's application on a site, with enquiries in a list or as the services say. */
export const siteApp = (site: () => Site, services: Services = listServices().services) =>
  buildApp({ site, services, readiness: ready, metrics: createMetrics() })

/** For tests: the server without pages. */
export const serveContact = async (services: Services, port = 0) => {
  const folder = mkdtempSync(join(tmpdir(), "no-site-"))
  mkdirSync(join(folder, "public"))
  const lists = { files: [], notFound: [], redirects: [] }
  const site = openSite({ root: folder, manifest: { version: 1, headers: {}, ...lists } })
  const app = siteApp(() => site, services)
  const origin = await app.listen({ port, host: "127.0.0.1" })
  const close = async () => {
    await app.close()
    rmSync(folder, { recursive: true })
  }
  return { origin, port: (app.server.address() as AddressInfo).port, close }
}
