import { Agent, createServer, type IncomingHttpHeaders, request } from "node:http"
import type { AddressInfo } from "node:net"
import { openSite } from "../../api/http/open-site"
import { siteHandler } from "../../api/http/site-handler"
import type { SiteOnDisk } from "../releases/make-site"

/** What was answered. */
type Answer = {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** A site that answers this process alone. */
export type AskedSite = { ask(path: string): Promise<Answer>; close(): Promise<void> }

// Not a name of this machine, whose requests get another policy (`api/http/loopback.ts`).
const host = "site.invalid"

/** Lets the server's own code answer from a site that is not served yet. @throws when a function cannot be loaded */
export const askSite = async ({ manifest, root }: SiteOnDisk): Promise<AskedSite> => {
  const handle = siteHandler(openSite(manifest, root))
  const server = createServer((req, res) => {
    Promise.resolve(handle(req, res)).catch(() => res.writeHead(500).end())
  })
  await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  return {
    ask: path =>
      new Promise((resolve, reject) => {
        request({ port, host: "127.0.0.1", path: encodeURI(path), headers: { host }, agent }, res => {
          const parts: Buffer[] = []
          res.on("data", part => parts.push(part))
          res.on("error", reject)
          res.on("end", () =>
            resolve({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(parts) }),
          )
        })
          .on("error", reject)
          .end()
      }),
    close: () =>
      new Promise(resolve => {
        agent.destroy()
        server.close(() => resolve())
      }),
  }
}
