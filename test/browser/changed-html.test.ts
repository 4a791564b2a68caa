import type { Page } from "playwright-core"
import { paths } from "../../src/shared/paths"
import { type FormInput, formOn, sampleInput } from "../support/form-page"
import { box, heading, searchedFor } from "../support/search-page"
import { openSite } from "../support/server/open"
import { translateDocuments } from "../support/translator"
import { delayResponses, hydrated } from "../support/visit"

const { blank } = openSite()

const editHtml = (edit: (html: string) => string) => (page: Page) =>
  page.route(
    url => !/\.\w+$/.test(url.pathname),
    async route => {
      const response = await route.fetch()
      await route.fulfill({ response, body: edit(await response.text()) })
    },
  )

/** What proxies and extensions do to a document before React hydrates it. */
const changes: readonly [string, (page: Page) => Promise<unknown>][] = [
  [
    "addresses are hidden from robots, as Cloudflare does",
    editHtml(html =>
      html.replace(/<a href="mailto:[^"]*"([^>]*)>[^<]*<\/a>/g, (_, rest) => {
        const link = `<a href="/cdn-cgi/l/email-protection#0a0b"${rest}>`
        return `${link}<span class="__cf_email__" data-cfemail="0a0b">[email&#160;protected]</span></a>`
      }),
    ),
  ],
  ["comments are stripped", editHtml(html => html.replace(/<!--.*?-->/gs, ""))],
  [
    "white space is collapsed, but in scripts",
    editHtml(html =>
      html
        .replace(/<script[\s\S]*?<\/script>|\s+/g, found => (found.startsWith("<") ? found : " "))
        .replaceAll("> <", "><"),
    ),
  ],
  [
    "elements are added, as extensions do",
    page =>
      page.addInitScript(() =>
        addEventListener("DOMContentLoaded", () => {
          for (const input of document.querySelectorAll("input, textarea"))
            input.insertAdjacentHTML("afterend", "<div data-ext><svg></svg></div>")
          document.querySelector("main")?.insertAdjacentHTML("afterbegin", "<aside>Extension</aside>")
        }),
      ),
  ],
  [
    "numbers are made links",
    page =>
      page.addInitScript(() =>
        addEventListener("DOMContentLoaded", () => {
          for (const element of document.querySelectorAll("main p, footer p, footer a, label"))
            element.innerHTML = element.innerHTML.replace(/([\d+][\d\s]{0,})/g, '<a href="tel:1">$1</a>')
        }),
      ),
  ],
  ["each text is translated", page => translateDocuments(page, "replace")],
]

describe.each(changes)("if %s, what was typed before hydration stays", (which, change) => {
  // Each form with half of the changes: they share all that counts here.
  const path = changes.findIndex(([name]) => name === which) % 2 ? "/landing" : "/contact"

  test(`in the form on ${path}, and the focus with it, and in the search, which runs`, async () => {
    const page = await blank()
    await change(page)
    const release = await delayResponses(page, "**/*.js")
    await page.goto(path)
    const { fill, field, values } = formOn(page)
    const input: FormInput = sampleInput[path]
    await fill(input)
    const consent = page.locator("input[type=checkbox]")
    if (path === "/landing") await consent.uncheck()
    await field("Message").focus()
    await page.waitForFunction(() => document.querySelector("script[src*='/app-']"))
    release()
    await hydrated(page)
    await page.waitForTimeout(500)
    expect(await values(Object.keys(input))).toEqual(Object.values(input))
    if (path === "/landing") expect(await consent.isChecked()).toBe(false)
    await page.keyboard.type("!")
    expect(await field("Message").inputValue()).toBe(`${sampleInput[path].Message}!`)

    const releaseSearch = await delayResponses(page, "**/*.js")
    await page.goto(paths.search)
    await box(page).fill(searchedFor)
    releaseSearch()
    await hydrated(page)
    await heading(page, `Results for “${searchedFor}”`)
    expect(await box(page).inputValue()).toBe(searchedFor)
  })
})
