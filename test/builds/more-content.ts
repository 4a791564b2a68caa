import { cpSync, existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Browser, Page } from "playwright-core"
import { site } from "../../src/shared/site"
import { launchBrowser } from "../support/browser"
import { parseHtml } from "../support/documents"
import { everyMark, writeEveryMark } from "../support/every-mark"
import { clientMark, desktop } from "../support/form-page"
import { buildCopy, readCopy } from "../support/project-copy"
import { serveHandler } from "../support/serve-handler"
import { type ServerProcess, startServerProcess } from "../support/server-process"
import { bodyOf, repliesInTurn } from "../support/site-with-endpoint"
import { visit } from "../support/visit"
import { eighthPost, itsDay, otherBrand, postOfItsDay, writePost } from "./articles"
import { buildTimeout } from "./build-settings"
import { type Asked, describeEmailjs } from "./emailjs"
import { moved } from "./no-article-on-netlify"
import { cmsSettings, describeTeamCms } from "./team-cms"

const chatKey = "5f3c9a1b2d4e6f708192"

const writePosts = (folder: string) => {
  cpSync("content", join(folder, "content"), { recursive: true })
  writePost(folder, "an-eighth-post", eighthPost)
  const draft = eighthPost.replace("An eighth post", "A draft").replace("Written", "Also written")
  writePost(folder, "a-draft", draft.replace("date:", "draft: true\ndate:"))
  const future = eighthPost.replace("An eighth post", "A future post").replace("Written", "Penned")
  writePost(folder, "a-future-post", future.replace("2025-01-02", "2999-01-02"))
  writeEveryMark(folder)
}

