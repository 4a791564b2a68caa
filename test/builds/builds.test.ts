import { execFileSync } from "node:child_process"
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Browser, Page } from "playwright-core"
import ownSite from "../../content/site.json"
import { cmsPath } from "../../src/shared/paths"
import { launchBrowser } from "../support/browser"
import { parseHtml } from "../support/documents"
import { desktop } from "../support/open-site"
import { buildCopy, copyProject } from "../support/project-copy"
import { type ServerProcess, startServerProcess } from "../support/server-process"
import { sitePaths } from "../support/site-paths"
import { hydrated } from "../support/visit"
import { readAnswers } from "./documented-queries"
import { describeEmailjs } from "./emailjs"
import { describeNetlify } from "./netlify"
import {
  chatKey,
  chatOrigin,
  mistakenPost,
  moved,
  otherBrand,
  otherSettings,
  retired,
  writeOtherContent,
  writePost,
} from "./other-content"

const folder = copyProject()
const served = join(folder, "served")

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test("a mistake in the content stops the build, is reported with its line, and leaves the last build in place", () => {
  const lastBuild = join(folder, "public/index.html")
  mkdirSync(join(folder, "public"))
  writeFileSync(lastBuild, "the last build")
  writePost(folder, "an-eighth-post", mistakenPost)
  let report = ""
  try {
    execFileSync("npm", ["run", "build:clean"], { cwd: folder, encoding: "utf8", stdio: "pipe" })
  } catch (error) {
    report = (error as { stdout: string }).stdout + (error as { stderr: string }).stderr
  }
  expect(report).toContain('date "10/10/2025" is not a date in the format YYYY-MM-DD')
  expect(report).toMatch(/an-eighth-post\.md\n +4:11 +error +category "Cohort Analyses"/)
  expect(readFileSync(lastBuild, "utf8")).toBe("the last build")
  rmSync(join(folder, "public"), { recursive: true })
})

