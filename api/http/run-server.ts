import type { AddressInfo } from "node:net"
import { startDelivery } from "../delivery/delivery"
import { parseDuration } from "../enquiries/duration"
import { openStore } from "../enquiries/open-store"
import { startUpkeep } from "../enquiries/upkeep"
import { settings } from "../settings/read-settings"
import { followReleases } from "./follow-releases"
import { boundedServer, productionLimits } from "./http-server"
import { proxyHint } from "./proxy-hint"
import { batchedLines } from "./request-log"
import { siteListener } from "./site-listener"
import { measureLoop } from "./status-answers"
import { gracefulStop } from "./stop-server"

/** Where and from what to serve. */
export type ServerOptions = {
  readonly root: string
  readonly host: string
  readonly port: number
  /** How many proxies before it are trusted. */
  readonly proxies: number
}

/** A server that is up. */
export type RunningServer = {
  readonly url: string
  /** The release it began with, if there is one. */
  readonly release?: string
  /** Ends it: running requests, and a mail that is being sent, are finished first. */
  stop(): Promise<void>
}

const graceMs = 10_000

/**
 * Starts the production server of a project, and the delivery of its enquiries, in this process.
 * @throws NotBuilt when there is no build; what `listen` throws when the port cannot be had
 */
export const runServer = async ({ root, host, port, proxies }: ServerOptions): Promise<RunningServer> => {
  const say = (line: string) => console.error(line)
  const followed = followReleases(root, say)
  const { site, release } = followed.current()
  const writeLine = batchedLines(text => globalThis.process.stdout.write(text))
  const parts = {
    listener: siteListener(followed.current, writeLine),
    headers: site.manifest.headers,
    writeLine,
  }
  const { server, running } = boundedServer(parts, productionLimits(proxies))
  server.on("request", proxyHint(proxies, say))
  const stopServer = gracefulStop(server, running)
  measureLoop()
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, host, resolve)
  })
  const delivery = new AbortController()
  const { signal } = delivery
  const retention = parseDuration(settings().ENQUIRIES_RETENTION ?? "")
  const ended = [startDelivery({ signal }), startUpkeep({ signal, store: openStore(), retention })]
  const stop = async () => {
    delivery.abort()
    followed.stop()
    await Promise.all([stopServer(graceMs), ...ended])
    await openStore().close()
  }
  const name = host.includes(":") ? `[${host}]` : host
  return { url: `http://${name}:${(server.address() as AddressInfo).port}`, release, stop }
}
