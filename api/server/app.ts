import { STATUS_CODES } from "node:http"
import type { Socket } from "node:net"
import fastifyStatic from "@fastify/static"
import fastify, { type FastifyInstance, type FastifyReply } from "fastify"
import type { pino } from "pino"
import { addresses } from "../../src/shared/addresses"
import type { Headers } from "../../src/shared/server-manifest"
import type { Services } from "../contact/handle-contact"
import { contactRoute } from "./contact-route"
import { type judgeReadiness, mayReadFigures } from "./health"
import { loggedPath, requestTarget } from "./request-target"
import { longestAddress, sendText, serveSite } from "./serve-site"
import type { Site } from "./site"

/** What a server answers with. */
export type AppParts = {
  /** The site, asked for once for each request. */
  readonly site: () => Site
  readonly services: Services
  readonly readiness: () => Promise<ReturnType<typeof judgeReadiness>>
  readonly log?: pino.Logger
}

const graceMs = 8000

const malformed: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** Answers what is no request in the same form as all else (RFC 9112, section 2.2). */
const answerMalformed = (socket: Socket, status: number, headers: Headers): void => {
  if (!socket.writable) return void socket.destroy()
  const body = `${STATUS_CODES[status]}\n`
  const own = {
    "cache-control": "no-store",
    "content-type": "text/plain; charset=utf-8",
    connection: "close",
  }
  const all = { ...headers, ...own, "content-length": body.length, date: new Date().toUTCString() }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`)
}

const addHealth = (app: FastifyInstance, { site, readiness, services }: AppParts): void => {
  const sendJson = (reply: FastifyReply, status: number, value: unknown) => {
    const headers = { ...site().manifest.headers, "content-type": "application/json; charset=utf-8" }
    return sendText(reply, status, headers, JSON.stringify(value))
  }
  // A look writes to the disk or asks the database: who asks again within a second gets the same answer.
  let judged: ReturnType<AppParts["readiness"]> | undefined
  app.get("/healthz", (_request, reply) => sendJson(reply, 200, { status: "alive" }))
  app.get("/readyz", async (request, reply) => {
    if (!judged) {
      judged = readiness()
      setTimeout(() => (judged = undefined), 1000).unref()
    }
    const { said, figures } = await judged
    const mayRead = mayReadFigures(request.raw, services.settings.STATUS_TOKEN)
    return sendJson(reply, said.reasons.length === 0 ? 200 : 503, mayRead ? { ...said, ...figures } : said)
  })
}

/** Closes connections once no request runs on any: Node.js waits for those that browsers open ahead and never use. */
const closeIdleConnections = (app: FastifyInstance): void => {
  let running = 0
  app.server.on("request", (_req, res) => {
    running += 1
    res.once("close", () => {
      running -= 1
    })
  })
  app.addHook("preClose", async () => {
    const began = performance.now()
    const sweep = setInterval(() => {
      if (running === 0 || performance.now() - began > graceMs) app.server.closeAllConnections()
    }, 50)
    app.server.once("close", () => clearInterval(sweep))
  })
}

/** The site and its endpoints as a Fastify application, which does not listen yet. */
export const buildApp = (parts: AppParts): FastifyInstance => {
  const { site, services, log } = parts
  const routes = new Set(["/healthz", "/readyz", addresses.contactEndpoint])
  const headers = () => site().manifest.headers
  const app = fastify({
    // Fastify's router sees the endpoints' addresses and "/"; all others are looked up in the list of what was built.
    rewriteUrl: ({ url = "" }) => {
      const path = url.length <= longestAddress ? requestTarget(url)?.path : undefined
      return path !== undefined && routes.has(path) ? path : "/"
    },
    trustProxy: (_address: string, hop: number) => hop < services.settings.TRUST_PROXY,
    requestTimeout: 10_000,
    // Longer than nginx keeps a connection (60 s), so that nginx never uses a closed one.
    keepAliveTimeout: 65_000,
    connectionTimeout: 60_000,
    return503OnClosing: false,
    http: {
      maxHeaderSize: 16 * 1024,
      headersTimeout: 10_000,
      connectionsCheckingInterval: 1000,
      // Answered by 400 in the site's own form.
      requireHostHeader: false,
    },
    clientErrorHandler: ({ code = "" }, socket) => {
      const status = malformed[code] ?? 400
      if (code !== "ECONNRESET") log?.info({ status, malformed: code })
      answerMalformed(socket as Socket, status, headers())
    },
  })
  const restart = (reply: FastifyReply) => {
    for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name)
    return reply
  }
  app.register(fastifyStatic, {
    root: site().publicDir,
    serve: false,
    index: false,
    cacheControl: false,
    contentType: false,
  })
  app.register(contactRoute, { services, headers })
  app.all("/", (request, reply) => serveSite(request, reply, site()))
  app.setNotFoundHandler((request, reply) => {
    // Methods that Fastify does not know, and a file that is gone.
    const isRead = request.method === "GET" || request.method === "HEAD"
    return isRead ? sendText(restart(reply), 404, headers()) : serveSite(request, reply, site())
  })
  app.setErrorHandler((error: Error & { statusCode?: number; headers?: Headers }, _request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) console.error("server:", error)
    // The words of the error may name the file's place on the disk.
    return sendText(restart(reply), status, { ...headers(), ...error.headers })
  })
  // Nothing personal: no client address, no query, no agent, no referrer.
  app.addHook("onResponse", (request, reply, done) => {
    log?.info({
      method: request.method,
      path: loggedPath(request.originalUrl),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...(reply.raw.writableFinished ? {} : { broken: true }),
    })
    done()
  })
  addHealth(app, parts)
  closeIdleConnections(app)
  app.server.on("checkExpectation", (_req, res) => res.writeHead(417, headers()).end("Expectation Failed\n"))
  return app
}
