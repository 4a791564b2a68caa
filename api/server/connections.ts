import { once } from "node:events"
import { type IncomingMessage, type Server, ServerResponse } from "node:http"
import { Server as NetServer, type Socket } from "node:net"
import { setTimeout as pause } from "node:timers/promises"
import type { FastifyInstance } from "fastify"

/** Of all connections together; no browser and no proxy sends a request before its last is answered. */
const mostWaiting = 500

type Unanswered = Map<Socket, Set<ServerResponse | IncomingMessage>>

/**
 * Bounds in sum the requests that wait for the answer to an earlier one of their connection, since each takes memory: with too many, a
 * connection that sends such is cut off.
 * @returns what is under way
 */
export const watchConnections = (server: Server): Unanswered => {
  const unanswered: Unanswered = new Map()
  let waiting = 0
  const forget = (socket: Socket, one: ServerResponse) => {
    const all = unanswered.get(socket)
    if (!all?.delete(one)) return
    if (all.size > 0) waiting -= 1
    else unanswered.delete(socket)
  }
  const add = (socket: Socket, one: ServerResponse | IncomingMessage) => {
    if (socket.destroyed) return
    const all = unanswered.get(socket) ?? new Set()
    if (all.size === 0) unanswered.set(socket, all)
    else waiting += 1
    all.add(one)
    if (all.size > 1 && waiting > mostWaiting) socket.destroy()
  }
  server.on("connection", (socket: Socket) =>
    // Node tells of the end of a connection only the response that is being sent.
    socket.once("close", () => {
      waiting -= Math.max(0, (unanswered.get(socket)?.size ?? 0) - 1)
      unanswered.delete(socket)
    }),
  )
  // In place of the app's own listener, for which a connection that was cut off is no more work.
  const answer = server.listeners("request")
  server.removeAllListeners("request")
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    add(socket, response)
    if (socket.destroyed) return
    response.once("close", () => forget(socket, response))
    for (const listener of answer) listener.call(server, request, response)
  })
  // It is beyond what a connection may send: the connection is closed once those before it are answered.
  server.on("dropRequest", (request: IncomingMessage, socket: Socket) => {
    const last = [...(unanswered.get(socket) ?? [])].reverse().find(one => one instanceof ServerResponse)
    if (last instanceof ServerResponse) last.shouldKeepAlive = false
    else socket.destroy()
    add(socket, request)
  })
  return unanswered
}

/** Answers what is under way or still comes before the app closes, so that no connection is reset. */
export const drainOnClose = (app: FastifyInstance, unanswered: Unanswered): void => {
  app.addHook("preClose", async () => {
    // http's own would cut off responses to slow clients, and requests under way on idle connections.
    NetServer.prototype.close.call(app.server)
    for (const one of [...unanswered.values()].flatMap(all => [...all]))
      if (one instanceof ServerResponse) one.shouldKeepAlive = false
    await Promise.race([once(app.server, "close"), pause(1000)])
    while (unanswered.size > 0) await pause(50)
    app.server.closeAllConnections()
  })
}
