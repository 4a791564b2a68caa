import type { AddressInfo } from "node:net"
import { startDelivery } from "../delivery/delivery"
import { openStore } from "../enquiries/open-store"
import { createApp } from "./create-app"
import { boundedServer } from "./http-server"
import { openSite } from "./open-site"
import { readManifest } from "./read-manifest"
import { batchedLines } from "./request-log"
import { gracefulStop } from "./stop-server"

/** Where and from what to serve. */
export type ServerOptions = { readonly root: string; readonly host: string; readonly port: number }

/** A server that is up. */
export type RunningServer = {
  readonly url: string
  /** Ends it: running requests, and a mail that is being sent, are finished first. */
  stop(): Promise<void>
}

const graceMs = 10_000

/**
 * Starts the production server of a built site, and the delivery of its enquiries, in this process.
 * @throws NotBuilt when there is no build; what `listen` throws when the port cannot be had
 */
export const runServer = async ({ root, host, port }: ServerOptions): Promise<RunningServer> => {
  const manifest = readManifest(root)
  const writeLine = batchedLines(text => globalThis.process.stdout.write(text))
  const listener = createApp(openSite(manifest, root), writeLine)
  const server = boundedServer({ listener, headers: manifest.headers, writeLine })
  const stopServer = gracefulStop(server)
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, host, resolve)
  })
  const delivery = new AbortController()
  const delivered = startDelivery({ signal: delivery.signal })
  const stop = async () => {
    delivery.abort()
    await Promise.all([stopServer(graceMs), delivered])
    await openStore().close()
  }
  const name = host.includes(":") ? `[${host}]` : host
  return { url: `http://${name}:${(server.address() as AddressInfo).port}`, stop }
}
