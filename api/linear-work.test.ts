import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { mkdir } from "node:fs/promises"
import { Agent, request } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import fc from "fast-check"
import type { FastifyInstance } from "fastify"
import type { ServerManifest } from "../src/shared/server-manifest"
import { listServices } from "../test/support/serve-handler"
import { siteApp } from "../test/support/site-app"
import { checkForm } from "./contact/fields"
import { corsHeaders, originKind } from "./contact/origin"
import { loggedPath, requestTarget, withoutEndSlashes } from "./server/request-target"
import { openSite } from "./server/site"

/**
 * Work that grows with the square of its input does 16 times as much for 16 kB as for 4 kB, linear work 4 times. The
 * quickest of several tries counts, since a busy machine makes times longer and never shorter. Squared, 16 kB are 270
 * million steps: what is done within two milliseconds cannot be that, and is not measured further.
 */
const sizes = { small: 3800, large: 15_200 }
const soonDoneMs = 2
const mostGrowth = 9

type Work = (input: string) => unknown

const quickest = async (work: Work, input: string, tries: number): Promise<number> => {
  let best = Number.POSITIVE_INFINITY
  for (let i = 0; i < tries; i += 1) best = Math.min(best, await timeOf(() => work(input)))
  return best
}

const timeOf = async (work: () => unknown): Promise<number> => {
  const began = performance.now()
  await work()
  return performance.now() - began
}

const isLinear = async (work: Work, inputOf: (size: number) => string): Promise<boolean> => {
  const large = inputOf(sizes.large)
  if ((await quickest(work, large, 2)) < soonDoneMs) return true
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const [some, more] = [await quickest(work, inputOf(sizes.small), 8), await quickest(work, large, 8)]
    if (more < soonDoneMs || more / some < mostGrowth) return true
  }
  return false
}

const tokens = [
  ..."/%@a =;,.:\"'[]{}()1-&?#\\\t*<é",
  ...["%40", "%2f", "%E0", "charset=", "boundary=", "bytes=", "0-1,", "q=0.1", "W/", "xn--", "::", "1.1.1.1"],
]
const part = (maxLength: number) =>
  fc.array(fc.constantFrom(...tokens), { maxLength }).map(some => some.join(""))
/** A beginning, something repeated to the wished size, and an end: what makes expressions look back. */
const shapes = fc.record({ before: part(3), unit: part(3).filter(Boolean), after: part(2) })
type Shape = { readonly before: string; readonly unit: string; readonly after: string }
const known: Shape[] = [
  { before: "/", unit: "a", after: "" },
  { before: "/", unit: "/", after: "x" },
  { before: "/", unit: "a@", after: "/" },
  { before: "charset=", unit: " ", after: "x x" },
  { before: "", unit: " ", after: "x" },
  { before: "bytes=", unit: "0-1,", after: "0-" },
  { before: "", unit: ",", after: "" },
]

const expectLinear = (work: Work, frame: (filler: string) => string = filler => filler) =>
  fc.assert(
    fc.asyncProperty(shapes, ({ before, unit, after }) =>
      isLinear(work, size => frame(`${before}${unit.repeat(Math.ceil(size / unit.length))}${after}`)),
    ),
    { numRuns: 25, examples: known.map(shape => [shape]), endOnFailure: true },
  )

const siteUrl = "https://site.example"
const origin = (headers: Record<string, string>, url = "/api/contact") => {
  const req = { headers, url }
  return corsHeaders(req, originKind(req, siteUrl, 1))
}
const check = (text: string) => {
  try {
    checkForm("amp", { name: text, email: text, message: text, phone: text })
  } catch {
    // Refused, in whatever time.
  }
}

