import { readFileSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { extname, join } from "node:path"
import { brotliCompressSync, constants } from "node:zlib"

const types: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
}

/**
 * Serves a folder as a host of static files does: texts as Brotli, all to be kept by the browser.
 */
export const serveFolder = async (folder: string): Promise<{ url: string; stop: () => void }> => {
  const ready = new Map<string, Buffer>()
  const read = (path: string): Buffer => {
    const known = ready.get(path)
    if (known) return known
    const content = readFileSync(join(folder, path))
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
    const sent = types[extname(path)] ? brotliCompressSync(content, { params }) : content
    ready.set(path, sent)
    return sent
  }
  const server = createServer(({ url = "/" }, response) => {
    const path = new URL(url, "http://localhost").pathname
    if (path === "/") {
      response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><title>Search</title>")
      return
    }
    try {
      const body = read(path)
      const type = types[extname(path)]
      response.writeHead(200, {
        "content-type": type ?? "application/octet-stream",
        "cache-control": "public, max-age=31536000, immutable",
        ...(type ? { "content-encoding": "br" } : {}),
      })
      response.end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() }
}
