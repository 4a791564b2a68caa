import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { brotliCompressSync, constants } from "node:zlib"

export type Served = { type: string; raw: number; compressed: Buffer }

/** Brotli 9: what hosts and build steps commonly spend on static files. */
const compress = (content: string | Uint8Array): Buffer =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })

/** Returns the files compressed, by address. */
export const prepareFiles = (
  files: readonly { path: string; content: string | Uint8Array }[],
): Map<string, Served> =>
  new Map(
    files.map(({ path, content }) => {
      const type = path.endsWith(".js")
        ? "text/javascript"
        : path.endsWith(".json")
          ? "application/json"
          : "text/html"
      return [path, { type, raw: Buffer.byteLength(content), compressed: compress(content) }]
    }),
  )

/** Returns the address of a server for the files, on a free local port, and a way to stop it. */
export const serveFiles = async (files: ReadonlyMap<string, Served>) => {
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? "")
    if (!file) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, {
      "content-type": file.type,
      "content-encoding": "br",
      "content-length": file.compressed.length,
      "cache-control": "public, max-age=31536000, immutable",
    })
    response.end(file.compressed)
  })
  // A failed measurement ends the bench although the server still listens
  server.unref()
  await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => server.close().closeAllConnections(),
  }
}
