import type { Incoming } from "./incoming"

/**
 * Configuration a function exports so that Gatsby's parsers leave its body alone: no content type ever
 * matches "unread" (type-is looks it up as a file extension and finds none). Their own answers would be HTML
 * pages (400, 413) that the function never sees. Multipart has no such switch: see `leaveBodyToFunction`.
 */
export const unreadBody = {
  bodyParser: {
    raw: { type: "unread" },
    text: { type: "unread" },
    urlencoded: { type: "unread", extended: false },
    json: { type: "unread" },
  },
}

/**
 * For the server that runs compiled Gatsby functions: call it just before the function. Gatsby's wrapper runs
 * multer, without any cap, unless the stream has been read (`readableEnded`); this says so for it. The function
 * then reads the body itself, bounded, after it has checked the method and the origin.
 */
export const leaveBodyToFunction = (req: Incoming): void => {
  Object.defineProperty(req, "readableEnded", { value: true, configurable: true })
}

/**
 * Takes back `leaveBodyToFunction` and tells whether the body is still to be read from the stream.
 * @returns false when a parser of the host has consumed it; what it made stands in `req.body`
 */
export const bodyIsUnread = (req: Incoming): boolean => {
  if (Object.hasOwn(req, "readableEnded")) Reflect.deleteProperty(req, "readableEnded")
  return !req.readableEnded
}

/**
 * For a stream that plays a request, as Netlify's adapter makes one: it has no connection. Node.js (24.21 and later) takes
 * a request that ends for broken off unless it is said to be complete, looks for the connection, and throws where nobody
 * catches it: the function's process would end after its answer.
 */
export const completeWithoutConnection = (req: Incoming): void => {
  if (!req.socket) req.complete = true
}
