import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import site from "../../content/site.json"
import { buildCopy, removePosts } from "../support/project-copy"
import { expectedStatus, sitePaths } from "../support/site-paths"
import { buildTimeout } from "./build-settings"

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

// It leaves out all that may be left out. Its file is as the build before found it; its address below /blog is retired since.
const slug = "an-eighth-post"
const retired = [slug, "campaign-tracking-blueprint"]

const changeJson = (file: string, change: (data: Record<string, unknown>) => object) =>
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, "utf8")))))

/** A build as Netlify runs it, of a site with a single article. */
export const describeOneArticleOnNetlify = (folder: string): void =>
  describe("one article, built for Netlify", () => {
    const read = (file: string) => readFileSync(join(folder, file), "utf8")

    let redirects: string[][] = []
    let headers = new Map<string, Map<string, string>>()

    // NETLIFY_LOCAL keeps its cache within the folder.
    beforeAll(() => {
      removePosts(folder, [`${slug}.md`])
      changeJson(join(folder, "content/amp.json"), () => ({ posts: [] }))
      changeJson(join(folder, "content/retired.json"), () => ({ posts: retired }))
      changeJson(join(folder, "content/site.json"), site => ({ ...site, brand: "Kumbh" }))
      buildCopy(folder, { NETLIFY: "true", NETLIFY_LOCAL: "true" })
      redirects = read("public/_redirects")
        .split("\n")
        .filter(line => line.startsWith("/"))
        .map(line => line.split(/ +/))
      headers = parseHeaders(read("public/_headers"))
    }, buildTimeout)

    // Here a document is a file of its own name, "blog.html" for "/blog".
    const paths = () =>
      sitePaths(join(folder, "public")).map(path =>
        path.endsWith("404.html") ? path : path.replace(/\.html$/, ""),
      )
    const ruleFor = (from: string) => redirects.find(([path]) => path === from)?.slice(1)

    test("a single article that leaves optional fields out is on the blog, and an unknown retired one has no notice", () => {
      expect(read("public/blog.html")).toContain("An eighth post")
      expect(read(`public/blog/${slug}.html`)).toContain("410 - Page Gone")
      expect(read("public/blog.html")).not.toContain("Every kind of mark")
      expect(existsSync(join(folder, "public/blog/campaign-tracking-blueprint.html"))).toBe(false)
    })

    test("an address retired since the build before is gone, and the other one is canonical", () => {
      const canonical = /<link[^>]*rel="canonical"[^>]*href="[^"]*\/cohort-analysis\/an-eighth-post"/
      expect(read(`public/cohort-analysis/${slug}.html`)).toMatch(canonical)
      expect(read("public/sitemap-0.xml")).not.toContain(`/blog/${slug}`)
    })

    test("a brand renamed since the build before is named everywhere", () => {
      for (const path of ["index", "about", "services", "privacy", "blog"]) {
        const text = read(`public/${path}.html`)
        expect([path, text.includes("Kumbh"), text.includes(site.brand)]).toEqual([path, true, false])
      }
    })

    test("gone addresses answer 410 with their notice, not-found pages 404", () => {
      for (const path of paths()) {
        const status = expectedStatus(path, retired)
        expect([path, ruleFor(path)]).toEqual([path, status === 200 ? undefined : [path, `${status}!`]])
      }
    })

    test("unknown paths are shown the page of their section, the narrowest first", () => {
      expect(ruleFor("/blog/*")).toEqual(["/blog/404.html", "404"])
      expect(ruleFor("/analytics/*")).toEqual(["/analytics/404.html", "404"])
      expect(redirects.at(-1)).toEqual(["/*", "/404.html", "404"])
    })

    test("the function is there, and its address leads to it", () => {
      const [to = "", status] = ruleFor("/api/contact") ?? []
      const name = to.replace("/.netlify/functions/", "")
      expect(status).toBe("200")
      expect(existsSync(join(folder, ".netlify/functions-internal", name, `${name}.js`))).toBe(true)
    })

    test("security headers hold for all paths; every document adds its policy", () => {
      const all = headers.get("/*")
      for (const name of ["strict-transport-security", "x-content-type-options", "content-security-policy"])
        expect([name, all?.get(name)]).toEqual([name, expect.any(String)])
      for (const path of paths()) {
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
  })
