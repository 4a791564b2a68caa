import type { Server, ServerResponse } from "node:http"
import { Server as NetServer, type Socket } from "node:net"
import { setTimeout as pause } from "node:timers/promises"

/** More than any client pipelines; each unanswered request takes memory. */
const maxUnanswered = 100

/** Cuts off connections with too many unanswered requests. @returns what ends all connections without a reset */
export const followConnections = (server: Server) => {
  const connections = new Map<Socket, Set<ServerResponse>>()
  let isClosing = false
  server.on("connection", (socket: Socket) => {
    connections.set(socket, new Set())
    socket.once("close", () => connections.delete(socket))
  })
  server.prependListener("request", ({ socket }, response: ServerResponse) => {
    const unanswered = connections.get(socket)
    unanswered?.add(response)
    response.once("close", () => unanswered?.delete(response))
    response.shouldKeepAlive &&= !isClosing
    if (unanswered && unanswered.size > maxUnanswered) socket.destroy()
  })
  return {
    /** Accepts no further connections, answers what still comes on open ones, and ends them. */
    drain: async (): Promise<void> => {
      isClosing = true
      // http's own would at once cut idle connections, on which a request may be under way.
      NetServer.prototype.close.call(server)
      for (const unanswered of connections.values())
        for (const response of unanswered) response.shouldKeepAlive = false
      for (const began = performance.now(); connections.size > 0; await pause(50)) {
        const isIdle = performance.now() - began > 1000
        for (const [socket, { size }] of connections) if (isIdle && size === 0) socket.destroySoon()
      }
    },
  }
}
