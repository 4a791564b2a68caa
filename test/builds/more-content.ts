import { cpSync, existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Browser, Page } from "playwright-core"
import { site } from "../../src/shared/site"
import { launchBrowser } from "../support/browser"
import { parseHtml } from "../support/documents"
import { everyMark, writeEveryMark } from "../support/every-mark"
import {
  clientMark,
  desk,
  type FormPath,
  fillings,
  formOn,
  formPaths,
  notices,
  noticesOn,
  scriptsWith,
} from "../support/form-page"
import { buildCopy, readCopy } from "../support/project-copy"
import { serveHandler } from "../support/serve-handler"
import { type ServerProcess, startServerProcess } from "../support/server-process"
import { bodyOf, type Reply, repliesInTurn } from "../support/site-with-endpoint"
import { stopClock } from "../support/stop-clock"
import { visit } from "../support/visit"
import { eighthPost, itsDay, otherBrand, postOfItsDay, writePost } from "./articles"
import { buildTimeout } from "./build-settings"
import { moved } from "./no-article-on-netlify"

// As EmailJS words them. A broken connection stays broken, so it comes last.
const refusals: readonly Reply[] = [
  { status: 400, text: "The template ID not found" },
  { status: 403, text: "Forbidden" },
  { status: 429, text: "Too Many Requests" },
  { status: 451, text: "Unavailable For Headless Browser" },
  { status: 500, text: "" },
  "broken",
]

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
    const asked: { url?: string; body: string; origin?: string }[] = []
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
      })
      server = startServerProcess({ ENQUIRIES_URL: `file:${folder}/enquiries` }, folder)
      browser = await launchBrowser()
      page = await browser.newPage({ baseURL: await server.address, ...desk })
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

    describe("with an EmailJS account", () => {
      const sent = () => asked.filter(({ url }) => url === clientMark)

      const open = async (path: FormPath, ...next: Reply[]) => {
        await visit(page, path)
        asked.length = 0
        replies.set(...next)
      }

      test.each(
        formPaths.flatMap(path => [
          [path, fillings[path]] as const,
          [path, { Name: "  Asha Rao ", Email: "asha@example.com" }] as const,
        ]),
      )("the form on %s goes there from the browser, filled in with %j", async (path, filling) => {
        await open(path)
        const { fill, send } = formOn(page)
        await fill(filling)
        await send()
        expect(await noticesOn(page).lines()).toEqual(notices[path].sent)
        expect(sent()).toHaveLength(1)
        const { body, origin } = sent()[0] ?? { body: "{}" }
        expect(origin).toBe(await server.address)
        const given: Record<string, string> = filling
        const choices = {
          service: given.Service ?? "Not specified",
          budget: given.Budget ?? "Not specified",
        }
        expect(JSON.parse(body)).toEqual({
          lib_version: "4.4.1",
          user_id: "public-key",
          service_id: "service_1",
          template_id: path === "/landing" ? "template_a" : "template_c",
          template_params: {
            from_name: "Asha Rao",
            from_email: "asha@example.com",
            company: given.Company ?? "Not specified",
            message: given.Message ?? "No message provided",
            to_email: site.contact.email,
            ...(path === "/landing" ? { subject: "FREE SEO Audit Request" } : choices),
          },
        })
      })

      test.each(formPaths)(
        "the form on %s keeps what was typed, whatever refusal is answered",
        async path => {
          await open(path, ...refusals)
          const { fill, values, button, send } = formOn(page)
          const { lines, shown, close } = noticesOn(page)
          await fill(fillings[path])
          for (const refusal of refusals) {
            await send()
            expect([refusal, await lines()]).toEqual([refusal, notices[path].failed])
            expect(await values(Object.keys(fillings[path]))).toEqual(Object.values(fillings[path]))
            expect(await button.isEnabled()).toBe(true)
            await close.click()
            await shown.waitFor({ state: "detached" })
          }
          expect(sent().length).toBeGreaterThanOrEqual(refusals.length)
        },
      )

      test.each(formPaths)("the form on %s waits 15 s for an answer and no longer", async path => {
        const waiting = await browser.newPage({ baseURL: await server.address, ...desk })
        await visit(waiting, path)
        replies.set("never")
        const { fill, values, button, send } = formOn(waiting)
        await fill(fillings[path])
        await noticesOn(waiting).region.waitFor({ state: "attached" })
        await stopClock(waiting)
        await send()
        await waiting.clock.runFor(14_900)
        expect(await button.textContent()).toBe("Sending...")
        await waiting.clock.runFor(1000)
        expect(await noticesOn(waiting).lines()).toEqual(notices[path].failed)
        expect(await values(Object.keys(fillings[path]))).toEqual(Object.values(fillings[path]))
        await waiting.close()
      })

      test("its client is loaded only when a form is used", async () => {
        const [part = "", ...others] = scriptsWith(clientMark, folder)
        expect(others).toEqual([])
        const fresh = await browser.newPage({ baseURL: await server.address, ...desk })
        const scripts: string[] = []
        fresh.on("request", request => scripts.push(new URL(request.url()).pathname))
        await visit(fresh, "/landing")
        expect(scripts).not.toContain(part)
        const loaded = fresh.waitForRequest(request => request.url().endsWith(part))
        await formOn(fresh).field("Name").focus()
        await loaded
        await fresh.close()
      })
    })
  })
