import type { Page } from "playwright-core"
import { absoluteUrl } from "../../src/shared/addresses"
import { notFoundPath, paths } from "../../src/shared/paths"
import { siteUrl } from "../../src/shared/site"
import { contrast } from "../support/colours"
import type { BuiltDocument } from "../support/documents"
import { articles, richArticle, testIf } from "../support/page-kinds"
import { openSite } from "../support/server/open"

const { blank, keptPage } = openSite()

// A4 at 96 px an inch, without Chromium's margins.
const paper = { width: 718, height: 1000 }
const white = "rgb(255, 255, 255)"

const options = { viewport: paper, colorScheme: "dark" } as const
const printed = keptPage(options)

/** The page as it is printed from a screen in the dark theme. */
const print = async (path: string, page = printed()) => {
  await page.emulateMedia({ media: "screen", colorScheme: "dark" })
  await page.goto(path)
  await page.emulateMedia({ media: "print", colorScheme: "dark" })
  return page
}

const areVisible = (page: Page, parts: readonly string[]) =>
  Promise.all(parts.map(part => page.locator(part).first().isVisible()))

test.each([...articles.map(({ path }) => path), paths.terms])(
  "%s is printed black on white in any theme, and nothing is cut off",
  async path => {
    const page = await print(path)
    const { background, texts, cut, stuck } = await page.evaluate(() => {
      const visible = [...document.querySelectorAll<HTMLElement>("body *")].filter(element =>
        element.checkVisibility({ visibilityProperty: true }),
      )
      const style = (element: Element) => getComputedStyle(element)
      const name = (element: Element) => `${element.tagName} ${element.className}`
      const hasText = (element: Element) =>
        [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      const isCut = (element: Element) =>
        (style(element).display !== "inline" &&
          style(element).overflowX !== "visible" &&
          element.scrollWidth > element.clientWidth + 1) ||
        element.getBoundingClientRect().right > document.documentElement.clientWidth + 1
      return {
        background: style(document.documentElement).backgroundColor,
        texts: visible.filter(hasText).map(element => ({
          name: name(element),
          isProse: element.matches(
            "h1, .article-body :is(h2, h3, h4, p, li, td, th, blockquote, pre):not(figure *)",
          ),
          color: style(element).color,
        })),
        cut: visible.filter(element => !element.closest("svg, .sr-only") && isCut(element)).map(name),
        stuck: visible.filter(element => /fixed|sticky/.test(style(element).position)).map(name),
      }
    })
    expect(background).toBe(white)
    const prose = texts.filter(({ isProse }) => isProse)
    expect(prose.filter(({ color }) => color === "rgb(0, 0, 0)").length).toBeGreaterThan(prose.length * 0.8)
    expect(texts.filter(({ color }) => contrast(color, background) < 4.5)).toEqual([])
    expect([cut, stuck]).toEqual([[], []])
  },
)

testIf(articles.length > 0)("controls are not printed; brand, URL and email are", async () => {
  const page = await print(richArticle)
  const shown = await page.evaluate(() => {
    // As a chat widget would.
    document.body.append(Object.assign(document.createElement("div"), { id: "chat", textContent: "Chat" }))
    const onScreen = ".site-header-tools, dialog, nav, .call-to-action, .skip-link, .copy-code, #chat"
    return [...document.querySelectorAll(onScreen)].filter(element => element.checkVisibility())
  })
  expect(shown).toEqual([])
  const { root } = articles.find(({ path }) => path === richArticle) as BuiltDocument
  const parts = ["h1", ".article-meta", ".article-cover", ".article-body", ".diagram", ".table-scroll"]
  const kept = parts.filter(part => root.querySelector(part))
  const signs = [".site-header .logo", 'footer a[href^="mailto:"]']
  expect(await areVisible(page, [...kept, ...signs])).not.toContain(false)
  const address = await page.evaluate(() => {
    const link = document.querySelector('link[rel="canonical"]') as HTMLLinkElement
    return { isShown: link.getClientRects().length > 0, content: getComputedStyle(link, "::before").content }
  })
  expect(address).toEqual({ isShown: true, content: `"${absoluteUrl(siteUrl, richArticle)}"` })
})

testIf(articles.length > 0)("a link's URL, unless a fragment, and closed details are printed", async () => {
  const page = await print(richArticle)
  await page
    .locator(".article-body p")
    .first()
    .evaluate(text => {
      text.innerHTML += '<a href="https://other.example/page">one</a><a href="/search">two</a>'
      text.insertAdjacentHTML("afterend", "<details><summary>More</summary><p>About it</p></details>")
    })
  expect(await page.getByText("About it").isVisible()).toBe(true)
  const addressesAfter = () =>
    page.locator(".article-body a").evaluateAll(all =>
      all.map(link => ({
        href: link.getAttribute("href") ?? "",
        after: getComputedStyle(link, "::after").content,
      })),
    )
  const printed = await addressesAfter()
  expect(printed.map(({ href }) => href)).toContain("https://other.example/page")
  for (const { href, after } of printed)
    expect([href, after.includes(href)]).toEqual([href, !href.startsWith("#")])
  const own = printed.filter(({ href }) => href.startsWith("/"))
  for (const { after } of own) expect(after).toContain(new URL(siteUrl).host)
  await page.emulateMedia({ media: "screen" })
  const shown = (await addressesAfter()).filter(({ href }) => !href.startsWith("#"))
  for (const { after } of shown) expect(after).toBe("none")
})

test.each([
  ["an article without scripts", richArticle, false],
  ["a 404 page", notFoundPath, true],
])("%s is printed in black on white, too", async (_, path, javaScriptEnabled) => {
  const page = await print(path, await blank({ ...options, javaScriptEnabled }))
  await page.waitForFunction(
    colour => getComputedStyle(document.documentElement).backgroundColor === colour,
    white,
  )
  expect(await areVisible(page, [".site-header-tools", "footer nav"])).toEqual([false, false])
})
