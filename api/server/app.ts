import { type IncomingMessage, METHODS, STATUS_CODES } from "node:http"
import fastifyStatic from "@fastify/static"
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify"
import type { pino } from "pino"
import { statusPaths } from "../../src/shared/built-files"
import { bodyKilobytes } from "../../src/shared/enquiry/form-rules"
import { paths } from "../../src/shared/paths"
import type { Headers } from "../../src/shared/server-manifest"
import { handleContact, type Services } from "../contact/handle-contact"
import { Refusal } from "../contact/replies"
import { isJson } from "../contact/request"
import { drainOnClose, watchConnections } from "./connections"
import { type CheckReadiness, health, type Metrics } from "./health"
import { maxUrlLength, plainText, requestTarget, type Site, sendText, serveSite } from "./serve-site"

// Node.js parses forms, since @fastify/multipart never responds to some malformed ones.
const readBody = async (request: FastifyRequest): Promise<unknown> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request.raw.iterator({ destroyOnReturn: false })) {
    size += chunk.length
    if (size > bodyKilobytes * 1024) throw new Refusal("too-large")
    chunks.push(chunk)
  }
  const headers = { "content-type": request.headers["content-type"] ?? "" }
  const message = new Response(Buffer.concat(chunks), { headers })
  return isJson(request) ? message.json() : message.formData()
}

/** The plugin of the forms' endpoint. */
const contact = async (app: FastifyInstance, { site, services }: Pick<Parts, "site" | "services">) => {
  app.route({
    method: app.supportedMethods,
    url: paths.contactEndpoint,
    exposeHeadRoute: false,
    // Not in the handler: Fastify would first refuse some content types in its own words.
    onRequest: async (request, reply) => {
      const body = async () => {
        if (site().identity?.isPreview) throw new Refusal("preview")
        return readBody(request).catch(error => {
          reply.header("connection", "close")
          throw error instanceof Refusal ? error : new Refusal("unreadable")
        })
      }
      const response = await handleContact(request, body, services)
      return reply.code(response.status).headers(response.headers).send(response.body)
    },
    handler: () => undefined,
  })
}

export const loggedPath = (url: string): string => {
  const [path = ""] = url.split(/[?#]/, 1)
  const segments = path.split("/").map(part => (/@|%40/.test(part) ? "…" : part))
  return segments.join("/").slice(0, 200)
}

/** HTTP/1.1 requires exactly one Host header, with a host and perhaps a port (RFC 9112, section 3.2). */
const hasHost = ({ rawHeaders, headers, httpVersion }: IncomingMessage): boolean => {
  const hosts = rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === "host").length
  if (hosts !== 1) return hosts === 0 && httpVersion !== "1.1"
  return /^([\w.~!$&'()*+,;=%-]*|\[[\da-f:.]+\])(:\d*)?$/i.test(headers.host ?? "")
}

const malformedStatuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

type Parts = {
  site: () => Site
  services: Services
  readiness: CheckReadiness
  metrics: Metrics
  log?: pino.Logger
  /** Whether it answers what is under way before it closes, for which it waits a second. */
  drains?: boolean
}

export const buildApp = ({ site, services, readiness, metrics, log, drains }: Parts): FastifyInstance => {
  const count = (status: number) => metrics.count("http_requests_total", `{status="${status}"}`)
  const endpoints = new Set<string>([...Object.values(statusPaths), paths.contactEndpoint])
  const app = fastify({
    // Fastify's router sees only endpoints and "/"; other paths are looked up in the manifest.
    rewriteUrl: ({ url = "", method }) => {
      const path = url.length <= maxUrlLength ? requestTarget(url)?.path : undefined
      // Where AMP's runtime is blocked, the browser posts its form to the page.
      if (method === "POST" && path === paths.ampContact) return paths.contactEndpoint
      return path !== undefined && endpoints.has(path) ? path : "/"
    },
    // Given a number, Fastify trusts no proxy.
    trustProxy: (_address: string, hop: number) => hop < services.settings.TRUST_PROXY,
    requestTimeout: 25_000,
    // Longer than nginx keeps a connection (60 s), so that nginx never uses a closed one.
    keepAliveTimeout: 65_000,
    connectionTimeout: 60_000,
    maxRequestsPerSocket: 100,
    return503OnClosing: false,
    http: {
      maxHeaderSize: 16 * 1024,
      headersTimeout: 10_000,
      connectionsCheckingInterval: 1000,
      // Rejected below, with the site's headers.
      requireHostHeader: false,
    },
    clientErrorHandler: ({ code = "" }, socket) => {
      if (code === "ECONNRESET" || !socket.writable) return void socket.destroy()
      const status = malformedStatuses[code] ?? 400
      count(status)
      log?.info({ status, malformed: code })
      const head = Object.entries({ ...site().headers, ...plainText, connection: "close" })
      const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...head.map(line => line.join(": "))]
      socket.end(`${lines.join("\r\n")}\r\n\r\n${STATUS_CODES[status]}\n`)
    },
  })
  for (const method of METHODS) if (!app.supportedMethods.includes(method)) app.addHttpMethod(method)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser("*", (_request, _body, done) => done(null))
  const resetHeaders = (reply: FastifyReply) => {
    for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name)
    return reply.headers(site().headers)
  }
  app.addHook("onRequest", async ({ raw }, reply) => {
    reply.headers(site().headers)
    if (!hasHost(raw)) return sendText(reply, 400)
  })
  const { publicDir: root } = site()
  app.register(fastifyStatic, { root, serve: false, cacheControl: false, contentType: false })
  app.all("/", (request, reply) => serveSite(request, reply, site()))
  app.setNotFoundHandler((request, reply) => {
    // Other methods of the endpoints above, and files missing from disk.
    const isRead = request.method === "GET" || request.method === "HEAD"
    return isRead ? sendText(resetHeaders(reply), 404) : serveSite(request, reply, site())
  })
  app.setErrorHandler((error: Error & { statusCode?: number; headers?: Headers }, _request, reply) => {
    const { statusCode = 500, headers: own = {} } = error
    if (statusCode >= 500) console.error("server:", error)
    // The message may contain a path of this machine.
    return sendText(resetHeaders(reply).headers(own), statusCode)
  })
  // No personal data: neither IP address nor query, user agent or referrer.
  app.addHook("onResponse", async ({ method, originalUrl }, { statusCode: status, elapsedTime, raw }) => {
    count(status)
    const ms = Math.round(elapsedTime * 10) / 10
    const path = loggedPath(originalUrl)
    log?.info({ method, path, status, ms, ...(!raw.writableFinished && { broken: true }) })
  })
  // Node would drop further headers unseen, such as a proxy's; `maxHeaderSize` bounds them.
  app.server.maxHeadersCount = 0
  app.server.on("checkExpectation", (_req, res) => {
    count(417)
    res.writeHead(417, site().headers).end()
  })
  app.register(contact, { site, services })
  app.register(health, { readiness, metrics, settings: services.settings })
  const unanswered = watchConnections(app.server)
  if (drains) drainOnClose(app, unanswered)
  return app
}
