import { connect } from "node:net"

/** A raw response. */
type RawAnswer = { readonly status: number; readonly head: string; readonly body: string }

/**
 * Sends bytes as they are, which no HTTP client would, and reads until the server ends the connection.
 * @param text what is sent; it should ask for `Connection: close` if it is a proper request
 */
export const rawRequest = (url: string, text: string | Buffer): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname, () => socket.write(text))
    const chunks: Buffer[] = []
    socket.setTimeout(20_000, () => socket.destroy(new Error("no end within 20 s")))
    socket.on("data", chunk => chunks.push(chunk))
    socket.once("error", reject)
    socket.once("close", () => {
      const response = Buffer.concat(chunks).toString("latin1")
      const [head = "", body = ""] = response.split(/\r\n\r\n(.*)/s)
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), head, body })
    })
  })

/** Requests a path as it is written; clients would normalise it. */
export const rawGet = (url: string, path: string): Promise<RawAnswer> =>
  rawRequest(url, `GET ${path} HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n`)
