import type { Server, ServerResponse } from "node:http"
import type { Socket } from "node:net"
import type { RunningAnswers } from "./running-answers"

/**
 * Keeps count of connections, to end a server without cutting any answer off. To be called before it listens.
 * @param running its answers under way
 */
export const gracefulStop = (server: Server, running: RunningAnswers) => {
  const sockets = new Set<Socket>()
  server.on("connection", (socket: Socket) => {
    sockets.add(socket)
    socket.once("close", () => sockets.delete(socket))
  })

  // Node's own `closeIdleConnections` passes over those that browsers open ahead and never use.
  const endIdle = () => {
    const busy = new Set([...running.keys()].map(res => res.req.socket))
    for (const socket of sockets) if (!busy.has(socket)) socket.destroySoon()
  }

  /**
   * Takes no further connection, lets running requests end, and then ends the connections.
   * @param graceMs after this time the requests that are still running are cut off
   */
  return async (graceMs: number): Promise<void> => {
    const isLast = (res: ServerResponse) => {
      res.shouldKeepAlive = false
    }
    for (const res of running.keys()) isLast(res)
    server.prependListener("request", (_req, res: ServerResponse) => isLast(res))
    const closed = new Promise<void>(resolve => server.close(() => resolve()))
    endIdle()
    const sweep = setInterval(endIdle, 50)
    const cut = setTimeout(() => server.closeAllConnections(), graceMs)
    await closed
    clearInterval(sweep)
    clearTimeout(cut)
  }
}
