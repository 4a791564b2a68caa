import { createServer, type RequestListener } from "node:http"
import type { AddressInfo } from "node:net"
import type { Services } from "../../api/contact/contact-request"
import { handleContact } from "../../api/contact/handle-contact"
import { readFields } from "../../api/contact/read-fields"
import type { NewEnquiry } from "../../api/store/enquiry"

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
export const listServices = (more: Partial<Services> = {}) => {
  const kept: NewEnquiry[] = []
  const put: Services["put"] = async enquiry => {
    const duplicate = kept.some(other => other.id === enquiry.id)
    if (!duplicate) kept.push(enquiry)
    return { stored: true, duplicate }
  }
  const services: Services = {
    put,
    rateLimit: { take: async () => undefined },
    siteUrl: "https://site.example",
    trustProxy: 0,
    minimumMs: 2000,
    storeTimeoutMs: 300,
    ...more,
  }
  return { kept, services }
}

/** For tests: answers requests by the contact endpoint's handler alone. */
export const contactListener =
  (services: Services, bodyTimeoutMs = 500): RequestListener =>
  async (req, res) => {
    const { method = "", url = "", headers, socket } = req
    const address = socket.remoteAddress ?? ""
    const request = { method, url, headers, address, readFields: () => readFields(req, bodyTimeoutMs) }
    const answer = await handleContact(request, services)
    res.writeHead(answer.status, answer.headers).end(answer.body)
  }
