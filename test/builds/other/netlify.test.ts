import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { absoluteUrl } from "../../../src/shared/addresses"
import { siteUrl } from "../../../src/shared/site"
import * as content from "../../support/content"
import { expectedStatus, sitePaths } from "../../support/site-paths"
import { netlifyFolder } from "../both-hosts"

const parseHeaders = (text: string) => {
  const rules = new Map<string, Map<string, string>>()
  let rule = new Map<string, string>()
  for (const line of text.split("\n").filter(other => other !== "" && !other.startsWith("#"))) {
    const [, name = "", value = ""] = /^ {2}([^:]+): (.*)$/.exec(line) ?? []
    if (!name) rule = rules.get(line) ?? new Map()
    if (name) rule.set(name.toLowerCase(), value)
    else rules.set(line, rule)
  }
  return rules
}

const read = (file: string) => readFileSync(join(netlifyFolder, file), "utf8")

const redirects = read("public/_redirects")
  .split("\n")
  .filter(line => line.startsWith("/"))
  .map(line => line.split(/ +/))
const headers = parseHeaders(read("public/_headers"))
// Netlify's file for "/blog" is "blog.html".
const paths = sitePaths(join(netlifyFolder, "public")).map(path =>
  path.endsWith("404.html") ? path : path.replace(/\.html$/, ""),
)

const ruleFor = (from: string) => redirects.find(([path]) => path === from)?.slice(1)

test("no source map and no build statistics are published", () => {
  const names = readdirSync(join(netlifyFolder, "public"), { recursive: true, encoding: "utf8" })
  expect(names.filter(name => /\.map$|webpack\.stats\.json$|chunk-map\.json$/.test(name))).toEqual([])
})

test("retired addresses answer 410 with their page, unknown ones 404 with their section's", () => {
  expect(paths.length).toBeGreaterThan(40)
  for (const path of paths) {
    const status = expectedStatus(path)
    expect([path, ruleFor(path)]).toEqual([path, status === 200 ? undefined : [path, `${status}!`]])
  }
  expect(ruleFor("/blog/*")).toEqual(["/blog/404.html", "404"])
  for (const { slug } of content.categories())
    expect(ruleFor(`/${slug}/*`)).toEqual([`/${slug}/404.html`, "404"])
  expect(redirects.at(-1)).toEqual(["/*", "/404.html", "404"])
})

test("a moved address redirects before rules for whole sections, and for other hosts by a page that names the new one", () => {
  const [{ from, to } = { from: "", to: "" }] = content.redirects()
  expect(redirects.find(([path]) => path === from || path?.endsWith("*"))).toEqual([from, to, "301!"])
  const page = read(`public${from}/index.html`)
  expect(page).toContain(`content="0;url=${to}"`)
  expect(page).toContain(`<link rel="canonical" href="${absoluteUrl(siteUrl, to)}">`)
  expect(page).toContain(`<a href="${to}">`)
})

test("the addresses that programs guess lead to what they look for", () => {
  expect(ruleFor("/sitemap.xml")).toEqual(["/sitemap-index.xml", "301!"])
  expect(ruleFor("/favicon.ico")).toEqual(["/favicon-32.png", "301!"])
  expect(read("public/.well-known/security.txt")).toMatch(/^Contact: /)
})

test("the function exists and is routed", () => {
  const [to = "", status] = ruleFor("/api/contact") ?? []
  const name = to.replace("/.netlify/functions/", "")
  expect(status).toBe("200")
  expect(existsSync(join(netlifyFolder, ".netlify/functions-internal", name, `${name}.js`))).toBe(true)
})

test("security headers hold for all paths; every document adds its policy and nothing else", () => {
  const all = headers.get("/*")
  for (const name of ["strict-transport-security", "x-content-type-options", "content-security-policy"])
    expect([name, all?.get(name)]).toEqual([name, expect.any(String)])
  for (const path of paths) {
    const [[name, policy] = ["", ""], ...others] = headers.get(path) ?? []
    const scripts = policy.split("; ").find(directive => directive.startsWith("script-src "))
    expect([path, name, others]).toEqual([path, "content-security-policy", []])
    expect([path, scripts]).toEqual([path, expect.not.stringContaining("unsafe")])
  }
  expect([...headers].filter(([, rule]) => rule.size === 0)).toEqual([])
})

test("hashed files are cached for a year", () => {
  expect(headers.get("/static/*")?.get("cache-control")).toContain("immutable")
  const scripts = [...headers].filter(([path]) => /^\/[^/]+\.js$/.test(path))
  expect(scripts.length).toBeGreaterThan(10)
  for (const [path, rule] of scripts)
    expect([path, rule.get("cache-control")]).toEqual([path, expect.stringMatching(/immutable/)])
})
