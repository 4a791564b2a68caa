import type { Server, ServerResponse } from "node:http"

/** Keeps count of the answers under way, to end a server without cutting any of them off. */
export const gracefulStop = (server: Server) => {
  const running = new Set<ServerResponse>()
  let isStopping = false
  server.prependListener("request", (_req, res: ServerResponse) => {
    if (isStopping) res.shouldKeepAlive = false
    running.add(res)
    res.once("close", () => running.delete(res))
  })

  /**
   * Takes no further connection, lets running requests end, and then ends the connections.
   * @param graceMs after this time the requests that are still running are cut off
   */
  return async (graceMs: number): Promise<void> => {
    isStopping = true
    for (const res of running) res.shouldKeepAlive = false
    const closed = new Promise<void>(resolve => server.close(() => resolve()))
    // A connection whose answer had its headers already goes idle, not away.
    const sweep = setInterval(() => server.closeIdleConnections(), 50)
    const cut = setTimeout(() => server.closeAllConnections(), graceMs)
    await closed
    clearInterval(sweep)
    clearTimeout(cut)
  }
}