test.each<[string, Work, ((filler: string) => string)?]>([
  ["the path for the log", loggedPath],
  ["the target", requestTarget],
  ["a whole address", requestTarget, filler => `http://${filler}`],
  ["slashes at the end", withoutEndSlashes],
  ["the query", query => origin({}, `/api/contact?${query}`)],
  ["the source origin", query => origin({}, `/api/contact?__amp_source_origin=https://${query}`)],
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
    await mkdir(join(root, "public"))
    writeFileSync(join(root, "public/page.html"), "page".repeat(1000))
    const file = { path: "/page", file: "page.html", status: 200, headers: {}, hash: "h", size: 4000 }
    const manifest: ServerManifest = {
      version: 1,
      headers: {},
      files: [{ ...file, modified: new Date(0).toUTCString(), encodings: ["br"] }],
      notFound: [{ below: "/", file: "page.html" }],
      redirects: [],
    }
    writeFileSync(join(root, "public/page.html.br"), "page".repeat(100))
    const site = openSite({ ...manifest, gone: ["/gone"] }, root)
    app = siteApp(() => site, listServices({ TRUST_PROXY: "1" }).services)
    await app.listen({ port: 0, host: "127.0.0.1" })
    port = (app.server.address() as AddressInfo).port
  })
  afterAll(async () => {
    agent.destroy()
    await app.close()
    rmSync(root, { recursive: true })
  })

  const ask = (path: string, headers: Record<string, string>, method = "GET", body = "name=A") =>
    new Promise<void>(resolve => {
      const sent = request(
        { port, host: "127.0.0.1", agent, path, method, headers },
        answer => void answer.resume().once("close", resolve),
      )
      sent.once("error", () => resolve())
      sent.end(method === "POST" ? body : undefined)
    })

  const path = (filler: string) => filler.replace(/[^!-~]/g, "%20")
  // What no header may hold, the client would not send.
  const value = (filler: string) => filler.replace(/[^\t -~]/g, "y")

  test("reads a long path in linear time", () => expectLinear(text => ask(`/${path(text)}`, {})))

  // Addresses above 2 kB are refused unread: within it, a squared cost still shows.
  test.each(["/", "/a", "%2e", "/%20"])(
    "reads paths of 500 and 2,000 characters made of %s in linear time",
    async unit => {
      // The quickest of many: a busy machine makes single requests slow.
      const timeFor = (size: number) =>
        quickest(text => ask(text, {}), `/${unit.repeat(Math.ceil(size / unit.length)).slice(0, size)}x`, 100)
      const [some, more] = [await timeFor(500), await timeFor(2000)]
      expect(more).toBeLessThan(Math.max(some * 2.5, 1))
    },
  )

  test.each([
    "host",
    "cookie",
    "accept-encoding",
    "range",
    "if-range",
    "if-match",
    "if-none-match",
    "if-modified-since",
    "if-unmodified-since",
  ])("reads the header %s of a page in linear time", name =>
    expectLinear(text =>
      ask("/page", { ...(name === "if-range" && { range: "bytes=0-1" }), [name]: value(text) }),
    ),
  )

  test.each([
    "host",
    "origin",
    "accept",
    "content-type",
    "content-encoding",
    "x-forwarded-for",
    "x-forwarded-host",
    "amp-same-origin",
  ])("reads the header %s of a form in linear time", name =>
    expectLinear(text => ask("/api/contact", { [name]: value(text) }, "POST")),
  )

  const multipart = "multipart/form-data; boundary=b"
  test.each<[string, string, (filler: string) => string]>([
    ["JSON", "application/json", filler => filler],
    ["nested JSON", "application/json", filler => `{"a":${filler}`],
    ["a posted form", "application/x-www-form-urlencoded", filler => filler],
    ["multipart", multipart, filler => `--b\r\n${filler}\r\n--b--\r\n`],
    [
      "a part's header",
      multipart,
      filler => `--b\r\nContent-Disposition: form-data; name="${filler}\r\n\r\nx\r\n--b--\r\n`,
    ],
  ])("reads %s in linear time", (_what, type, frame) =>
    expectLinear(text => ask("/api/contact", { "content-type": type }, "POST", frame(text))),
  )

  test("reads the type of a body in linear time", () =>
    expectLinear(text => ask("/api/contact", { "content-type": value(`${multipart};${text}`) }, "POST")))
})
