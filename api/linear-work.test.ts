import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { Agent, request } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { FastifyInstance } from "fastify"
import { listServices } from "../test/support/serve-handler"
import { siteApp } from "../test/support/site-app"
import { corsHeaders, originKind } from "./contact/origin"
import { checkForm } from "./contact/read-fields"
import { loggedPath } from "./server/app"
import { openSite, requestTarget, withoutTrailingSlashes } from "./server/serve-site"

/**
 * Input four times as long takes linear work 4 times as long, and quadratic work 16 times. Only the fastest of several runs
 * counts, since a busy machine makes a run slower but never faster. At the larger size quadratic work takes 230 million
 * steps, so anything under two milliseconds is linear and needs no comparison.
 */
const sizes = { small: 3800, large: 15_200 }
const negligibleMs = 2
const maxGrowth = 9

type Work = (input: string) => unknown

/** The duration in ms of the fastest of several runs. */
const quickest = async (work: Work, input: string, runs: number): Promise<number> => {
  let best = Number.POSITIVE_INFINITY
  for (let i = 0; i < runs; i += 1) {
    const started = performance.now()
    await work(input)
    best = Math.min(best, performance.now() - started)
  }
  return best
}

const isLinear = async (work: Work, inputOf: (size: number) => string): Promise<boolean> => {
  const large = inputOf(sizes.large)
  if ((await quickest(work, large, 2)) < negligibleMs) return true
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const some = await quickest(work, inputOf(sizes.small), 8)
    const more = await quickest(work, large, 8)
    if (more < negligibleMs || more / some < maxGrowth) return true
  }
  return false
}

/** A start, a repeated unit, and an end: inputs that make regular expressions backtrack. */
const shapes = [
  ["/", "a", ""],
  ["/", "/", "x"],
  ["/", "a@", "/"],
  ["/", "%40", "é"],
  ["/", "%2f", "%"],
  ["charset=", " ", "x x"],
  ["", " ", "x"],
  ["", "\t ", "="],
  ["", ";", "x"],
  ["bytes=", "0-1,", "0-"],
  ["", ",", ""],
  ["", "q=0.1", ","],
  ["[", ":", "]"],
  ["", "1.1.1.1", ":"],
  ["xn--", "-", "."],
  ['"', '\\"', ""],
  ["W/", '"', ","],
  ["{", "[", "}"],
] as const

const expectLinear = async (work: Work, frame: (filler: string) => string = filler => filler) => {
  for (const [before, unit, after] of shapes) {
    const inputOf = (size: number) => frame(`${before}${unit.repeat(Math.ceil(size / unit.length))}${after}`)
    expect([before, unit, after, await isLinear(work, inputOf)]).toEqual([before, unit, after, true])
  }
}

const origin = (originalUrl: string) => {
  const req = { headers: {}, originalUrl }
  return corsHeaders(req, originKind(req, "https://site.example", 1))
}
const check = (text: string) => {
  try {
    checkForm("amp", { name: text, email: text, message: text, phone: text })
  } catch {
    // A refusal must be quick as well.
  }
}

test.each<[string, Work, ((filler: string) => string)?]>([
  ["the path for the log", loggedPath],
  ["the target", requestTarget],
  ["an absolute URL", requestTarget, filler => `http://${filler}`],
  ["trailing slashes", withoutTrailingSlashes],
  ["the query", query => origin(`/api/contact?${query}`)],
  ["the source origin", query => origin(`/api/contact?__amp_source_origin=https://${query}`)],
  ["a form's fields", check],
])("%s is read in linear time", async (_what, work, ...[frame]) => {
  await expectLinear(work, frame)
})

describe("the server", () => {
  const root = mkdtempSync(join(tmpdir(), "linear-"))
  const agent = new Agent({ keepAlive: true })
  let app: FastifyInstance
  let port = 0

  beforeAll(async () => {
    mkdirSync(join(root, "public"))
    for (const name of ["page.html", "page.html.br"])
      writeFileSync(join(root, "public", name), "page".repeat(1000))
    const file = { path: "/page", file: "page.html", status: 200, headers: {}, hash: "h", size: 4000 }
    const site = openSite({
      root,
      manifest: {
        version: 1,
        headers: {},
        files: [{ ...file, modified: new Date(0).toUTCString(), encodings: ["br"] }],
        notFound: [{ below: "/", file: "page.html" }],
        redirects: [],
        gone: ["/gone"],
      },
    })
    app = siteApp(() => site, listServices({ TRUST_PROXY: "1" }).services)
    await app.listen({ port: 0, host: "127.0.0.1" })
    port = (app.server.address() as AddressInfo).port
  })
  afterAll(async () => {
    agent.destroy()
    await app.close()
    rmSync(root, { recursive: true })
  })

  const ask = (path: string, headers: Record<string, string>, body?: string) =>
    new Promise<void>(resolve => {
      const sent = request(
        { port, host: "127.0.0.1", agent, path, method: body === undefined ? "GET" : "POST", headers },
        response => void response.resume().once("close", resolve),
      )
      sent.once("error", () => resolve())
      sent.end(body)
    })

  const path = (filler: string) => filler.replace(/[^!-~]/g, "%20")
  // Node.js refuses to send characters that no header may contain.
  const value = (filler: string) => filler.replace(/[^\t -~]/g, "y")

  test("reads a long path in linear time", () => expectLinear(text => ask(`/${path(text)}`, {})))

  // Addresses above 2 kB are refused unread; quadratic work would already show below that.
  test.each(["/", "/a", "%2e", "/%20"])(
    "reads paths of 500 and 2,000 characters made of %s in linear time",
    async unit => {
      const timeFor = (size: number) =>
        quickest(text => ask(text, {}), `/${unit.repeat(Math.ceil(size / unit.length)).slice(0, size)}x`, 100)
      const [some, more] = [await timeFor(500), await timeFor(2000)]
      expect(more).toBeLessThan(Math.max(some * 2.5, 1))
    },
  )

  const conditions = [
    "range",
    "if-range",
    "if-match",
    "if-none-match",
    "if-modified-since",
    "if-unmodified-since",
  ]
  test.each(["host", "cookie", "accept-encoding", ...conditions])(
    "reads the header %s of a page in linear time",
    name =>
      expectLinear(text =>
        ask("/page", { ...(name === "if-range" && { range: "bytes=0-1" }), [name]: value(text) }),
      ),
  )

  const forwarded = ["x-forwarded-for", "x-forwarded-host", "amp-same-origin"]
  test.each(["host", "origin", "accept", "content-type", "content-encoding", ...forwarded])(
    "reads the header %s of a form in linear time",
    name => expectLinear(text => ask("/api/contact", { [name]: value(text) }, "name=A")),
  )

  const multipart = "multipart/form-data; boundary=b"
  const partHeader = (filler: string) =>
    `--b\r\nContent-Disposition: form-data; name="${filler}\r\n\r\nx\r\n--b--\r\n`
  test.each<[string, string, (filler: string) => string]>([
    ["JSON", "application/json", filler => filler],
    ["nested JSON", "application/json", filler => `{"a":${filler}`],
    ["a posted form", "application/x-www-form-urlencoded", filler => filler],
    ["multipart", multipart, filler => `--b\r\n${filler}\r\n--b--\r\n`],
    ["a part's header", multipart, partHeader],
  ])("reads %s in linear time", (_what, type, frame) =>
    expectLinear(text => ask("/api/contact", { "content-type": type }, frame(text))),
  )

  test("reads the type of a body in linear time", () =>
    expectLinear(text => ask("/api/contact", { "content-type": value(`${multipart};${text}`) }, "name=A")))
})
