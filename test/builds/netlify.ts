import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expectedStatus, sitePaths } from "../support/site-paths"
import { moved } from "./other-content"

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

/** What Netlify publishes of the build in a folder. */
export const describeNetlify = (folder: string): void =>
  describe("for Netlify", () => {
    const read = (file: string) => readFileSync(join(folder, file), "utf8")
    let redirects: string[][] = []
    let headers = new Map<string, Map<string, string>>()
    let paths: string[] = []

    beforeAll(() => {
      const lines = read("public/_redirects").split("\n")
      redirects = lines.filter(line => line.startsWith("/")).map(line => line.split(/ +/))
      headers = parseHeaders(read("public/_headers"))
      // Netlify's file for "/blog" is "blog.html".
      paths = sitePaths(join(folder, "public"))
        .filter(path => path !== moved)
        .map(path => (path.endsWith("404.html") ? path : path.replace(/\.html$/, "")))
    })

    const ruleFor = (from: string) => redirects.find(([path]) => path === from)?.slice(1)

    test("no source map and no build statistics are published", () => {
      const names = readdirSync(join(folder, "public"), { recursive: true, encoding: "utf8" })
      expect(names.filter(name => /\.map$|webpack\.stats\.json$|chunk-map\.json$/.test(name))).toEqual([])
    })

    test("retired addresses answer 410 with their page, unknown ones 404 with their section's", () => {
      expect(paths.length).toBeGreaterThan(40)
      for (const path of paths) {
        const status = expectedStatus(path)
        expect([path, ruleFor(path)]).toEqual([path, status === 200 ? undefined : [path, `${status}!`]])
      }
      expect(ruleFor("/blog/*")).toEqual(["/blog/404.html", "404"])
      expect(ruleFor("/analytics/*")).toEqual(["/analytics/404.html", "404"])
      expect(redirects.at(-1)).toEqual(["/*", "/404.html", "404"])
    })

    test("a moved address redirects before all other rules, and by an HTML page for other hosts", () => {
      expect(redirects[0]).toEqual([moved, "/about", "301!"])
      expect(read(`public${moved}/index.html`)).toContain('content="0;url=/about"')
    })

    test("the function exists and is routed", () => {
      const [to = "", status] = ruleFor("/api/contact") ?? []
      const name = to.replace("/.netlify/functions/", "")
      expect(status).toBe("200")
      expect(existsSync(join(folder, ".netlify/functions-internal", name, `${name}.js`))).toBe(true)
    })

    test("security headers hold for all paths; every document adds its policy", () => {
      const all = headers.get("/*")
      for (const name of ["strict-transport-security", "x-content-type-options", "content-security-policy"])
        expect([name, all?.get(name)]).toEqual([name, expect.any(String)])
      for (const path of paths) {
        const policy = headers.get(path)?.get("content-security-policy") ?? ""
        const scripts = policy.split("; ").find(directive => directive.startsWith("script-src "))
        expect([path, scripts]).toEqual([path, expect.not.stringContaining("unsafe")])
      }
    })

    test("hashed files are cached for a year", () => {
      expect(headers.get("/static/*")?.get("cache-control")).toContain("immutable")
      const scripts = [...headers].filter(([path]) => /^\/[^/]+\.js$/.test(path))
      expect(scripts.length).toBeGreaterThan(10)
      for (const [path, rule] of scripts)
        expect([path, rule.get("cache-control")]).toEqual([path, expect.stringMatching(/immutable/)])
    })
  })
