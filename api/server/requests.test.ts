import { once } from "node:events"
import { Agent, get } from "node:http"
import { type AddressInfo, connect } from "node:net"
import { text } from "node:stream/consumers"
import { setTimeout as pause } from "node:timers/promises"
import fastify from "fastify"
import { rawRequest } from "../../test/support/raw-request"
import { listServices, serveContact } from "../../test/support/server/in-process"
import { until } from "../../test/support/until"
import { drainOnClose, watchConnections } from "./connections"
import { loggedPath } from "./request-log"
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

test("a hundred requests of a connection are answered, at once or one by one, then it is closed", async () => {
  const { port, close } = await serveContact(listServices().services)
  for (const count of [101, 150, 400]) {
    const greedy = connect(port, "127.0.0.1")
    greedy.write("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n".repeat(count))
    const answers = await text(greedy)
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(Array(100).fill("HTTP/1.1 200"))
    expect(answers.match(/connection: close/gi)).toHaveLength(1)
  }
  const ask = keepAlive(port)
  const patient = []
  for (let i = 0; i < 201; i += 1) patient.push(await ask("/healthz"))
  expect(patient.filter(answer => answer === "200 close")).toHaveLength(2)
  expect(patient.filter(answer => answer === "200 keep-alive")).toHaveLength(199)
  await close()
})

test.each([
  [100, 96],
  [100, 150],
  [100, 12],
])(
  "%i connections with %i requests each leave no more than 500 waiting, and others are served",
  async (many, each) => {
    const app = fastify({ maxRequestsPerSocket: 100 })
    const never = new Promise<never>(() => undefined)
    app.get("/", () => never)
    app.get("/other", async () => "here")
    const unanswered = watchConnections(app.server)
    await app.listen()
    const { port } = app.server.address() as AddressInfo
    const sockets = Array.from({ length: many }, () =>
      connect(port, "127.0.0.1").on("error", () => undefined),
    )
    for (const socket of sockets) socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n".repeat(each))
    for (const socket of sockets) socket.resume()
    // Those whose requests wait stay open.
    await until(() => sockets.filter(({ closed }) => closed).length >= many - 50)
    const waiting = [...unanswered.values()].map(({ size }) => size - 1)
    expect(waiting.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(500)
    expect(await keepAlive(port)("/other")).toBe("200 keep-alive")
    app.server.closeAllConnections()
    for (const socket of sockets) socket.destroy()
    await until(() => unanswered.size === 0)
    await app.close()
  },
)

test.each([
  ["no host", ""],
  ["two hosts", "Host: a\r\nHost: a\r\n"],
  ["a host with a path", "Host: a/b\r\n"],
  ["a host with a name in it", "Host: a@b\r\n"],
])("%s is refused by every endpoint", async (_what, lines) => {
  const { kept, services } = listServices()
  const { origin, close } = await serveContact(services)
  const body = JSON.stringify({ name: "A", email: "a@b.example", message: "hi" })
  const post = `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  for (const [target, rest] of [
    ["POST /api/contact", post],
    ...["/healthz", "/readyz", "/metrics", "/", "/nowhere"].map(path => [`GET ${path}`, "\r\n"]),
  ]) {
    const sent = `${target} HTTP/1.1\r\n${lines}Connection: close\r\n${rest}`
    expect((await rawRequest(origin, sent)).status).toBe(400)
  }
  expect(kept).toEqual([])
  await close()
})

test.each<[string, Record<string, string>, string, number]>([
  ["this machine", {}, "", 200],
  ["this machine, with a token set", { STATUS_TOKEN: "0123456789abcdef" }, "", 403],
  ["this machine, behind a proxy", { TRUST_PROXY: "1" }, "", 403],
  ["a proxy on it", {}, "X-Real-IP: 192.0.2.1", 403],
  ["another proxy", {}, "Forwarded: for=192.0.2.1", 403],
  ["a third", {}, "Via: 1.1 proxy", 403],
  ["a fourth", {}, "X-Forwarded-Proto: https", 403],
  ["a fifth", {}, "CF-Connecting-IP: 192.0.2.1", 403],
  ["a proxy whose header comes after many", {}, `${"A:b\r\n".repeat(2500)}X-Forwarded-For: 192.0.2.1`, 403],
  ["who has the token", { STATUS_TOKEN: "0123456789abcdef" }, "authorization: bearer 0123456789abcdef", 200],
  ["who has another", { STATUS_TOKEN: "0123456789abcdef" }, "authorization: Bearer 0123456789abcdeg", 403],
])("whether %s may read /metrics", async (_who, env, line, status) => {
  const { port, close } = await serveContact(listServices(env).services)
  const sent = `GET /metrics HTTP/1.1\r\nHost: 127.0.0.1\r\n${line ? `${line}\r\n` : ""}Connection: close\r\n\r\n`
  expect((await rawRequest(`http://127.0.0.1:${port}`, sent)).status).toBe(status)
  await close()
})

test("a connection that is reset is no answer", async () => {
  const { port, close } = await serveContact(listServices().services)
  const socket = connect(port, "127.0.0.1")
  await once(socket, "connect")
  socket.write("GET / HT")
  await pause(100)
  socket.resetAndDestroy()
  await pause(200)
  expect((await rawRequest(`http://127.0.0.1:${port}`, "hello\r\n\r\n")).status).toBe(400)
  const metrics = await fetch(`http://127.0.0.1:${port}/metrics`)
  expect(await metrics.text()).toContain('http_requests_total{status="400"} 1\n')
  await close()
})

test("closing answers what is under way or still comes, and then ends every connection without a reset", async () => {
  const large = Buffer.alloc(20_000_000)
  const app = fastify({ return503OnClosing: false })
  app.get("/", () => pause(200, "here"))
  app.get("/large", async () => large)
  drainOnClose(app, watchConnections(app.server))
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
