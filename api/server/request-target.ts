import type { IncomingMessage } from "node:http"

/** What a request asks for. */
export type Target = {
  /** The path, percent-decoded. */
  readonly path: string
  /** The query as it was sent, with its question mark, or nothing. */
  readonly query: string
}

// These mean something else once decoded: another segment, the end of a name, a slash to some browsers.
const deceptive = /%(?:2f|5c|00)|[\\\0]/i

const wholeAddress = /^https?:\/\/(?:[\w.-]+|\[[\da-f:.]+\])(?::\d*)?(?=[/?#]|$)/i

/**
 * Reads a request target (RFC 9112, section 3.2): a path, or a whole address as proxies are sent one.
 * A path is only ever looked up in the list of what was built, so dots and the like lead nowhere.
 * @returns undefined when it is neither, or not decodable
 */
export const requestTarget = (url: string): Target | undefined => {
  const target = url.replace(wholeAddress, "")
  const [, raw = "", query = ""] = /^([^?#]*)(\?[^#]*)?/.exec(target) ?? []
  const path = raw === "" && target !== url ? "/" : raw
  if (!path.startsWith("/")) return undefined
  try {
    // Left as it is, such a path is simply unknown.
    return { path: deceptive.test(path) ? path : decodeURIComponent(path), query }
  } catch {
    return undefined
  }
}

/** A path without the slashes at its end. Counted from there: an expression would begin anew at each slash before. */
export const withoutEndSlashes = (path: string): string => {
  let end = path.length
  while (end > 1 && path[end - 1] === "/") end -= 1
  return path.slice(0, end)
}

/** Every request of HTTP/1.1 names its host, and none names two (RFC 9112, section 3.2). */
export const namesItsHost = ({ httpVersion, rawHeaders }: IncomingMessage): boolean => {
  let hosts = 0
  for (let i = 0; i < rawHeaders.length; i += 2)
    if (rawHeaders[i]?.length === 4 && rawHeaders[i]?.toLowerCase() === "host") hosts += 1
  return hosts === 1 || (hosts === 0 && httpVersion !== "1.1")
}

/** A path for the log: without query, cut, and without anything that looks like an address of somebody. */
export const loggedPath = (url: string): string => {
  const path = url.split(/[?#]/, 1)[0] ?? ""
  const segments = /@|%40/.test(path)
    ? path.split("/").map(part => (/@|%40/.test(part) ? "…" : part))
    : [path]
  return segments.join("/").slice(0, 200)
}
