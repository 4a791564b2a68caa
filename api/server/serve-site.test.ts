import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { FastifyInstance } from "fastify"
import type { ServerManifest } from "../../src/shared/server-manifest"
import { fileRoute } from "../../test/publishing/small-build"
import { siteApp } from "../../test/support/server/in-process"
import { temporaryFolder } from "../../test/support/temporary-folder"
import { openSite } from "./serve-site"

const manifest: ServerManifest = {
  version: 1,
  headers: { "x-content-type-options": "nosniff" },
  files: [
    fileRoute("/blog/404.html", { status: 404 }),
    fileRoute("/page", {
      file: "page.html",
      headers: { "content-security-policy": "default-src 'self'; upgrade-insecure-requests" },
      encodings: ["br", "gzip"],
    }),
    fileRoute("/plain", { file: "plain.html", encodings: ["gzip"] }),
    fileRoute("/picture.png"),
    // Too large to be kept in memory.
    fileRoute("/contact/sent", {
      file: "sent.html",
      size: 2_000_000,
      headers: { "content-security-policy": "default-src 'self'; upgrade-insecure-requests" },
    }),
  ],
  notFound: [{ below: "/blog/", file: "blog/404.html" }],
  redirects: [{ from: "/blog/old", to: "/blog/new", status: 301 }],
  gone: ["/blog/let-go"],
}

const folder = temporaryFolder()
let app: FastifyInstance
beforeAll(() => {
  mkdirSync(join(folder, "public/blog"), { recursive: true })
  const files = ["page.html", "page.html.br", "page.html.gz", "plain.html", "plain.html.gz", "picture.png"]
  for (const name of files) writeFileSync(join(folder, "public", name), name)
  writeFileSync(join(folder, "public/blog/404.html"), "Notice")
  writeFileSync(join(folder, "public/sent.html"), '<p id="enquiry-reference"></p>')
  const site = openSite({ root: folder, manifest })
  app = siteApp(() => site)
})
afterAll(() => app.close())

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host: "x", ...headers } })

test("the page after a form sent without scripts has its reference, also if it is read from disk", async () => {
  expect((await get("/contact/sent?reference=K7M-4PR")).body).toContain("<strong>K7M-4PR</strong>")
})

test("on this machine no page has its styles requested over https, which Safari would do on localhost too", async () => {
  for (const page of ["/page", "/contact/sent?reference=K7M-4PR"])
    expect((await get(page, { host: "localhost:9000" })).headers["content-security-policy"]).toBe(
      "default-src 'self'",
    )
})

describe("an address of an earlier release", () => {
  test.each([
    ["/blog/old", "/blog/new"],
    ["/blog/old?utm_source=mail&x=1", "/blog/new?utm_source=mail&x=1"],
    ["/blog/old/", "/blog/new"],
    ["/blog/old/?page=2", "/blog/new?page=2"],
    ["/Blog/OLD", "/blog/new"],
    ["//blog//old.html", "/blog/new"],
  ])("that has moved is redirected: %s to %s", async (from, to) => {
    const { statusCode, headers } = await get(from)
    expect([statusCode, headers.location]).toEqual([301, to])
    expect(headers["x-content-type-options"]).toBe("nosniff")
  })

  test.each(["/blog/let-go", "/blog/let-go/", "/blog/let-go?x=1"])("%s is gone", async path => {
    const { statusCode, body } = await get(path)
    expect([statusCode, body]).toEqual([410, "Notice"])
  })

  test.each(["/blog/old/more", "/blog", "/old.html", "//evil.example/page"])(
    "%s is another address, and unknown",
    async path => {
      expect((await get(path)).statusCode).toBe(404)
    },
  )
})

test.each(["/PICTURE.png", "/picture.png.html", "/page.html.html", "/pa.htmlge"])(
  "%s means no page",
  async path => {
    expect((await get(path)).statusCode).toBe(404)
  },
)

test("a form posted to its address with a slash is redirected with its method preserved", async () => {
  const { statusCode, headers } = await app.inject({
    method: "POST",
    url: "/api/contact/",
    headers: { host: "x" },
  })
  expect([statusCode, headers.location]).toEqual([308, "/api/contact"])
})

test.each([
  ["gzip;q=1, br;q=0.5", "page.html.gz"],
  ["br;q=0, *", "page.html.gz"],
  ["identity", "page.html"],
  ["identity, gzip;q=0.5", "page.html"],
  ["gzip;q=0", "page.html"],
  ["*;q=0", "page.html"],
  ["nonsense;;q=,,", "page.html"],
])("Accept-Encoding %s gets %s", async (accept, name) => {
  expect((await get("/page", { "accept-encoding": accept })).body).toBe(name)
})

test("an encoding that does not exist is not chosen", async () => {
  expect((await get("/plain", { "accept-encoding": "br, gzip" })).body).toBe("plain.html.gz")
  expect((await get("/picture.png", { "accept-encoding": "br, gzip" })).body).toBe("picture.png")
})

test("a document is served from memory, an image from disk", async () => {
  rmSync(join(folder, "public/plain.html"))
  rmSync(join(folder, "public/picture.png"))
  expect((await get("/plain")).statusCode).toBe(200)
  const { statusCode, body, headers } = await get("/picture.png")
  expect([statusCode, body, headers.etag]).toEqual([404, "Not Found\n", undefined])
})
