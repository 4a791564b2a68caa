import type { Server } from "node:http"
import type { Socket } from "node:net"
import { addressKey } from "../functions/request/client-address"

/** How many connections may be open at once. */
export type ConnectionLimits = {
  readonly inAll: number
  /** Of one address, as the rate limit counts them; behind a proxy, whose address all share, leave it out. */
  readonly perAddress?: number
}

/** Closes each connection beyond the limits at once; those that are open stay. */
export const limitConnections = (server: Server, { inAll, perAddress }: ConnectionLimits): void => {
  server.maxConnections = inAll
  if (perAddress === undefined) return
  const open = new Map<string, number>()
  server.on("connection", (socket: Socket) => {
    const key = addressKey(socket.remoteAddress ?? "unknown")
    const count = (open.get(key) ?? 0) + 1
    open.set(key, count)
    socket.once("close", () => {
      const left = (open.get(key) ?? 1) - 1
      if (left > 0) open.set(key, left)
      else open.delete(key)
    })
    if (count > perAddress) socket.destroy()
  })
}
