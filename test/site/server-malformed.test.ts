import { connect } from "node:net"
import * as content from "../support/content"
import { rawGet, rawRequest } from "../support/raw-request"
import { request, sharedSite } from "../support/server/shared"

const site = sharedSite()

afterEach(async () => {
  expect((await request("/about")).status).toBe(200)
})

test.each<[string, string, number]>([
  ["no HTTP at all", "hello\r\n\r\n", 400],
  [
    "two lengths",
    "POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab",
    400,
  ],
  ["a bad chunk", "POST /api/contact HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n", 400],
  ["headers of 20 kB", `GET / HTTP/1.1\r\nHost: x\r\nA: ${"a".repeat(20_000)}\r\n\r\n`, 431],
  ["a path above 2 kB", `GET /${"a".repeat(2100)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`, 414],
  ["two hosts", "GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close\r\n\r\n", 400],
  ["half an address", "GET http://[ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", 400],
  ["an address without a host", "GET http:// HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", 400],
  ["another scheme", "GET ftp://x/about HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", 400],
  ["an address with a name in it", "GET http://a@b/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", 400],
  ["no host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
  ["an expectation", "GET / HTTP/1.1\r\nHost: x\r\nExpect: wonders\r\nConnection: close\r\n\r\n", 417],
  ["a tunnel", "CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n", 0],
  ["a target that is a star", "OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", 400],
])("%s is refused without details of the server", async (_what, sent, status) => {
  const response = await rawRequest(site.url, sent)
  expect(response.status).toBe(status)
  if (status > 0) expect(response.head.toLowerCase()).toMatch(/x-frame-options: deny/)
  expect(response.body).not.toMatch(/ at |node_modules|Error:/)
})

test("an HTTP/1.0 client gets its page", async () => {
  const response = await rawRequest(site.url, "GET /about HTTP/1.0\r\n\r\n")
  expect(response.status).toBe(200)
})

test("an unexpected body is ignored", async () => {
  const text = "GET /about HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 5\r\n\r\nhello"
  expect((await rawRequest(site.url, text)).status).toBe(200)
})

test("a body larger than 64 kB is refused before it arrives", async () => {
  const head = "POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n"
  const response = await rawRequest(site.url, `${head}Connection: close\r\nContent-Length: 10000000\r\n\r\n`)
  expect(response.status).toBe(413)
})

test("headers and bodies that arrive too slowly time out", async () => {
  const began = Date.now()
  const type = "application/x-www-form-urlencoded"
  const post = `POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 99\r\n`
  const [headers, script, page] = await Promise.all([
    rawRequest(site.url, "GET / HTTP/1.1\r\nHost: x\r\n"),
    rawRequest(site.url, `${post}\r\nname=`),
    rawRequest(site.url, `${post}Accept: text/html\r\n\r\nname=`),
  ])
  expect([headers.status, script.status, page.status]).toEqual([408, 408, 303])
  expect(JSON.parse(script.body)).toEqual({ message: content.pageWords().notSent.reasons.timeout })
  expect(page.head).toMatch(/^location: \/contact\/not-sent\?reason=timeout#timeout\r$/m)
  expect(Date.now() - began).toBeLessThan(15_000)
})

test("clients that disconnect mid-request do not stop the server", async () => {
  for (let i = 0; i < 50; i++) {
    const socket = connect(Number(new URL(site.url).port), "127.0.0.1")
    socket.on("error", () => undefined)
    socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n", () => socket.resetAndDestroy())
  }
  expect((await rawGet(site.url, "/")).status).toBe(200)
})
