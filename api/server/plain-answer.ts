import type { ServerResponse } from "node:http"
import type { Headers } from "./manifest"

/** Answers with one line of text that no cache keeps. */
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
    ...headers,
    "cache-control": "no-store",
    "content-type": "text/plain; charset=utf-8",
    "content-length": Buffer.byteLength(text),
  }
  for (const [name, value] of Object.entries(all)) res.setHeader(name, value)
  res.writeHead(status)
  res.end(res.req.method === "HEAD" ? undefined : text)
}
