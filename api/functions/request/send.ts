import type { ServerResponse } from "node:http"
import type { Incoming } from "./incoming"
import { discardRest } from "./read-bytes"

/** An answer ready to be sent. */
export type Answer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Sends an answer, once, and deals with a body that was not read to its end. Never cached, never guessed at. */
export const send = (req: Incoming, res: ServerResponse, { status, headers, body }: Answer): void => {
  if (res.headersSent || res.destroyed) return
  res.statusCode = status
  const common = { "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff", Vary: "Origin, Accept" }
  for (const [name, value] of Object.entries({ ...common, ...headers })) res.setHeader(name, value)
  res.setHeader("Content-Length", Buffer.byteLength(body))
  res.end(req.method === "HEAD" ? undefined : body)
  discardRest(req)
}
