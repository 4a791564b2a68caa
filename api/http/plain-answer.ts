import type { ServerResponse } from "node:http"
import type { Headers } from "../../src/shared/server-manifest"

/** Answers with one line, text unless the headers say otherwise, that no cache keeps. */
export const plainAnswer = (
  res: ServerResponse,
  status: number,
  text: string,
  headers: Headers = {},
): void => {
  if (res.headersSent) {
    res.destroy()
    return
  }
  const all = {
    "cache-control": "no-store",
    "content-type": "text/plain; charset=utf-8",
    ...headers,
    "content-length": Buffer.byteLength(text),
  }
  for (const [name, value] of Object.entries(all)) res.setHeader(name, value)
  res.writeHead(status)
  res.end(res.req.method === "HEAD" ? undefined : text)
}
