import { once } from "node:events"
import { Agent, createServer, get, type RequestListener, type ServerResponse } from "node:http"
import { type AddressInfo, connect, type Socket } from "node:net"
import { setTimeout as pause } from "node:timers/promises"
import { followConnections, loggedPath } from "./app"
import { requestTarget } from "./serve-site"

test.each([
  ["/", { path: "/", query: "" }],
  ["/about?a=b&c=%20", { path: "/about", query: "?a=b&c=%20" }],
  ["/search?q=a?b", { path: "/search", query: "?q=a?b" }],
  ["/caf%C3%A9", { path: "/café", query: "" }],
  ["http://site.example/about?x", { path: "/about", query: "?x" }],
  ["http://[::1]:9000/about", { path: "/about", query: "" }],
  ["http://site.example", { path: "/", query: "" }],
])("%s is parsed", (url, target) => {
  expect(requestTarget(url)).toEqual(target)
})

test.each([
  ["/about?email=a@b.example", "/about"],
  ["/x#y", "/x"],
  ["/unsubscribe/jane@b.example/now", "/unsubscribe/…/now"],
  ["/jane%40b.example", "/…"],
])("%s is logged as %s", (url, logged) => {
  expect(loggedPath(url)).toBe(logged)
})

test("a long path is truncated", () => {
  expect(loggedPath(`/${"a".repeat(5000)}`)).toHaveLength(200)
})

const serve = async (listener: RequestListener) => {
  const server = createServer(listener)
  const { drain } = followConnections(server)
  await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve))
  return { drain, port: (server.address() as AddressInfo).port }
}

test("a connection with too many unanswered requests is cut off, others are served", async () => {
  const held: ServerResponse[] = []
  const { drain, port } = await serve(
    (req, res) => void (req.url === "/held" ? held.push(res) : res.end("here")),
  )
  const greedy: Socket = connect(port, "127.0.0.1")
  greedy.on("error", () => undefined)
  greedy.write("GET /held HTTP/1.1\r\nHost: a\r\n\r\n".repeat(500))
  await once(greedy, "close")
  expect((await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: "close" } })).status).toBe(200)
  await drain()
})

test("draining answers what is under way or still comes, and then ends every connection without a reset", async () => {
  const { drain, port } = await serve((_req, res) => void setTimeout(() => res.end("here"), 200))
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = () =>
    new Promise<string>((resolve, reject) => {
      const request = get({ port, host: "127.0.0.1", agent }, res => {
        res.resume().once("end", () => resolve(`${res.statusCode} ${res.headers.connection}`))
      })
      request.once("error", reject)
    })
  const idle = connect(port, "127.0.0.1")
  const ended = once(idle.resume(), "end")
  expect(await ask()).toBe("200 keep-alive")
  const draining = drain()
  await pause(100)
  expect(await ask()).toBe("200 close")
  await draining
  await ended
  await expect(ask()).rejects.toThrow("ECONNREFUSED")
})
