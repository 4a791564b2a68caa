import type { IncomingMessage, ServerResponse } from "node:http"

/** Takes one line, without its end. */
export type WriteLine = (line: string) => void

const longestPath = 200

/** A path for the log: without query, cut, and without anything that looks like an address of somebody. */
export const loggedPath = (url: string): string => {
  const path = url.replace(/[?#].*$/s, "")
  if (!/@|%40/.test(path)) return path.slice(0, longestPath)
  const segments = path.split("/").map(segment => (/@|%40/.test(segment) ? "…" : segment))
  return segments.join("/").slice(0, longestPath)
}

/** Writes the lines of one turn of the event loop together: one system call for many requests. */
export const batchedLines = (write: (text: string) => void): WriteLine => {
  let waiting = ""
  return line => {
    if (waiting === "") {
      setImmediate(() => {
        const text = waiting
        waiting = ""
        write(text)
      })
    }
    waiting += `${line}\n`
  }
}

/**
 * Writes one line of JSON when a request has been answered or broken off. It holds nothing personal: no client address,
 * no query, no agent, no referrer, so that the log needs no place in the privacy statement.
 */
export const logRequest = (req: IncomingMessage, res: ServerResponse, writeLine: WriteLine): void => {
  const began = performance.now()
  const { method, url = "" } = req
  res.once("close", () => {
    writeLine(
      JSON.stringify({
        time: new Date().toISOString(),
        method,
        path: loggedPath(url),
        status: res.statusCode,
        ms: Math.round((performance.now() - began) * 10) / 10,
        ...(res.writableFinished ? {} : { broken: true }),
      }),
    )
  })
}