/** A build of the whole site with further articles, an EmailJS account and a chat. */
export const describeMoreContent = (folder: string): void =>
  describe("with more content and settings", () => {
    const asked: Asked[] = []
    const replies = repliesInTurn()
    let outside: Awaited<ReturnType<typeof serveHandler>>
    let server: ServerProcess
    let browser: Browser
    let page: Page

    // One server plays both EmailJS and the chat; they are other origins to the site.
    beforeAll(async () => {
      outside = await serveHandler(async (req, res) => {
        const body = await bodyOf(req)
        res.setHeader("Access-Control-Allow-Origin", "*")
        res.setHeader("Access-Control-Allow-Headers", "content-type")
        if (req.method === "OPTIONS") return res.end()
        asked.push({ url: req.url, body, origin: req.headers.origin })
        if (req.url === clientMark) return replies.send(res)
        return res.end('document.body.append(document.createElement("chat-box"))')
      })
      writePosts(folder)
      buildCopy(folder, {
        ...itsDay,
        GATSBY_EMAILJS_PUBLIC_KEY: "public-key",
        GATSBY_EMAILJS_SERVICE_ID: "service_1",
        GATSBY_EMAILJS_AUDIT_TEMPLATE_ID: "template_a",
        GATSBY_EMAILJS_CONTACT_TEMPLATE_ID: "template_c",
        GATSBY_EMAILJS_ORIGIN: outside.origin,
        GATSBY_CHAT_WIDGET_KEY: chatKey,
        GATSBY_CHAT_WIDGET_ORIGIN: outside.origin,
        ...cmsSettings,
      })
      server = startServerProcess({ ENQUIRIES_URL: `file:${folder}/enquiries` }, folder)
      browser = await launchBrowser()
      page = await browser.newPage({ baseURL: await server.address, ...desktop })
    }, buildTimeout)

    afterAll(async () => {
      await browser?.close()
      server?.child.kill()
      await server?.ended
      await outside?.close()
    })

    describe("an eighth post dropped into content/posts, with lists of four to a page", () => {
      const lists = ["blog/page/3", "cohort-analysis", "tag/compliance", "tag/brand-new-tag", "sitemap"]
      const sitemap = () => readFileSync(join(folder, "public/sitemap-0.xml"), "utf8")

      test("is a page, and appears on the blog, its category, its tags and the sitemaps", () => {
        for (const path of lists) expect(readCopy(folder, path)).toContain("An eighth post")
        expect(readCopy(folder, "blog/an-eighth-post")).toContain("1 min read")
        expect(readCopy(folder, "cohort-analysis/an-eighth-post")).toContain("An eighth post")
        expect(sitemap()).toContain("/blog/an-eighth-post")
      })

      test("comes without the draft and the future post beside it", () => {
        for (const path of lists) expect(readCopy(folder, path)).not.toMatch(/A draft|A future post/)
        expect(sitemap()).not.toMatch(/a-draft|a-future-post/)
        expect(existsSync(join(folder, "public/blog/a-draft"))).toBe(false)
        expect(existsSync(join(folder, "public/blog/a-future-post"))).toBe(false)
      })

      test("makes a second page of the blog, canonical itself, with its number in the title", () => {
        const pages = ["blog", "blog/page/2", "blog/page/3"].map(path => parseHtml(readCopy(folder, path)))
        const titles = pages.map(page => page.querySelectorAll(".article-list h2").length)
        expect(titles).toEqual([4, 4, 2])
        const leads = (rel: string) =>
          pages.map(page => page.querySelector(`main a[rel=${rel}]`)?.getAttribute("href"))
        expect(leads("next")).toEqual(["/blog/page/2", "/blog/page/3", undefined])
        expect(leads("prev")).toEqual([undefined, "/blog", "/blog/page/2"])
        const [, second] = pages
        expect(second?.querySelector("title")?.text).toMatch(/^Blog, page 2 /)
        expect(second?.querySelector("link[rel=canonical]")?.getAttribute("href")).toMatch(/\/blog\/page\/2$/)
        expect(sitemap()).toContain("/blog/page/2")
      })
    })

    describeTeamCms(folder, () => ({ browser, address: server.address }))

    test("an address that moved in the build before, and does not any more, has no page", () => {
      expect(existsSync(join(folder, `public${moved}`))).toBe(false)
    })

    test("an article appears on its day, though nothing else has changed since the build before", () => {
      for (const path of ["blog", "cohort-analysis", "tag/compliance", "sitemap"])
        expect(readCopy(folder, path)).toContain("A post of its day")
      expect(readCopy(folder, `blog/${postOfItsDay}`)).toContain("With a sentence in it.")
    })

    test("the brand of the build before is named nowhere", () => {
      for (const path of ["", "about", "services", "privacy", "blog", everyMark.path]) {
        const text = readCopy(folder, path)
        expect([path, text.includes(site.brand), text.includes(otherBrand)]).toEqual([path, true, false])
      }
    })

    test("an article says when it was updated: on its page, in its head and in the sitemap", () => {
      const root = parseHtml(readCopy(folder, everyMark.path))
      expect(root.querySelector(".article-meta")?.text).toContain("Updated 14 February 2025")
      const modified = root.querySelector('meta[property="article:modified_time"]')
      expect(modified?.getAttribute("content")).toBe("2025-02-14")
      const sitemap = readFileSync(join(folder, "public/sitemap-0.xml"), "utf8")
      expect(sitemap).toMatch(/\/blog\/every-mark<\/loc><lastmod>2025-02-14/)
    })

    test("each kind of mark in an article becomes what it stands for", () => {
      const root = parseHtml(readCopy(folder, everyMark.path))
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
    })

    test("marks are seen: bold, italic, bullets, numbers, the drawing", async () => {
      await visit(page, everyMark.path)
      const look = (selector: string) =>
        page
          .locator(`.article-body ${selector}`)
          .first()
          .evaluate(element => {
            const { fontWeight, fontStyle, listStyleType } = getComputedStyle(element)
            return { weight: Number(fontWeight), fontStyle, listStyleType }
          })
      expect((await look("strong")).weight).toBeGreaterThanOrEqual((await look("p")).weight + 200)
      expect((await look("em")).fontStyle).toBe("italic")
      expect((await look("> ul > li")).listStyleType).toBe("disc")
      expect((await look("> ol > li")).listStyleType).toBe("decimal")
      const drawing = page.locator(".article-body img")
      await drawing.scrollIntoViewIfNeeded()
      await page.waitForFunction(
        () => document.querySelector<HTMLImageElement>(".article-body img")?.naturalWidth,
      )
    })

    test("with a key the chat is loaded once, however many pages are opened, and is not printed", async () => {
      asked.length = 0
      await visit(page, "/")
      await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click()
      await page.waitForURL("**/about")
      await page.locator("chat-box").waitFor({ state: "attached" })
      expect(asked.map(({ url }) => url)).toEqual([`/${chatKey}`])
      await page.emulateMedia({ media: "print" })
      expect(await page.locator("chat-box").evaluate(chat => chat.checkVisibility())).toBe(false)
      await page.emulateMedia({ media: null })
    })

    describeEmailjs(() => ({ folder, browser, page, replies, asked, address: server.address }))
  })
