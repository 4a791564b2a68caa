import type { Server, ServerResponse } from "node:http"
import type { Socket } from "node:net"
import type { FastifyInstance } from "fastify"
import { servicesOf } from "../contact/services"
import { startDelivery } from "../delivery/delivery"
import { deliverySettings } from "../delivery/delivery-settings"
import type { Settings } from "../settings/variables"
import { parseDuration } from "../store/duration"
import { loadLibsql } from "../store/libsql"
import { startMaintenance } from "../store/maintenance"
import { openStoreOf } from "../store/open-store"
import { UnusableDatabase } from "../store/store"
import { buildApp } from "./app"
import { judgeReadiness, mailTrouble, measureLoop } from "./health"
import { followReleases } from "./releases"
import { openLog } from "./request-log"

/** A server that is up. */
export type RunningServer = {
  readonly url: string
  /** The release it began with, if there is one. */
  readonly release?: string
  /** Ends it: running requests, and a mail that is being sent, are finished first. */
  stop(): Promise<void>
}

const graceMs = 8000
const hourMs = 3600 * 1000

/**
 * Ends connections without cutting any answer off once the server closes: Node's own `closeIdleConnections` passes over
 * those that browsers open ahead and never use.
 */
const closeIdleConnections = (app: FastifyInstance): void => {
  const server: Server = app.server
  const sockets = new Set<Socket>()
  const running = new Set<ServerResponse>()
  server.on("connection", (socket: Socket) => {
    sockets.add(socket)
    socket.once("close", () => sockets.delete(socket))
  })
  server.prependListener("request", (_req, res: ServerResponse) => {
    running.add(res)
    if (!server.listening) res.shouldKeepAlive = false
    res.once("close", () => running.delete(res))
  })
  app.addHook("preClose", async () => {
    const endIdle = () => {
      const busy = new Set([...running].map(res => res.req.socket))
      for (const socket of sockets) if (!busy.has(socket)) socket.destroySoon()
    }
    for (const res of running) res.shouldKeepAlive = false
    endIdle()
    const sweep = setInterval(endIdle, 50)
    const cut = setTimeout(() => server.closeAllConnections(), graceMs)
    server.once("close", () => {
      clearInterval(sweep)
      clearTimeout(cut)
    })
  })
}

const withinGrace = (work: Promise<unknown>) =>
  Promise.race([work, new Promise(resolve => setTimeout(resolve, graceMs).unref())])

/**
 * Starts the production server of a project, and the delivery of its enquiries, in this process.
 * @param root the project's directory
 * @throws NotBuilt when there is no build; UnusableDatabase; what `listen` throws when the port cannot be had
 */
export const runServer = async (root: string, settings: Settings): Promise<RunningServer> => {
  const { HOST: host, PORT: port, TRUST_PROXY: proxies } = settings
  const say = (line: string) => console.error(line)
  const followed = followReleases(root, say)
  const { release } = followed.current()
  const mail = deliverySettings(settings)
  const store = openStoreOf(settings, loadLibsql)
  await store.prepare().catch(error => {
    if (error instanceof UnusableDatabase) throw error
    say(`enquiries: the store cannot be used: ${error.message}`)
  })
  const loopDelay = measureLoop()
  const readiness = async () =>
    judgeReadiness({
      store: await store.state(),
      hasFiles: await followed.current().site.hasFiles(),
      isMailed: mail !== undefined,
      backlogLimit: settings.ENQUIRY_BACKLOG_LIMIT,
      loopDelay: loopDelay(),
    })
  const log = openLog()
  const app = buildApp({
    site: () => followed.current().site,
    services: servicesOf(settings, store),
    readiness,
    statusToken: settings.STATUS_TOKEN,
    proxies,
    log,
  })
  if (proxies === 0) {
    const hint = (req: { headers: NodeJS.Dict<string | string[]> }) => {
      if (req.headers["x-forwarded-for"] === undefined) return
      app.server.off("request", hint)
      say(
        "A request came with X-Forwarded-For, which is not believed since TRUST_PROXY is not set. If a proxy stands before this server, set TRUST_PROXY=1: all visitors share one limit until then.",
      )
    }
    app.server.on("request", hint)
  }
  closeIdleConnections(app)
  const url = await app.listen({ host, port })

  const controller = new AbortController()
  const { signal } = controller
  const retention = parseDuration(settings.ENQUIRIES_RETENTION ?? "")
  const ended = [
    startMaintenance({ signal, store, retention }),
    ...(mail ? [startDelivery({ signal, store, settings: mail })] : []),
  ]
  const reportTrouble = async () => {
    const trouble = mailTrouble(await readiness())
    if (trouble) say(trouble)
  }
  const hourly = setInterval(() => void reportTrouble(), hourMs).unref()
  const stop = async () => {
    controller.abort()
    clearInterval(hourly)
    followed.stop()
    await Promise.all([app.close(), withinGrace(Promise.all(ended))])
    await store.close()
  }
  return { url, ...(release && { release }), stop }
}
