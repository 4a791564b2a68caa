import { STATUS_CODES } from "node:http"
import type { Socket } from "node:net"
import fastifyStatic from "@fastify/static"
import fastify, { type FastifyInstance, type FastifyReply } from "fastify"
import type { pino } from "pino"
import { addresses } from "../../src/shared/addresses"
import type { Headers } from "../../src/shared/server-manifest"
import type { Services } from "../contact/contact-request"
import { handleContact } from "../contact/handle-contact"
import { readFields } from "../contact/read-fields"
import type { judgeReadiness } from "./health"
import { mayReadFigures } from "./health"
import { requestLine } from "./request-log"
import { pathOf, sendText, serveSite } from "./serve-site"
import type { Site } from "./site"

/** What a server answers with. */
export type AppParts = {
  /** The site, asked for once for each request. */
  readonly site: () => Site
  readonly services: Services
  readonly readiness: () => Promise<ReturnType<typeof judgeReadiness>>
  readonly statusToken?: string | undefined
  /** Number of proxies whose headers are believed. */
  readonly proxies: number
  readonly log?: pino.Logger
}

const limits = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  connectionsCheckingInterval: 1000,
  // Answered by 400 in the site's own form.
  requireHostHeader: false,
}

const statusOf = (code: string | undefined): number => {
  if (code === "HPE_HEADER_OVERFLOW") return 431
  return code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400
}

/** Answers what is no request in the same form as all else (RFC 9112, section 2.2). */
const answerMalformed = (socket: Socket, status: number, headers: Headers): void => {
  if (!socket.writable) return void socket.destroy()
  const body = `${STATUS_CODES[status]}\n`
  const all = {
    ...headers,
    "cache-control": "no-store",
    "content-type": "text/plain; charset=utf-8",
    "content-length": String(body.length),
    date: new Date().toUTCString(),
    connection: "close",
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`)
}

// A look writes to the disk or asks the database: visitors who ask again at once get the same answer.
const freshMs = 1000

const addHealth = (app: FastifyInstance, { site, readiness, statusToken }: AppParts): void => {
  const sendJson = (reply: FastifyReply, status: number, value: unknown) => {
    const headers = { ...site().manifest.headers, "content-type": "application/json; charset=utf-8" }
    return sendText(reply, status, `${JSON.stringify(value)}\n`, headers)
  }
  let last: { readonly at: number; readonly judged: ReturnType<AppParts["readiness"]> } | undefined
  app.get("/healthz", (_request, reply) => sendJson(reply, 200, { status: "alive" }))
  app.get("/readyz", async (request, reply) => {
    if (!last || performance.now() - last.at > freshMs) last = { at: performance.now(), judged: readiness() }
    const { said, figures } = await last.judged
    const mayRead = mayReadFigures(request.raw, statusToken)
    return sendJson(reply, said.reasons.length === 0 ? 200 : 503, mayRead ? { ...said, ...figures } : said)
  })
}

const addContact = (app: FastifyInstance, { site, services }: AppParts): void => {
  app.all(addresses.contactEndpoint, async (request, reply) => {
    const { method, originalUrl: url, headers, ip: address, raw } = request
    const contact = { method, url, headers, address, readFields: () => readFields(raw) }
    const answer = await handleContact(contact, services)
    return reply
      .code(answer.status)
      .headers(site().manifest.headers)
      .headers(answer.headers)
      .send(answer.body)
  })
}

/** The site and its endpoints as a Fastify application, which does not listen yet. */
export const buildApp = (parts: AppParts): FastifyInstance => {
  const { site, proxies, log } = parts
  const routes = new Set(["/healthz", "/readyz", addresses.contactEndpoint])
  const app = fastify({
    // Fastify's router sees the endpoints' addresses and "/"; all others are looked up in the list of what was built.
    rewriteUrl: req => {
      const path = pathOf(req)
      return path !== undefined && routes.has(path) ? path : "/"
    },
    trustProxy: (_address: string, hop: number) => hop < proxies,
    requestTimeout: 30_000,
    // Longer than nginx keeps a connection (60 s), so that nginx never uses a closed one.
    keepAliveTimeout: 65_000,
    connectionTimeout: 60_000,
    return503OnClosing: false,
    http: limits,
    clientErrorHandler: (error, socket) => {
      const status = statusOf(error.code)
      if (error.code !== "ECONNRESET") log?.info({ status, malformed: error.code })
      answerMalformed(socket as Socket, status, site().manifest.headers)
    },
  })
  app.register(fastifyStatic, {
    root: site().publicDir,
    serve: false,
    etag: false,
    lastModified: false,
    cacheControl: false,
    contentType: false,
    index: false,
  })
  // Bodies are read by the endpoint, once everything before them is fine.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser("*", (_request, _body, done) => done(null))
  app.addHook("onResponse", async (request, reply) => log?.info(requestLine(request, reply)))
  app.all("/", (request, reply) => serveSite(request, reply, site()))
  app.setNotFoundHandler((request, reply) => {
    // A file that is gone, and methods that Fastify does not know.
    const isRead = request.method === "GET" || request.method === "HEAD"
    if (!isRead) return serveSite(request, reply, site())
    for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name)
    return sendText(reply, 404, "Not Found\n", site().manifest.headers)
  })
  app.setErrorHandler((error: Error & { statusCode?: number; headers?: Headers }, _request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) console.error("server:", error)
    for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name)
    // The words of the error may name the file's place on the disk.
    const headers = { ...site().manifest.headers, ...error.headers }
    return sendText(reply, status, `${STATUS_CODES[status]}\n`, headers)
  })
  addHealth(app, parts)
  addContact(app, parts)
  app.server.on("checkExpectation", (_req, res) =>
    res.writeHead(417, site().manifest.headers).end("Expectation Failed\n"),
  )
  return app
}
