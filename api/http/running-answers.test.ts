import { once } from "node:events"
import { createServer } from "node:http"
import { type AddressInfo, connect } from "node:net"
import { cutSlowReaders, runningAnswers } from "./running-answers"

const large = Buffer.alloc(16 * 1024 * 1024, "x")

test("an answer that is hardly taken is cut off, one that is taken is not", async () => {
  const ended = new Map<string | undefined, Promise<unknown>>()
  const server = createServer((req, res) => {
    ended.set(req.url, once(res, "close"))
    res.writeHead(200, ["content-length", String(large.length)])
    res.end(large)
  })
  const running = runningAnswers(server)
  const stop = cutSlowReaders(running, { graceMs: 500, bytesPerMs: 5000 })
  await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  const slow = connect(port, "127.0.0.1", () => slow.write("GET /slow HTTP/1.1\r\nHost: x\r\n\r\n"))
  slow.on("error", () => undefined)
  // Takes a little now and then, so that to Node.js the connection is never idle.
  const sips = setInterval(() => slow.read(1000), 50)
  try {
    await once(server, "request")
    const answer = await fetch(`http://127.0.0.1:${port}/quick`)
    expect((await answer.arrayBuffer()).byteLength).toBe(large.length)
    await ended.get("/slow")
    expect(running.size).toBe(0)
    const closed = once(slow, "close")
    slow.resume()
    await closed
    expect(slow.bytesRead).toBeLessThan(large.length)
  } finally {
    clearInterval(sips)
    slow.destroy()
    stop()
    server.close()
    server.closeAllConnections()
  }
})
