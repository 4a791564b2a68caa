import type { IncomingMessage } from "node:http"

// These mean something else once decoded: another segment, the end of a name, a slash to some browsers.
const deceptive = /%(?:2f|5c|00)|[\\\0]/i

const wholeAddress = /^https?:\/\/(?:[\w.-]+|\[[\da-f:.]+\])(?::\d*)?(?=[/?#]|$)/i

/** Reads a request target (RFC 9112, section 3.2): a path, or a whole address as proxies are sent one. */
export const requestTarget = (url: string): { path: string; query: string } | undefined => {
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
  const isHost = (name: string, i: number) => i % 2 === 0 && name.length === 4 && /^host$/i.test(name)
  const hosts = rawHeaders.filter(isHost).length
  return hosts === 1 || (hosts === 0 && httpVersion !== "1.1")
}

/** A path for the log: without query, cut, and without anything that looks like an address of somebody. */
export const loggedPath = (url: string): string => {
  const [path = ""] = url.split(/[?#]/, 1)
  const segments = /@|%40/.test(path)
    ? path.split("/").map(part => (/@|%40/.test(part) ? "…" : part))
    : [path]
  return segments.join("/").slice(0, 200)
}
