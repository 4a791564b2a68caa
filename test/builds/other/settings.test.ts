import { readFileSync } from "node:fs"
import { cmsPath } from "../../../src/shared/paths"
import { site } from "../../../src/shared/site"
import { readDocument } from "../../support/documents"
import { openSite } from "../../support/server/open"
import { pagePaths } from "../../support/site-paths"
import { hydrated } from "../../support/visit"
import { words } from "../../support/words"
import { chatKey, chatOrigin } from "../other-settings"

const { blank } = openSite()

test("the chat is loaded once and not printed", async () => {
  const page = await blank()
  const requested: string[] = []
  await page.route(`${chatOrigin}/**`, route => {
    requested.push(new URL(route.request().url()).pathname)
    const body = 'document.body.append(document.createElement("chat-box"))'
    return route.fulfill({ body, contentType: "text/javascript" })
  })
  await page.goto("/")
  await hydrated(page)
  const { label, path } = site.navigation.at(-1) ?? { label: "", path: "" }
  await page.getByRole("navigation", { name: words.frame.main }).getByRole("link", { name: label }).click()
  await page.waitForURL(`**${path}`)
  await page.locator("chat-box").waitFor({ state: "attached" })
  expect(requested).toEqual([`/${chatKey}`])
  await page.emulateMedia({ media: "print" })
  expect(await page.locator("chat-box").evaluate(chat => chat.checkVisibility())).toBe(false)
})

test("a team's CMS asks for an account, under a policy that allows only its own scripts", async () => {
  const page = await blank()
  const response = await page.goto(cmsPath)
  const policy = response?.headers()["content-security-policy"] ?? ""
  expect(policy).toMatch(/(?:^|; )script-src 'self';/)
  expect(policy).toMatch(
    /(?:^|; )connect-src 'self' data: blob: https:\/\/github\.com https:\/\/api\.github\.com;/,
  )
  expect(policy).not.toContain("unsafe-eval")
  expect(policy).toContain("frame-ancestors 'none'")
  await page.getByRole("button", { name: /Access Token/ }).waitFor()
})

test("the CMS is noindex and not linked", () => {
  expect(readDocument(cmsPath).html).toContain('<meta name="robots" content="noindex, nofollow">')
  expect(readFileSync("public/sitemap-0.xml", "utf8")).not.toContain(cmsPath)
  expect(pagePaths().filter(path => readDocument(path).html.includes(cmsPath))).toEqual([])
})
