import { readFileSync } from "node:fs"
import { categoryPath } from "../../src/shared/paths"
import * as content from "../support/content"
import { postEnquiry } from "../support/post-enquiry"
import { rawGet } from "../support/raw-request"
import { request, sharedSite } from "../support/server/shared"
import { expectedStatus, sitePaths } from "../support/site-paths"

const site = sharedSite()
const { notFound, postNotFound } = content.pageWords()

const built = (path: string) => readFileSync(`public${path}`, "utf8")

test("every document is sent as built, with its status", async () => {
  for (const path of sitePaths()) {
    const response = await request(path)
    const file = path.endsWith(".html") ? path : `${path === "/" ? "" : path}/index.html`
    expect([path, response.status]).toEqual([path, expectedStatus(path)])
    expect([path, (await response.text()) === built(file)]).toEqual([path, true])
  }
})

test.each([
  ["/404", notFound.heading],
  ["/no-such-page", notFound.heading],
  ["/category/no-such-category", notFound.heading],
  ["/api/no-such-function", notFound.heading],
  ["/contact%2Fsent", notFound.heading],
  ["/blog/no-such-post", postNotFound.heading],
  ["/blog/no/such/post", postNotFound.heading],
  ...content.categories().map(({ slug }) => [`${categoryPath(slug)}/no-such-post`, postNotFound.heading]),
])("%s answers 404 with '%s'", async (path, words) => {
  const response = await request(path)
  expect(response.status).toBe(404)
  expect(await response.text()).toContain(words)
})

test.each([
  ["/about/", "/about"],
  ["/about//?a=b&c=%2F", "/about?a=b&c=%2F"],
  ["///", "/"],
  ["//about", "/about"],
  ["/ABOUT", "/about"],
  ["/About/?a=B", "/about?a=B"],
  ["///about//", "/about"],
  ["/about.html", "/about"],
  ["/About/index.HTM", "/about"],
  ["/About.HTM", "/about"],
  ["/index.html", "/"],
  ["//blog//index.html", "/blog"],
  ["/RSS", "/rss.xml"],
  ...sitePaths()
    .filter(path => path.startsWith("/blog/") || expectedStatus(path) === 410)
    .filter(path => !path.endsWith(".html"))
    .map(path => [`${path}/`, path]),
])("%s is redirected to %s", async (path, to) => {
  const response = await request(path)
  expect([response.status, response.headers.get("location")]).toEqual([301, to])
  expect((await request(to)).status).not.toBe(301)
})

test("the addresses that programs guess lead to what they look for", async () => {
  for (const [path, to, type] of [
    ["/sitemap.xml", "/sitemap-index.xml", "application/xml"],
    ["/favicon.ico", "/favicon-32.png", "image/png"],
    ...["/feed", "/feed/", "/rss", "/feed.xml", "/atom.xml", "/index.xml"].map(
      path => [path, "/rss.xml", "application/rss+xml"] as const,
    ),
  ] as const) {
    const response = await request(path)
    expect([response.status, response.headers.get("location")]).toEqual([301, to])
    expect((await request(to)).headers.get("content-type")).toContain(type)
  }
  expect((await request("/.well-known/security.txt")).headers.get("content-type")).toContain("text/plain")
})

test("unknown addresses are not redirected, least of all to another host", async () => {
  for (const path of ["/nowhere/", "//evil.example/", "//evil.example/%2e%2e/", "/%5Cevil.example/"])
    expect([path, (await rawGet(site.url, path)).status]).toEqual([path, 404])
})

test.each([
  [{ method: "POST" }],
  [{ method: "OPTIONS" }],
  [{ method: "PROPFIND" }],
  [{ method: "PUT", body: "bytes of no type" }],
  [{ method: "POST", body: "{", headers: { "content-type": "application/json" } }],
  [{ method: "POST", body: "x", headers: { "content-type": "multipart/form-data; boundary=x" } }],
])("pages refuse %j, whatever its body", async init => {
  const response = await request("/about", init)
  expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"])
  expect((await request("/no-such-page", init)).status).toBe(404)
})

test("the contact endpoint accepts a form, and refuses other methods and types of body", async () => {
  for (const method of ["GET", "HEAD", "PUT", "DELETE", "OPTIONS", "LOCK"]) {
    const { status, headers } = await request("/api/contact", { method, headers: { accept: "text/html" } })
    expect([method, status, headers.get("allow")]).toEqual([method, 405, "POST"])
  }
  expect((await postEnquiry(site.url)).status).toBe(200)
  expect((await request("/api/contact", { method: "POST", body: "{" })).status).toBe(415)
})

test("/healthz reports that the process is alive", async () => {
  const response = await request("/healthz")
  expect([response.status, await response.json()]).toEqual([200, { status: "alive" }])
  expect(response.headers.get("cache-control")).toBe("no-store")
})

test("/readyz reports that enquiries can be stored, with figures for this machine only", async () => {
  const response = await request("/readyz")
  expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"])
  expect(await response.json()).toEqual({
    status: "ready",
    reasons: [],
    accepts: true,
    waiting: expect.any(Number),
    oldestWaitingSeconds: expect.any(Number),
    dead: 0,
    spooled: 0,
    emailjsFailed: 0,
  })
  const others = await request("/readyz", { headers: { "x-forwarded-for": "203.0.113.9" } })
  expect(await others.json()).toEqual({ status: "ready", reasons: [] })
  expect(JSON.parse((await rawGet(site.url, "/readyz")).body)).toEqual({ status: "ready", reasons: [] })
})
