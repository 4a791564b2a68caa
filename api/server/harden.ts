import { type IncomingMessage, METHODS, type Server, STATUS_CODES } from "node:http"
import type { FastifyHttpOptions, FastifyInstance, FastifyReply } from "fastify"
import fastifyPlugin from "fastify-plugin"
import type { Headers } from "../../src/shared/server-manifest"
import { drainOnClose, watchConnections } from "./connections"
import { plainText, type Site, sendText, serveSite } from "./serve-site"

type Hardened = {
  readonly site: () => Site
  /** Counts a response that no route gives. */
  readonly count: (status: number) => void
}

const malformedStatuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

type Limited = Hardened & {
  /** How many proxies are in front of the server. */
  readonly proxies: number
  readonly logMalformed: (line: { readonly status: number; readonly malformed: string }) => void
}

/** Options in place of Fastify's and Node's own: a line each says why. Times are in ms, sizes in bytes. */
export const limits = ({ site, count, proxies, logMalformed }: Limited) =>
  ({
    // Given a number, Fastify trusts no proxy.
    trustProxy: (_address: string, hop: number) => hop < proxies,
    // By default a body may take for ever. Longer than a form's own limit, which has words for the visitor.
    requestTimeout: 25_000,
    // Longer than nginx keeps a connection (60 s), so that nginx never uses a closed one.
    keepAliveTimeout: 65_000,
    // By default a client that reads nothing keeps its connection for ever.
    connectionTimeout: 60_000,
    // By default a connection may send any number of requests ahead, each of which takes memory.
    maxRequestsPerSocket: 100,
    // Whoever is still connected while the server ends gets an answer, not 503.
    return503OnClosing: false,
    http: {
      // Node's own, whatever its command line says.
      maxHeaderSize: 16 * 1024,
      // By default headers may take a minute.
      headersTimeout: 10_000,
      // By default Node looks for late ones twice a minute.
      connectionsCheckingInterval: 1000,
      // Rejected by `harden`, with the site's headers.
      requireHostHeader: false,
    },
    // Fastify's own has JSON and none of the site's headers.
    clientErrorHandler: ({ code = "" }, socket) => {
      if (code === "ECONNRESET" || !socket.writable) return void socket.destroy()
      const status = malformedStatuses[code] ?? 400
      count(status)
      logMalformed({ status, malformed: code })
      const head = Object.entries({ ...site().headers, ...plainText, connection: "close" })
      const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...head.map(line => line.join(": "))]
      socket.end(`${lines.join("\r\n")}\r\n\r\n${STATUS_CODES[status]}\n`)
    },
  }) satisfies FastifyHttpOptions<Server>

/** HTTP/1.1 requires exactly one Host header, with a host and perhaps a port (RFC 9112, section 3.2). */
const hasHost = ({ rawHeaders, headers, httpVersion }: IncomingMessage): boolean => {
  const hosts = rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === "host").length
  if (hosts !== 1) return hosts === 0 && httpVersion !== "1.1"
  return /^([\w.~!$&'()*+,;=%-]*|\[[\da-f:.]+\])(:\d*)?$/i.test(headers.host ?? "")
}

type Options = Hardened & {
  /** Whether it answers what is under way before it closes, for which it waits a second. */
  readonly drains: boolean
}

const overrides = async (app: FastifyInstance, { site, count, drains }: Options): Promise<void> => {
  // Fastify would answer methods that it does not know before any route.
  for (const method of METHODS) if (!app.supportedMethods.includes(method)) app.addHttpMethod(method)
  // It would read bodies before their route, and refuse some in its own words.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser("*", (_request, _body, done) => done(null))
  // Every answer has the site's headers, whoever gives it.
  app.addHook("onRequest", async ({ raw }, reply) => {
    reply.headers(site().headers)
    if (!hasHost(raw)) return sendText(reply, 400)
  })
  const resetHeaders = (reply: FastifyReply) => {
    for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name)
    return reply.headers(site().headers)
  }
  // Other methods of the endpoints, and files missing from disk: Fastify would say so in JSON.
  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === "GET" || request.method === "HEAD"
    return isRead ? sendText(resetHeaders(reply), 404) : serveSite(request, reply, site())
  })
  // An error's message may contain a path of this machine.
  app.setErrorHandler((error: Error & { statusCode?: number; headers?: Headers }, _request, reply) => {
    const { statusCode = 500, headers: own = {} } = error
    if (statusCode >= 500) console.error("server:", error)
    return sendText(resetHeaders(reply).headers(own), statusCode)
  })
  // Node would drop further headers unseen, such as a proxy's; `maxHeaderSize` bounds them.
  app.server.maxHeadersCount = 0
  // Node would answer without the site's headers.
  app.server.on("checkExpectation", (_req, res) => {
    count(417)
    res.writeHead(417, site().headers).end()
  })
  // Node bounds the requests of a connection, not those of all.
  const unanswered = watchConnections(app.server)
  if (drains) drainOnClose(app, unanswered)
}

/** The plugin of what is stricter than in Fastify and Node: a line each says why. For all routes registered after it. */
export const harden = fastifyPlugin(overrides)
