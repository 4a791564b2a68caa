import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import type { IncomingMessage, ServerResponse } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { ServerManifest } from "../../src/shared/server-manifest"
import { serveHandler } from "../../test/support/serve-handler"
import { openSite } from "./open-site"
import { siteHandler } from "./site-handler"

const manifest: ServerManifest = {
  version: 1,
  headers: { "x-content-type-options": "nosniff" },
  files: [
    {
      path: "/blog/404.html",
      file: "blog/404.html",
      status: 404,
      headers: {},
      hash: "h",
      size: 6,
      modified: "Sun, 22 Nov 2026 06:00:00 GMT",
      encodings: [],
    },
  ],
  functions: [],
  notFound: [{ below: "/blog/", file: "blog/404.html" }],
  redirects: [{ from: "/blog/old", to: "/blog/new", status: 301 }],
  gone: ["/blog/let-go"],
}

describe("an address of an earlier release", () => {
  const folder = mkdtempSync(join(tmpdir(), "site-"))
  const handle = siteHandler(openSite(manifest, folder))
  let server: Awaited<ReturnType<typeof serveHandler>>
  beforeAll(async () => {
    mkdirSync(join(folder, "public/blog"), { recursive: true })
    writeFileSync(join(folder, "public/blog/404.html"), "Notice")
    server = await serveHandler(async (req: IncomingMessage, res: ServerResponse) => {
      await handle(req, res)
    })
  })
  afterAll(async () => {
    await server.close()
    rmSync(folder, { recursive: true })
  })

  test.each([
    ["/blog/old", "/blog/new"],
    ["/blog/old?utm_source=mail&x=1", "/blog/new?utm_source=mail&x=1"],
    ["/blog/old/", "/blog/new"],
    ["/blog/old/?page=2", "/blog/new?page=2"],
  ])("that has moved leads on at once: %s to %s", async (from, to) => {
    const answer = await fetch(server.origin + from, { redirect: "manual" })
    expect([answer.status, answer.headers.get("location")]).toEqual([301, to])
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff")
  })

  test.each(["/blog/let-go", "/blog/let-go/", "/blog/let-go?x=1"])("%s was let go", async path => {
    const answer = await fetch(server.origin + path)
    expect([answer.status, await answer.text()]).toEqual([410, "Notice"])
  })

  test.each(["/blog/old/more", "/blog", "/Blog/old"])("%s is another one", async path => {
    expect((await fetch(server.origin + path, { redirect: "manual" })).status).toBe(404)
  })
})
