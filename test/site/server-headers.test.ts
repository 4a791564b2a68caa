import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { isAmpPath } from "../../src/shared/amp-paths"
import { readDocument } from "../support/documents"
import { testIf } from "../support/page-kinds"
import { request, sharedSite } from "../support/server/shared"
import { filesIn, sitePaths } from "../support/site-paths"

const site = sharedSite()

const secure: Record<string, RegExp> = {
  "strict-transport-security": /^max-age=(3153[6-9]|31[6-9]|3[2-9]|[4-9])\d{3,}|^max-age=\d{9,}/,
  "x-content-type-options": /^nosniff$/,
  "referrer-policy": /^strict-origin-when-cross-origin$/,
  "permissions-policy": /camera=\(\)/,
  "cross-origin-opener-policy": /^same-origin$/,
  "cross-origin-resource-policy": /^(same|cross)-origin$/,
  "content-security-policy": /frame-ancestors 'none'/,
}

const expectSecure = (what: string, { headers }: Response) => {
  for (const [name, value] of Object.entries(secure))
    expect([what, name, headers.get(name)]).toEqual([what, name, expect.stringMatching(value)])
  expect([what, headers.get("x-powered-by")]).toEqual([what, null])
  expect([what, headers.get("access-control-allow-origin")]).not.toEqual([what, "*"])
}

const served = ["static", "downloads"]
  .flatMap(filesIn)
  .filter(path => !/\.(br|gz|map|txt)$|\/_[^/]*$/.test(path))

test("every document and file has the security headers", async () => {
  for (const path of [...sitePaths(), ...served]) expectSecure(path, await request(path, { method: "HEAD" }))
})

const [image] = filesIn("static")

testIf(image)("other sites may show article images, as feed readers do", async () => {
  expect((await request(image ?? "")).headers.get("cross-origin-resource-policy")).toBe("cross-origin")
})

test.each([
  ["a redirect", "/about/", {}],
  ["an unknown path", "/nowhere", {}],
  ["a refused method", "/about", { method: "POST" }],
  ["what is no target", "/%E0%A4%A", {}],
  ["a function", "/api/contact", { method: "POST", body: "x" }],
  ["the state", "/healthz", {}],
  ["a part that is not there", "/about", { headers: { range: "bytes=9999999-" } }],
  ["a copy that is there", "/about", { headers: { "if-modified-since": new Date(9e12).toUTCString() } }],
] as [string, string, RequestInit][])("%s too", async (what, path, init) => {
  expectSecure(what, await request(path, init))
})

const directive = (policy: string, name: string) =>
  policy
    .split("; ")
    .find(line => line.startsWith(`${name} `))
    ?.split(" ")
    .slice(1) ?? []

test("a document may only run the site's scripts, its own inline ones and the chat that the site's script loads", async () => {
  const [name = ""] = readdirSync("public").filter(file => /^app-\w+\.js$/.test(file))
  const application = readFileSync(`public/${name}`, "utf8")
  for (const path of sitePaths().filter(other => !isAmpPath(other))) {
    const policy = (await request(path, { method: "HEAD" })).headers.get("content-security-policy") ?? ""
    const inline = readDocument(path)
      .root.querySelectorAll("script:not([src])")
      .filter(script => !/json/.test(script.getAttribute("type") ?? ""))
      .map(script => `'sha256-${createHash("sha256").update(script.rawText).digest("base64")}'`)
    const sources = directive(policy, "script-src")
    const chat = sources.filter(source => source.startsWith("https://") && application.includes(source))
    expect([path, sources.sort()]).toEqual([path, ["'self'", ...chat, ...new Set(inline)].sort()])
    for (const name of ["object-src", "base-uri", "frame-ancestors"])
      expect([path, name, directive(policy, name)]).toEqual([path, name, ["'none'"]])
  }
})

test("an AMP document may run AMP's scripts and no inline ones", async () => {
  const policy = (await request("/amp")).headers.get("content-security-policy") ?? ""
  expect(directive(policy, "script-src")).toContain("https://cdn.ampproject.org/v0.js")
  expect(directive(policy, "script-src").filter(source => source.startsWith("'"))).toEqual([])
})

test("the policy upgrades requests to https, except on this machine", async () => {
  const { rawGet } = await import("../support/raw-request")
  expect((await rawGet(site.url, "/")).head).toContain("upgrade-insecure-requests")
  expect((await request("/")).headers.get("content-security-policy")).not.toContain("upgrade")
})
