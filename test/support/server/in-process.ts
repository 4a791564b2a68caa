import { mkdirSync, mkdtempSync, rmSync } from "node:fs"
import { createServer, type RequestListener } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Services } from "../../../api/contact/handle-contact"
import { buildApp } from "../../../api/server/app"
import { createMetrics, readinessOf } from "../../../api/server/health"
import { openSite, type Site } from "../../../api/server/serve-site"
import type { NewEnquiry } from "../../../api/store/enquiry"
import { emptyState } from "../../../api/store/store-state"
import { readSettings } from "../../../src/settings/settings"

/** For tests: answers on a free port of this machine. @returns the origin, and what closes it */
export const serveHandler = async (listener: RequestListener) => {
  const server = createServer(listener)
  await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  const close = () =>
    new Promise<void>(resolve => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { origin: `http://127.0.0.1:${port}`, port, close }
}

/** For tests: services without limit that keep enquiries in a list. */
export const listServices = (env: Record<string, string> = {}, put?: Services["store"]["put"]) => {
  const kept: NewEnquiry[] = []
  const keep: Services["store"]["put"] = async enquiry => {
    const isNew = kept.every(other => other.id !== enquiry.id)
    if (isNew) kept.push(enquiry)
    return isNew
  }
  const counts = new Map<string, number>()
  const countRequest = async (address: string, waitMs: number, by = 1) => {
    counts.set(address, (counts.get(address) ?? 0) + by)
    return { count: counts.get(address) ?? 0, waitMs }
  }
  const settings = readSettings({ SITE_URL: "https://site.example", ENQUIRY_RATE_LIMIT: "0", ...env })
  const store = { put: put ?? keep, putDelivered: keep, countRequest }
  const services: Services = { store, settings, address: () => undefined, storeTimeoutMs: 300 }
  return { kept, services }
}

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
