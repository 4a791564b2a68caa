import type { Server, ServerResponse } from "node:http"
import type { Socket } from "node:net"

/** Keeps count of connections and of the answers under way, to end a server without cutting any answer off. */
export const gracefulStop = (server: Server) => {
  const sockets = new Set<Socket>()
  const running = new Set<ServerResponse>()
  let isStopping = false
  server.on("connection", (socket: Socket) => {
    sockets.add(socket)
    socket.once("close", () => sockets.delete(socket))
  })
  server.prependListener("request", (_req, res: ServerResponse) => {
    if (isStopping) res.shouldKeepAlive = false
    running.add(res)
    res.once("close", () => running.delete(res))
  })

  // Node's own `closeIdleConnections` passes over those that browsers open ahead and never use.
  const endIdle = () => {
    const busy = new Set([...running].map(res => res.req.socket))
    for (const socket of sockets) if (!busy.has(socket)) socket.destroySoon()
  }

  /**
   * Takes no further connection, lets running requests end, and then ends the connections.
   * @param graceMs after this time the requests that are still running are cut off
   */
  return async (graceMs: number): Promise<void> => {
    isStopping = true
    for (const res of running) res.shouldKeepAlive = false
    const closed = new Promise<void>(resolve => server.close(() => resolve()))
    endIdle()
    const sweep = setInterval(endIdle, 50)
    const cut = setTimeout(() => server.closeAllConnections(), graceMs)
    await closed
    clearInterval(sweep)
    clearTimeout(cut)
  }
}
