import { createHash } from "node:crypto"
import { once } from "node:events"
import { readdirSync, readFileSync } from "node:fs"
import { type IncomingMessage, request } from "node:http"
import { buffer } from "node:stream/consumers"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { posts } from "../support/content"
import { sharedSite } from "../support/server/shared"
import { expectedStatus, filesIn, sitePaths } from "../support/site-paths"

const site = sharedSite()

/** Unlike `fetch`, it decompresses nothing and adds no headers. */
const get = async (path: string, headers: Record<string, string> = {}, method = "GET") => {
  const sent = request(`${site.url}${path}`, { method, headers }).end()
  const [response] = (await once(sent, "response")) as [IncomingMessage]
  const { statusCode: status, headers: answered } = response
  return { status, headers: answered as Record<string, string>, bytes: await buffer(response) }
}

const about = readFileSync("public/about/index.html")
// Of this build: `public/` may have those of earlier ones.
const [application = ""] = /\/app-\w+\.js/.exec(about.toString()) ?? []
const font = `/fonts/${readdirSync("public/fonts").find(name => name.endsWith(".woff2"))}`
const published = (folder: string, ending: string) => filesIn(folder).filter(path => path.endsWith(ending))
const searchPart = published("search-index", ".json").find(path => path.includes("/page-"))
const images = [".avif", ".svg"].flatMap(ending => published("static", ending).slice(0, 1))
const gone = sitePaths().find(path => expectedStatus(path) === 410) ?? ""

test.each([
  ["/about", "text/html; charset=utf-8"],
  [application, "text/javascript; charset=utf-8"],
  [font, "font/woff2"],
  ["/sitemap-index.xml", "application/xml"],
  ["/page-data/about/page-data.json", "application/json; charset=utf-8"],
  ...published("charts", ".csv").map(path => [path, "text/csv; charset=utf-8"]),
  ...published("downloads", ".csv").map(path => [path, "text/csv; charset=utf-8"]),
  ...published("downloads", ".pdf").map(path => [path, "application/pdf"]),
])("%s is %s", async (path, type) => {
  expect((await get(path)).headers["content-type"]).toBe(type)
})

test("files named after their content are cached for a year; everything else is revalidated", async () => {
  if (posts().some(({ cover }) => cover)) expect(images.length).toBeGreaterThan(0)
  for (const path of [application, font, searchPart ?? "", ...images])
    expect((await get(path)).headers["cache-control"]).toBe("public, max-age=31536000, immutable")
  for (const path of [
    "/",
    "/about",
    "/page-data/about/page-data.json",
    "/page-data/app-data.json",
    "/search-index/search.json",
    "/nowhere",
  ])
    expect((await get(path)).headers["cache-control"]).toBe("public, max-age=0, must-revalidate")
})

test("brotli and gzip are negotiated, each with its own ETag", async () => {
  const plain = await get("/about")
  const br = await get("/about", { "accept-encoding": "gzip, deflate, br, zstd" })
  const gzip = await get("/about", { "accept-encoding": "gzip" })
  expect(plain.bytes.equals(about)).toBe(true)
  expect(brotliDecompressSync(br.bytes).equals(about)).toBe(true)
  expect(gunzipSync(gzip.bytes).equals(about)).toBe(true)
  expect([plain, br, gzip].map(({ headers }) => headers["content-encoding"])).toEqual([
    undefined,
    "br",
    "gzip",
  ])
  expect([plain, br, gzip].map(({ headers }) => headers.vary)).toEqual(Array(3).fill("accept-encoding"))
  expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3)
  expect((await get(font, { "accept-encoding": "br" })).headers["content-encoding"]).toBeUndefined()
})

test("HEAD is GET without the body", async () => {
  for (const path of ["/about", "/nowhere", gone, application]) {
    const [whole, head] = [await get(path), await get(path, {}, "HEAD")]
    expect(head.bytes).toHaveLength(0)
    const { date: _, ...expected } = whole.headers
    expect([path, head.status, head.headers]).toEqual([path, whole.status, expect.objectContaining(expected)])
  }
})

test("a fresh copy gets 304", async () => {
  const { headers } = await get("/about", { "accept-encoding": "br" })
  const { etag = "", "last-modified": modified = "" } = headers
  const conditions: Record<string, string>[] = [
    { "if-none-match": etag },
    { "if-none-match": `"other", W/${etag}` },
    { "if-none-match": "*" },
    { "if-modified-since": modified },
  ]
  for (const condition of conditions) {
    const response = await get("/about", { "accept-encoding": "br", ...condition })
    expect([condition, response.status, response.bytes.length]).toEqual([condition, 304, 0])
    expect(response.headers).toMatchObject({
      etag,
      vary: "accept-encoding",
      "cache-control": headers["cache-control"],
    })
  }
  const stale = { "if-none-match": '"other"', "if-modified-since": modified }
  expect((await get("/about", stale)).status).toBe(200)
  // As of a page that a rollback has withdrawn.
  const later = new Date(Date.parse(String(modified)) + 60_000).toUTCString()
  expect((await get("/about", { "if-modified-since": later })).status).toBe(200)
  expect((await get(gone, { "if-none-match": "*" })).status).toBe(410)
})

// Ranges are supported for files read from disk only.
const download = font
const file = readFileSync(`public${download}`)

test("preconditions are checked", async () => {
  expect((await get(download, { "if-match": '"other"' })).status).toBe(412)
  expect((await get(download, { "if-unmodified-since": new Date(0).toUTCString() })).status).toBe(412)
})

test("range requests are supported", async () => {
  const size = file.length
  const part = await get(download, { range: "bytes=10-19" })
  expect([part.status, part.headers["content-range"]]).toEqual([206, `bytes 10-19/${size}`])
  expect(part.bytes.equals(file.subarray(10, 20))).toBe(true)
  const end = await get(download, { range: "bytes=-5" })
  expect([end.status, end.bytes.equals(file.subarray(-5))]).toEqual([206, true])
  const beyond = await get(download, { range: `bytes=${size}-` })
  expect([beyond.status, beyond.headers["content-range"]]).toEqual([416, `bytes */${size}`])
})

test("a range of an outdated version gets the whole file, by the file's content or time", async () => {
  const { etag = "", "last-modified": modified = "" } = (await get(download)).headers
  const hash = createHash("sha256").update(file).digest("base64url").slice(0, 16)
  expect(etag).toBe(`"${hash}"`)
  expect((await get(download, { range: "bytes=0-9", "if-range": modified })).status).toBe(206)
  const later = new Date(Date.parse(modified) + 1000).toUTCString()
  expect((await get(download, { range: "bytes=0-9", "if-range": later })).status).toBe(200)
  expect((await get(download, { range: "bytes=0-9", "if-range": etag })).status).toBe(206)
  const other = await get(download, { range: "bytes=0-9", "if-range": '"other"' })
  expect([other.status, other.bytes.length]).toEqual([200, file.length])
})
