import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { startDelivery } from "../delivery/delivery"
import { openStore } from "../enquiries/open-store"
import { openAssets } from "./assets"
import { createApp } from "./create-app"
import { readManifest } from "./manifest"
import { batchedLines } from "./request-log"
import { loadFunction } from "./run-function"

/** Where and from what to serve. */
export type ServerOptions = { readonly root: string; readonly host: string; readonly port: number }

/** A server that is up. */
export type RunningServer = { readonly url: string; stop(): Promise<void> }

const limits = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  // Longer than nginx keeps an idle connection (60 s), so that it is never the one to use a closed one.
  keepAliveTimeout: 65_000,
}

const graceMs = 10_000

/** Starts the production server of a built site, and the delivery of its enquiries. */
export const runServer = async ({ root, host, port }: ServerOptions): Promise<RunningServer> => {
  const manifest = readManifest(root)
  const functions = new Map(manifest.functions.map(route => [route.path, loadFunction(route, root)]))
  const site = { manifest, assets: openAssets(manifest, root), functions }
  const app = createApp(
    site,
    batchedLines(text => process.stdout.write(text)),
  )
  const server = createServer(limits, app)
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, host, resolve)
  })
  const delivery = new AbortController()
  const delivered = startDelivery({ signal: delivery.signal })
  const stop = async () => {
    delivery.abort()
    const closed = new Promise<void>(resolve => server.close(() => resolve()))
    const timer = setTimeout(() => server.closeAllConnections(), graceMs)
    await closed
    clearTimeout(timer)
    await delivered
    await openStore().close()
  }
  return { url: `http://${host}:${(server.address() as AddressInfo).port}`, stop }
}
