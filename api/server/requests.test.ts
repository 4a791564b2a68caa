import { once } from "node:events"
import { Agent, get } from "node:http"
import { type AddressInfo, connect } from "node:net"
import { text } from "node:stream/consumers"
import { setTimeout as pause } from "node:timers/promises"
import fastify from "fastify"
import { listServices } from "../../test/support/serve-handler"
import { serveContact } from "../../test/support/site-app"
import { drainOnClose, loggedPath } from "./app"
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

/** @returns what sends a request on the one connection, and resolves with its status and what becomes of that */
const keepAlive = (port: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return async (path: string) => {
    const [response] = await once(get({ port, path, host: "127.0.0.1", agent }), "response")
    await text(response)
    return `${response.statusCode} ${response.headers.connection}`
  }
}

test("a connection with too many requests at once is cut off, others are served", async () => {
  const { port, close } = await serveContact(listServices().services)
  const greedy = connect(port, "127.0.0.1")
  greedy.on("error", () => undefined)
  let answers = ""
  greedy.on("data", chunk => (answers += chunk))
  greedy.write("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n".repeat(500))
  await once(greedy, "close")
  expect(answers.split("HTTP/1.1 200").length).toBeLessThanOrEqual(101)
  const ask = keepAlive(port)
  const patient = []
  for (let i = 0; i < 201; i += 1) patient.push(await ask("/healthz"))
  expect(patient.filter(answer => answer === "200 close")).toHaveLength(2)
  expect(patient.filter(answer => answer === "200 keep-alive")).toHaveLength(199)
  await close()
})

test("closing answers what is under way or still comes, and then ends every connection without a reset", async () => {
  const large = Buffer.alloc(20_000_000)
  const app = fastify({ return503OnClosing: false })
  app.get("/", () => pause(200, "here"))
  app.get("/large", async () => large)
  drainOnClose(app)
  await app.listen()
  const { port } = app.server.address() as AddressInfo
  const ask = keepAlive(port)
  const idle = connect(port, "127.0.0.1")
  const ended = once(idle.resume(), "end")
  const slow = connect(port, "127.0.0.1")
  slow.write("GET /large HTTP/1.1\r\nHost: a\r\n\r\n")
  await once(slow, "readable")
  expect(await ask("/")).toBe("200 keep-alive")
  const closing = app.close()
  await pause(100)
  expect(await ask("/")).toBe("200 close")
  await expect(ask("/")).rejects.toThrow("ECONNREFUSED")
  await pause(1500)
  let received = 0
  for await (const chunk of slow) received += chunk.length
  expect(received).toBeGreaterThan(large.length)
  await Promise.all([closing, ended])
})
