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

// Input four times as long takes linear work 4 times as long, and quadratic work 16 times; only the fastest of several runs
// counts. At the larger size quadratic work takes 230 million steps, so anything under two milliseconds is linear.
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

const expectLinear = async (work: Work) => {
  for (const [before, unit, after] of shapes) {
    const inputOf = (size: number) => `${before}${unit.repeat(Math.ceil(size / unit.length))}${after}`
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

test.each<[string, Work]>([
  ["the path for the log", loggedPath],
  ["the target", requestTarget],
  ["an absolute URL", text => requestTarget(`http://${text}`)],
  ["trailing slashes", withoutTrailingSlashes],
  ["the query", text => origin(`/api/contact?${text}`)],
  ["the source origin", text => origin(`/api/contact?__amp_source_origin=https://${text}`)],
  ["a form's fields", check],
])("%s is read in linear time", (_what, work) => expectLinear(work))

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

  const post = (type: string, body: string) => ask("/api/contact", { "content-type": type }, body)
  const multipart = "multipart/form-data; boundary=b"
  const part = (head: string) => `--b\r\n${head}\r\n\r\nx\r\n--b--\r\n`
  const conditions = ["match", "none-match", "modified-since", "unmodified-since"].map(name => `if-${name}`)
  const forwarded = ["x-forwarded-for", "x-forwarded-host"]

  test.each<[string, Work]>([
    ["a long path", text => ask(`/${path(text)}`, {})],
    ["if-range", text => ask("/page", { range: "bytes=0-1", "if-range": value(text) })],
    ...["host", "cookie", "accept-encoding", "range", ...conditions].map((name): [string, Work] => [
      `${name} of a page`,
      text => ask("/page", { [name]: value(text) }),
    ]),
    ...["host", "origin", "accept", "content-type", "content-encoding", "amp-same-origin", ...forwarded].map(
      (name): [string, Work] => [
        `${name} of a form`,
        text => ask("/api/contact", { [name]: value(text) }, "name=A"),
      ],
    ),
    ["JSON", text => post("application/json", text)],
    ["nested JSON", text => post("application/json", `{"a":${text}`)],
    ["a posted form", text => post("application/x-www-form-urlencoded", text)],
    ["multipart", text => post(multipart, `--b\r\n${text}\r\n--b--\r\n`)],
    ["a part's header", text => post(multipart, part(`Content-Disposition: form-data; name="${text}`))],
    ["the type of a body", text => post(value(`${multipart};${text}`), "name=A")],
  ])("reads %s in linear time", (_what, work) => expectLinear(work))
})