// One build has everything that the site's own lacks, for both hosts.
describe("a build of other content with other settings", () => {
  let server: ServerProcess
  let browser: Browser
  const pages: Page[] = []

  beforeAll(async () => {
    writeOtherContent(folder)
    buildCopy(folder, otherSettings)
    server = startServerProcess({ ENQUIRIES_URL: `file:${served}/enquiries` }, served)
    browser = await launchBrowser()
  }, 600_000)
  afterEach(() => Promise.all(pages.splice(0).map(page => page.close())))
  afterAll(async () => {
    await browser?.close()
    server?.child.kill()
    await server?.ended
  })

  const newPage = async (): Promise<Page> => {
    const page = await browser.newPage({ baseURL: await server.address, reducedMotion: "reduce", ...desktop })
    pages.push(page)
    return page
  }
  const read = (path: string) => readFileSync(join(served, "public", path, "index.html"), "utf8")
  const isBuilt = (path: string) => existsSync(join(served, "public", path))
  const sitemap = () => readFileSync(join(served, "public/sitemap-0.xml"), "utf8")

  test("a post dropped into content/posts appears on the blog, its category, its tags and the sitemaps", () => {
    const lists = ["blog/page/3", "cohort-analysis", "tag/compliance/page/3", "sitemap"]
    for (const path of lists) {
      expect([path, read(path).includes("An eighth post")]).toEqual([path, true])
      expect(read(path)).not.toMatch(/A draft|A future post/)
    }
    expect(read("blog/an-eighth-post")).toContain("1 min read")
    expect(read("cohort-analysis/an-eighth-post")).toContain("An eighth post")
    expect(sitemap()).toContain("/blog/an-eighth-post")
  })

  test("drafts and future posts are not published, nor is a retired article whose file was removed", () => {
    expect(sitemap()).not.toMatch(/a-draft|a-future-post/)
    for (const slug of ["a-draft", "a-future-post", ...retired]) expect(isBuilt(`blog/${slug}`)).toBe(false)
    expect(read("seo-strategies")).toContain("No articles here yet.")
  })

  test("each query of docs/architecture.md is answered, with texts but no drafts", () => {
    const answers = readAnswers(folder)
    expect(answers.map(({ name }) => name)).toHaveLength(8)
    for (const { name, errors, data } of answers) {
      expect([name, errors]).toEqual([name, undefined])
      for (const found of Object.values(data ?? {}))
        expect([name, JSON.stringify(found).length > 100]).toEqual([name, true])
    }
    const texts = JSON.stringify(answers)
    expect(texts).toContain("An eighth post")
    expect(texts).not.toMatch(/A draft|A future post/)
  })

  test("lists are paginated; each page is its own canonical URL and has its number in the title", () => {
    const lists = ["blog", "blog/page/2", "blog/page/3"].map(path => parseHtml(read(path)))
    expect(lists.map(page => page.querySelectorAll(".article-list h2").length)).toEqual([4, 4, 2])
    const hrefs = (rel: string) =>
      lists.map(page => page.querySelector(`main a[rel=${rel}]`)?.getAttribute("href"))
    expect(hrefs("next")).toEqual(["/blog/page/2", "/blog/page/3", undefined])
    expect(hrefs("prev")).toEqual([undefined, "/blog", "/blog/page/2"])
    const [, second] = lists
    expect(second?.querySelector("title")?.text).toMatch(/^Blog, page 2 /)
    expect(second?.querySelector("link[rel=canonical]")?.getAttribute("href")).toMatch(/\/blog\/page\/2$/)
    expect(sitemap()).toContain("/blog/page/2")
  })

  test("another brand is named everywhere", () => {
    for (const path of ["", "about", "services", "privacy", "blog", "blog/every-mark"]) {
      const text = read(path)
      expect([path, text.includes(otherBrand), text.includes(ownSite.brand)]).toEqual([path, true, false])
    }
  })

  test("a moved address redirects", async () => {
    const response = await fetch(`${await server.address}${moved}`, { redirect: "manual" })
    expect([response.status, response.headers.get("location")]).toEqual([301, "/about"])
  })

  test("an article's update is on its page, in its head and in the sitemap", () => {
    const root = parseHtml(read("blog/every-mark"))
    expect(root.querySelector(".article-meta")?.text).toContain("Updated 14 February 2025")
    const modified = root.querySelector('meta[property="article:modified_time"]')
    expect(modified?.getAttribute("content")).toBe("2025-02-14")
    expect(sitemap()).toMatch(/\/blog\/every-mark<\/loc><lastmod>2025-02-14/)
  })

  test("each markdown construct becomes its element and is styled", async () => {
    const root = parseHtml(read("blog/every-mark"))
    const found = (selector: string) => root.querySelectorAll(`.article-body ${selector}`)
    const words = (selector: string) => found(selector).map(({ text }) => text.trim())
    expect(["h2", "h3", "h4"].flatMap(words)).toEqual(["First level", "Second level", "Third level"])
    expect([words("> p strong"), words("> p em")]).toEqual([["bold"], ["italic"]])
    expect(words("> ul > li")).toEqual(["a bullet", "another"])
    expect(words("> ol > li")).toEqual(["a number", "another"])
    expect([words("> blockquote"), found("> hr").length]).toEqual([["A quote."], 1])
    expect(words("pre.language-js")).toEqual(["const answer = 42"])
    expect(found("img").map(image => image.getAttribute("alt"))).toEqual(["A drawing"])
    expect(found(".diagram-cycle .diagram-steps li")).toHaveLength(9)
    expect(found(".diagram-phases .diagram-steps li")).toHaveLength(5)
    const page = await newPage()
    await page.goto("/blog/every-mark")
    const styleOf = (selector: string, property: "fontWeight" | "fontStyle" | "listStyleType") =>
      page
        .locator(`.article-body ${selector}`)
        .first()
        .evaluate((element, name) => getComputedStyle(element)[name], property)
    expect(Number(await styleOf("strong", "fontWeight"))).toBeGreaterThanOrEqual(600)
    expect(await styleOf("em", "fontStyle")).toBe("italic")
    expect(await styleOf("> ul > li", "listStyleType")).toBe("disc")
    expect(await styleOf("> ol > li", "listStyleType")).toBe("decimal")
    const drawing = page.locator(".article-body img")
    await drawing.scrollIntoViewIfNeeded()
    await drawing.evaluate((image: HTMLImageElement) => image.decode())
  })

  test("the chat is loaded once and not printed", async () => {
    const page = await newPage()
    const requested: string[] = []
    await page.route(`${chatOrigin}/**`, route => {
      requested.push(new URL(route.request().url()).pathname)
      const body = 'document.body.append(document.createElement("chat-box"))'
      return route.fulfill({ body, contentType: "text/javascript" })
    })
    await page.goto("/")
    await hydrated(page)
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click()
    await page.waitForURL("**/about")
    await page.locator("chat-box").waitFor({ state: "attached" })
    expect(requested).toEqual([`/${chatKey}`])
    await page.emulateMedia({ media: "print" })
    expect(await page.locator("chat-box").evaluate(chat => chat.checkVisibility())).toBe(false)
  })

  test("a team's CMS asks for an account, under a policy that allows only its own scripts", async () => {
    const page = await newPage()
    const response = await page.goto(cmsPath)
    const policy = response?.headers()["content-security-policy"] ?? ""
    expect(policy).toMatch(/(?:^|; )script-src 'self';/)
    expect(policy).toMatch(
      /(?:^|; )connect-src 'self' data: blob: https:\/\/github\.com https:\/\/api\.github\.com;/,
    )
    expect(policy).not.toContain("unsafe-eval")
    await page.getByRole("button", { name: /Access Token/ }).waitFor()
  })

  test("the CMS is noindex and not linked, and a build without its settings has none", () => {
    expect(read(cmsPath)).toContain('<meta name="robots" content="noindex, nofollow">')
    expect(sitemap()).not.toContain(cmsPath)
    const paths = sitePaths().filter(path => isBuilt(join(path, "index.html")))
    expect(paths.length).toBeGreaterThan(30)
    expect(paths.filter(path => read(path).includes(cmsPath))).toEqual([])
    expect(existsSync(join("public", cmsPath))).toBe(false)
  })

  describeEmailjs(served, newPage)
  describeNetlify(folder)
})
