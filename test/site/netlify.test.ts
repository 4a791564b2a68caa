/** @proves Server: Netlify */
import { existsSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { buildCopy, copyProject } from "../support/project-copy"
import { expectedStatus, sitePaths } from "../support/site-paths"

const folder = copyProject()

const read = (file: string) => readFileSync(join(folder, file), "utf8")

let redirects: string[][] = []
let headers = new Map<string, Map<string, string>>()

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

// One build as Netlify runs it; NETLIFY_LOCAL keeps its cache within the folder.
beforeAll(() => {
  buildCopy(folder, { NETLIFY: "true", NETLIFY_LOCAL: "true" })
  redirects = read("public/_redirects")
    .split("\n")
    .filter(line => line.startsWith("/"))
    .map(line => line.split(/ +/))
  headers = parseHeaders(read("public/_headers"))
}, 300_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const ruleFor = (from: string) => redirects.find(([path]) => path === from)?.slice(1)

test("gone addresses answer 410 with their notice, not-found pages 404", () => {
  for (const path of sitePaths()) {
    const status = expectedStatus(path)
    expect([path, ruleFor(path)]).toEqual([path, status === 200 ? undefined : [path, `${status}!`]])
  }
})

test("unknown paths are shown the page of their section, the narrowest first", () => {
  expect(ruleFor("/blog/*")).toEqual(["/blog/404.html", "404"])
  expect(ruleFor("/analytics/*")).toEqual(["/analytics/404.html", "404"])
  expect(redirects.at(-1)).toEqual(["/*", "/404.html", "404"])
})

test("functions are there, and their addresses lead to them", () => {
  for (const path of ["/api/contact", "/api/v1.0/email/send"]) {
    const [to = "", status] = ruleFor(path) ?? []
    const name = to.replace("/.netlify/functions/", "")
    expect([
      path,
      status,
      existsSync(join(folder, ".netlify/functions-internal", name, `${name}.js`)),
    ]).toEqual([path, "200", true])
  }
})

test("security headers hold for all paths; every document adds its policy", () => {
  const all = headers.get("/*")
  for (const name of ["strict-transport-security", "x-content-type-options", "content-security-policy"])
    expect([name, all?.get(name)]).toEqual([name, expect.any(String)])
  for (const path of sitePaths()) {
    const policy = headers.get(path)?.get("content-security-policy") ?? ""
    const scripts = policy.split("; ").find(directive => directive.startsWith("script-src "))
    expect([path, scripts]).toEqual([path, expect.not.stringContaining("unsafe")])
  }
})

test("what is named by its content is kept for a year", () => {
  expect(headers.get("/static/*")?.get("cache-control")).toContain("immutable")
  const scripts = [...headers].filter(([path]) => /^\/[^/]+\.js$/.test(path))
  expect(scripts.length).toBeGreaterThan(10)
  for (const [path, rule] of scripts)
    expect([path, rule.get("cache-control")]).toEqual([path, expect.stringMatching(/immutable/)])
})
