/** @proves Addresses: moved addresses */
/** @proves Server: statuses */
import type { IncomingMessage, ServerResponse } from "node:http"
import type { ServerManifest } from "../../src/shared/server-manifest"
import { serveHandler } from "../../test/support/serve-handler"
import { openSite } from "./open-site"
import { siteHandler } from "./site-handler"

const manifest: ServerManifest = {
  version: 1,
  headers: { "x-content-type-options": "nosniff" },
  files: [],
  functions: [],
  notFound: [],
  redirects: [{ from: "/blog/old", to: "/blog/new", status: 301 }],
}

describe("an address that has moved", () => {
  const handle = siteHandler(openSite(manifest, "."))
  let server: Awaited<ReturnType<typeof serveHandler>>
  beforeAll(async () => {
    server = await serveHandler(async (req: IncomingMessage, res: ServerResponse) => {
      await handle(req, res)
    })
  })
  afterAll(() => server.close())

  test.each([
    ["/blog/old", "/blog/new"],
    ["/blog/old?utm_source=mail&x=1", "/blog/new?utm_source=mail&x=1"],
    ["/blog/old/", "/blog/new"],
    ["/blog/old/?page=2", "/blog/new?page=2"],
  ])("%s leads to %s at once", async (from, to) => {
    const answer = await fetch(server.origin + from, { redirect: "manual" })
    expect([answer.status, answer.headers.get("location")]).toEqual([301, to])
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff")
  })

  test.each(["/blog/old/more", "/blog", "/Blog/old"])("%s is another one", async path => {
    expect((await fetch(server.origin + path, { redirect: "manual" })).status).toBe(404)
  })
})
