import type { IncomingMessage, ServerResponse } from "node:http"

/** A request as Node, Express or Gatsby hand it over; `body` and `files` are there when somebody parsed it first. */
export type Incoming = IncomingMessage & { body?: unknown; files?: unknown }

/** A function that answers a request and never rejects: Gatsby does not await it, so a rejection would end the process. */
export type Handler = (req: Incoming, res: ServerResponse) => Promise<void>

/** One header as text; repeated headers are joined as RFC 9110, section 5.3 says. */
export const header = (req: IncomingMessage, name: string): string => {
  const value = req.headers[name]
  return Array.isArray(value) ? value.join(", ") : (value ?? "")
}
