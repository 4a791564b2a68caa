import { createServer, type RequestListener } from "node:http"
import type { AddressInfo } from "node:net"
import type { Services } from "../../api/contact/handle-contact"
import type { NewEnquiry } from "../../api/store/enquiry"
import { readSettings } from "../../src/settings/settings"

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
