import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import site from "../../content/site.json"
import { buildCopy, removePosts } from "../support/project-copy"
import { expectedStatus, sitePaths } from "../support/site-paths"
import { dayBefore, otherBrand, postOfItsDay, writePostOfItsDay } from "./articles"
import { buildTimeout } from "./build-settings"
import { testThatThereIsNoCms } from "./team-cms"

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

/** An address that moves in this build, and no longer in the next. */
export const moved = "/an-old-name"

// An address may be retired though its article is gone as well.
const retired = ["campaign-tracking-blueprint"]

/** Four articles to a page of a list, so that today's articles fill more than one in the build after this one. */
const shortenLists = (folder: string) => {
  const file = join(folder, "src/shared/listing-paths.ts")
  const source = readFileSync(file, "utf8")
  expect(source).toContain("postsPerPage = 50")
  writeFileSync(file, source.replace("postsPerPage = 50", "postsPerPage = 4"))
}

const changeJson = (file: string, change: (data: Record<string, unknown>) => object) =>
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, "utf8")))))

/** A build as Netlify runs it, of a site without any article but one that is dated later. */
export const describeNoArticleOnNetlify = (folder: string): void =>
  describe("no article, built for Netlify", () => {
    const read = (file: string) => readFileSync(join(folder, file), "utf8")

    let redirects: string[][] = []
    let headers = new Map<string, Map<string, string>>()

    // NETLIFY_LOCAL keeps its cache within the folder.
    beforeAll(() => {
      removePosts(folder)
      shortenLists(folder)
      writePostOfItsDay(folder)
      changeJson(join(folder, "content/retired.json"), () => ({ posts: retired }))
      writeFileSync(join(folder, "content/redirects.json"), JSON.stringify([{ from: moved, to: "/about" }]))
      changeJson(join(folder, "content/site.json"), site => ({ ...site, brand: otherBrand }))
      buildCopy(folder, { ...dayBefore, NETLIFY: "true", NETLIFY_LOCAL: "true" })
      redirects = read("public/_redirects")
        .split("\n")
        .filter(line => line.startsWith("/"))
        .map(line => line.split(/ +/))
      headers = parseHeaders(read("public/_headers"))
    }, buildTimeout)

    // Here a document is a file of its own name, "blog.html" for "/blog".
    const paths = () =>
      sitePaths(join(folder, "public"))
        .filter(path => path !== moved)
        .map(path => (path.endsWith("404.html") ? path : path.replace(/\.html$/, "")))
    const ruleFor = (from: string) => redirects.find(([path]) => path === from)?.slice(1)

    test("lists say that there is none, and an article that is gone or of a later day has no document", () => {
      expect(read("public/blog.html")).toContain("No articles here yet.")
      expect(read("public/analytics.html")).toContain("Category: Analytics")
      for (const slug of [...retired, postOfItsDay])
        expect(existsSync(join(folder, `public/blog/${slug}.html`))).toBe(false)
    })

    testThatThereIsNoCms(folder)

    test("no source map and no build statistics are published", () => {
      const names = readdirSync(join(folder, "public"), { recursive: true, encoding: "utf8" })
      expect(names.filter(name => /\.map$|webpack\.stats\.json$|chunk-map\.json$/.test(name))).toEqual([])
    })

    test("another brand is named everywhere", () => {
      for (const path of ["index", "about", "services", "privacy", "blog"]) {
        const text = read(`public/${path}.html`)
        expect([path, text.includes(otherBrand), text.includes(site.brand)]).toEqual([path, true, false])
      }
    })

    test("gone addresses answer 410 with their notice, not-found pages 404", () => {
      for (const path of paths()) {
        const status = expectedStatus(path, retired)
        expect([path, ruleFor(path)]).toEqual([path, status === 200 ? undefined : [path, `${status}!`]])
      }
    })

    test("an address that has moved leads on before all other rules, and a page for other hosts does, too", () => {
      expect(redirects[0]).toEqual([moved, "/about", "301!"])
      expect(read(`public${moved}/index.html`)).toContain('content="0;url=/about"')
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
