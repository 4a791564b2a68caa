import type { Page, Request } from "playwright-core"
import { topicSlug } from "../../src/content-model/types/slug"
import { blogPostPath, categoryPostPath, paths, retiredCategoryPath, tagPath } from "../../src/shared/paths"
import * as content from "../support/content"
import { hrefsOf, textsOf } from "../support/documents"
import { articles, onePage, testIf } from "../support/page-kinds"
import { heading } from "../support/search-page"
import { openSite } from "../support/server/open"
import { hydrated, navigate, setConnection, watchNetwork } from "../support/visit"

const { blank, keptPage, open } = openSite()

/** Marks the document. @returns a function that says whether it is still the same */
const watchReload = async (page: Page): Promise<() => Promise<boolean>> => {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  return () => page.evaluate(() => "isSameDocument" in window)
}

const [newest] = content.posts()
const [article] = articles
/** The other articles to which the newest one's text links. */
const linked = articles.find(({ path }) => article && hrefsOf(article, ".article-body p a").includes(path))

testIf(newest)(
  "links from home to the blog, an article, its category, its tag and another article cause no reload",
  async () => {
    const { title, slug, category, categorySlug, tags } = newest as NonNullable<typeof newest>
    const page = await open("/")
    const isSameDocument = await watchReload(page)
    const follow = (path: string) => page.locator(`a[href="${path}"]:visible`).first().click()
    await follow(paths.blog)
    await heading(page, String(content.pages().blog?.heading))
    await follow(article?.path ?? "")
    await heading(page, title)
    await page.locator(".article-head").getByRole("link", { name: category, exact: true }).click()
    await heading(page, `Category: ${category}`)
    await follow(categoryPostPath(categorySlug, slug))
    await page.waitForURL(`**${categoryPostPath(categorySlug, slug)}`)
    if (linked) {
      await page.locator(`main p a[href="${linked.path}"]`).first().click()
      await heading(page, textsOf(linked, "h1")[0] ?? "")
      await page.goBack()
    }
    const [tag = ""] = tags
    await follow(tagPath(topicSlug(tag)))
    await heading(page, `Tag: ${tag}`)
    expect(await isSameDocument()).toBe(true)
  },
)

test("a page opened from the end of another one begins at its top", async () => {
  const page = await open(paths.services)
  for (const [to, words] of [
    [paths.contact, String(content.pages().contact?.heading)],
    [paths.sitemap, String(content.pages().sitemap?.heading)],
  ] as const) {
    await page.locator(`footer a[href="${to}"]`).first().click()
    await page.waitForURL(`**${to}`)
    await heading(page, words)
    await page.waitForFunction(() => scrollY === 0)
  }
})

test("client-side navigation updates the whole head, structured data included", async () => {
  const page = await open("/")
  await page.locator(`header a[href="${onePage.path}"]:visible`).first().click()
  await page.locator(`link[rel=canonical][href$="${onePage.path}"]`).waitFor({ state: "attached" })
  const headOf = () =>
    page.evaluate(() => ({
      title: document.title,
      tags: [...document.head.querySelectorAll("meta[name], meta[property], link[rel=canonical]")]
        .map(tag => tag.outerHTML.replace(/ data-react-helmet="true"/, ""))
        .sort(),
      graphs: [...document.head.querySelectorAll("script[type='application/ld+json']")].map(
        script => script.textContent,
      ),
    }))
  const clicked = await headOf()
  expect(clicked.graphs).toHaveLength(1)
  await page.reload()
  expect(clicked).toEqual(await headOf())
})

const retired = content.posts().find(({ slug }) => content.retiredSlugs().includes(slug))

testIf(retired)("a tag page's link to a retired address leads straight to the article", async () => {
  const { slug, categorySlug, title, tags } = retired as NonNullable<typeof retired>
  const page = await open(tagPath(topicSlug(tags[0] ?? "")))
  const link = page.locator("main").getByRole("link", { name: title })
  expect(await link.getAttribute("href")).toBe(blogPostPath(slug))
  await link.click()
  await page.waitForURL(`**${categoryPostPath(categorySlug, slug)}`)
})

testIf(retired)("the notice at a retired address leads on, and Back passes it by", async () => {
  const { slug, categorySlug } = retired as NonNullable<typeof retired>
  const page = await open(paths.blog)
  await page.goto(blogPostPath(slug))
  await heading(page, "410 - Page Gone")
  await page.waitForURL(`**${categoryPostPath(categorySlug, slug)}`)
  await page.goBack()
  await page.waitForURL(`**${paths.blog}`)
})

const [{ slug: category } = { slug: "" }] = content.categories()

const leaving = keptPage()

test.each([
  ["/blog/no-such-post", "Post not found"],
  [`/${category}/no-such-post`, "Post not found"],
  ["/no-such-page", "Oops! Page not found"],
])(
  "the unknown address %s, met by client-side navigation, is answered by the server",
  async (path, title) => {
    const page = leaving()
    await page.goto(paths.about)
    await hydrated(page)
    const answer = page.waitForResponse(`**${path}`)
    await navigate(page, path)
    expect((await answer).status()).toBe(404)
    await heading(page, title)
    await page.goBack()
    await page.waitForURL(paths.about)
  },
)

const later = keptPage({ timezoneId: "Pacific/Kiritimati" })

test.each(["/privacy", "/no-such-page", retiredCategoryPath(category)])(
  "dates on %s are the visitor's, not those of the build",
  async path => {
    const page = later()
    await page.clock.setFixedTime("2031-03-04T12:00:00Z")
    await page.goto(path)
    if (path === "/privacy") await page.getByText(/^Last updated: .*2031/).waitFor()
    await page.getByText(/© 2031/).waitFor()
  },
)

const data = `page-data${onePage.path}/`
const ofPage = (request: Request) => request.url().includes(data)

/** Hovers a link of a page that loads nothing ahead, until its request has ended. */
const hoverLink = async (page: Page, event: "requestfinished" | "requestfailed") => {
  await setConnection(page, { saveData: true })
  await page.goto(paths.home)
  await hydrated(page)
  const link = page.locator(`header a[href="${onePage.path}"]:visible`)
  await page.context().setOffline(event === "requestfailed")
  // Playwright has an overload for each event.
  const ended = page.waitForEvent(event as "requestfailed", ofPage)
  const network = watchNetwork(page)
  await link.hover()
  await ended
  await network.quiet(1000)
  return link
}

test("a hovered link opens without another request", async () => {
  const page = await blank()
  const link = await hoverLink(page, "requestfinished")
  const requests: string[] = []
  page.on("request", request => requests.push(request.url()))
  const isSameDocument = await watchReload(page)
  await link.click()
  await heading(page, onePage.heading)
  const again = requests.filter(url => url.includes(data) || url.includes("component---"))
  expect([again, await isSameDocument()]).toEqual([[], true])
})

test("a page that failed to load offline opens once there is a connection", async () => {
  const page = await blank()
  const link = await hoverLink(page, "requestfailed")
  await page.context().setOffline(false)
  await link.click()
  await heading(page, onePage.heading)
})
