import { absoluteUrl, notFoundPath } from "../../src/shared/addresses"
import { siteUrl } from "../../src/shared/site"
import { contrast } from "../support/colours"
import { linkTag, readDocument } from "../support/documents"
import { openSite } from "../support/open-site"
import { richArticle } from "../support/page-kinds"
import { pagePaths } from "../support/site-paths"

const { show } = openSite()

// A4 at 96 px an inch, without the margins that Chromium leaves.
const paper = { width: 718, height: 1000 }
const articles = pagePaths().filter(path => {
  const document = readDocument(path)
  return document.root.querySelector(".article-head") && linkTag(document, "canonical")?.endsWith(path)
})

/** The page as it goes to the printer, from a screen in the dark theme. */
const print = async (path: string) => {
  const page = await show(path, { viewport: paper, colorScheme: "dark" })
  // What a chat would add.
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement("div"), { id: "chat", textContent: "Chat" }))
  })
  await page.emulateMedia({ media: "print", colorScheme: "dark" })
  return page
}

test("what only a screen can use is left out: header, menu, navigation, calls to act and chat", async () => {
  const page = await print(richArticle)
  const shown = await page.evaluate(() =>
    [
      ...document.querySelectorAll(
        ".site-header-tools, dialog, nav, .call-to-action, .skip-link, .copy-code, #chat",
      ),
    ].filter(element => element.checkVisibility()),
  )
  expect(shown).toEqual([])
  for (const part of ["h1", ".article-meta", ".article-cover", ".article-body", ".diagram", "table"])
    expect([part, await page.locator(part).first().isVisible()]).toEqual([part, true])
})

test.each(articles)("%s is printed black on white, whatever the theme, and nothing is cut", async path => {
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
        isProse: element.matches("h1, :not(figure) > :is(h2, h3, h4, p, li, td, th, blockquote, pre)"),
        color: style(element).color,
      })),
      cut: visible.filter(element => !element.closest("svg, .sr-only") && isCut(element)).map(name),
      stuck: visible.filter(element => /fixed|sticky/.test(style(element).position)).map(name),
    }
  })
  expect(background).toBe("rgb(255, 255, 255)")
  const prose = texts.filter(({ isProse }) => isProse)
  expect(prose.filter(({ color }) => color === "rgb(0, 0, 0)").length).toBeGreaterThan(prose.length * 0.8)
  expect(texts.filter(({ color }) => contrast(color, background) < 4.5)).toEqual([])
  expect(cut).toEqual([])
  expect(stuck).toEqual([])
})

test("where a link leads stands behind it, on this site and on others, and not behind fragments", async () => {
  const page = await print(richArticle)
  const links = page.locator(".article-body a:not(.heading-link)")
  await links.first().evaluate(link => link.setAttribute("href", "https://other.example/page"))
  const printed = await page.locator(".article-body a").evaluateAll(all =>
    all.map(link => ({
      href: link.getAttribute("href") ?? "",
      after: getComputedStyle(link, "::after").content,
    })),
  )
  expect(printed.map(({ href }) => href)).toContain("https://other.example/page")
  for (const { href, after } of printed)
    expect([href, after.includes(href)]).toEqual([href, !href.startsWith("#")])
  const own = printed.filter(({ href }) => href.startsWith("/"))
  expect(own.length).toBeGreaterThan(0)
  for (const { after } of own) expect(after).toContain(new URL(siteUrl).host)
})

test("who printed it is seen: brand, address of the page, and how to write to us", async () => {
  const page = await print(richArticle)
  for (const part of [".site-header .logo", 'footer a[href^="mailto:"]'])
    expect([part, await page.locator(part).isVisible()]).toEqual([part, true])
  const address = await page.evaluate(() => {
    const link = document.querySelector('link[rel="canonical"]') as HTMLLinkElement
    const { content, display } = getComputedStyle(link, "::before")
    return { seen: link.getClientRects().length > 0 && display !== "none", content, href: link.href }
  })
  expect(address).toEqual({ seen: true, content: expect.anything(), href: absoluteUrl(siteUrl, richArticle) })
  expect(address.content).toBe(`"${address.href}"`)
})

test("without scripts, too, paper has its style", async () => {
  const page = await show(richArticle, { viewport: paper, colorScheme: "dark", javaScriptEnabled: false })
  await page.emulateMedia({ media: "print", colorScheme: "dark" })
  expect(await page.locator(".side-menu, .site-header-tools, footer nav").first().isVisible()).toBe(false)
  await page.waitForFunction(
    () => getComputedStyle(document.documentElement).backgroundColor === "rgb(255, 255, 255)",
  )
})

test("a notice, which has no other style to come, is printed so as well", async () => {
  const page = await show(notFoundPath, { viewport: paper, colorScheme: "dark" })
  await page.emulateMedia({ media: "print", colorScheme: "dark" })
  expect(await page.locator("html").evaluate(html => getComputedStyle(html).backgroundColor)).toBe(
    "rgb(255, 255, 255)",
  )
  for (const part of [".site-header-tools", "footer nav", "main .button"])
    expect([part, await page.locator(part).first().isVisible()]).toEqual([part, false])
})

test("on a screen nothing stands behind links", async () => {
  const page = await show(richArticle)
  const link = page.locator(".article-body a:not(.heading-link)").first()
  expect(await link.evaluate(element => getComputedStyle(element, "::after").content)).toBe("none")
})
