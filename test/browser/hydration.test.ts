import type { Page } from "playwright-core"
import { documentPolicy, inlineScriptHashes } from "../../src/host/content-security-policy"
import { paths } from "../../src/shared/paths"
import { type BuiltDocument, readDocument, textsOf } from "../support/documents"
import { articles, articleWith, onePage, otherPage, richArticle, testIf } from "../support/page-kinds"
import { openSite } from "../support/server/open"
import { delayResponses, hydrated, navigate } from "../support/visit"

const { blank, open } = openSite()

/** Script and console errors from now on. */
const watchErrors = (page: Page): string[] => {
  const errors: string[] = []
  page.on("pageerror", error => errors.push(String(error)))
  page.on("console", message => message.type() === "error" && errors.push(message.text()))
  return errors
}

test("style and fonts are inlined, and scripts and data are requested after the first paint", async () => {
  const page = await blank()
  const requested: string[] = []
  page.on("request", request => {
    if (!request.url().startsWith("data:")) requested.push(request.resourceType())
  })
  // A pointer that does not move is ignored.
  await page.goto("/sitemap.xml")
  await page.mouse.move(300, 300)
  // What the fonts in the document lack (tools/fonts/faces.ts); that of headlines lacks more.
  const shown = (selector: string) => textsOf(readDocument(paths.search), selector).join()
  const needsMore =
    /[$@[\]]/.test(shown("h1, h2, .logo")) || /[^ -~–—“”‘’…×−©•→]/.test(shown("header, main, footer"))
  await page.goto(paths.search)
  await hydrated(page)
  const { painted, scripts, hasFonts } = await page.evaluate(() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    scripts: performance
      .getEntriesByType("resource")
      .filter(({ name }) => /\.js$|\/page-data\//.test(name))
      .map(({ startTime }) => startTime),
    hasFonts: ["500 40px Newsreader", "400 16px 'Schibsted Grotesk'"].every(font =>
      document.fonts.check(font),
    ),
  }))
  expect(scripts.length).toBeGreaterThan(3)
  expect(Math.min(...scripts)).toBeGreaterThan(painted)
  expect([requested.includes("font"), hasFonts]).toEqual([needsMore, true])
  await page.locator(`header a[href="${onePage.path}"]:visible`).click()
  await page.getByRole("heading", { level: 1, name: onePage.heading }).waitFor()
  expect(requested).not.toContain("stylesheet")
})

test.each([
  [
    "is never idle",
    () => {
      window.requestIdleCallback = (task, options) =>
        options?.timeout ? Number(setTimeout(task, options.timeout)) : 0
    },
  ],
  [
    "does not report the largest paint",
    () => {
      Object.defineProperty(PerformanceObserver, "supportedEntryTypes", { value: [] })
      PerformanceObserver.prototype.observe = () => {}
    },
  ],
])("Gatsby's scripts start by themselves in a browser that %s", async (_, limit) => {
  const page = await blank()
  await page.addInitScript(limit)
  await page.goto(paths.home)
  await hydrated(page)
  expect(await page.locator("head > link[rel=manifest]").count()).toBe(1)
})

test("a moving pointer starts Gatsby's scripts at once", async () => {
  const page = await blank()
  // Never idle, so only input starts the scripts.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  await page.goto(paths.home)
  await page.mouse.move(300, 300)
  await page.mouse.move(310, 310)
  await hydrated(page)
})

test("a key pressed as soon as the page is hydrated is handled", async () => {
  const page = await blank()
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => document.getElementById("page-search")?.focus())
    // Frames come late, as on a slow phone: effects wait for them.
    window.requestAnimationFrame = task => Number(setTimeout(task, 30, performance.now()))
    const mark = performance.mark.bind(performance)
    performance.mark = name => {
      if (name === "hydrated")
        document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }))
      return mark(name)
    }
  })
  await page.goto(paths.search)
  await hydrated(page)
  // Escape leaves the box.
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY")
})

const inText = ".article-body p a[href^='/']"
const linking = articleWith(inText)

test.each<[string, string, string]>([
  ["a link of the header", onePage.path, `header a[href="${otherPage.path}"]:visible`],
  ...(linking ? [["a link in a text", linking, inText] satisfies [string, string, string]] : []),
])(
  "%s that is clicked before hydration loads the whole next page, without an error",
  async (_, path, link) => {
    const page = await blank()
    const errors = watchErrors(page)
    // Twice: a page with another page's data reloads itself once.
    for (let time = 0; time < 2; time++) {
      const release = await delayResponses(page, `**/page-data${path}/page-data.json`)
      await page.goto(path)
      await page.keyboard.press("Shift")
      await page.waitForFunction(() => "___loader" in window)
      const next = page.locator(link).first()
      const to = (await next.getAttribute("href")) ?? ""
      await next.click()
      release()
      await page.waitForURL(`**${to}`)
      await hydrated(page)
    }
    expect(errors).toEqual([])
  },
)

const photographs = "img[data-main-image][src]"
const album = [readDocument(paths.resources), ...articles].find(({ root }) => root.querySelector(photographs))

testIf(album)(
  "photographs are shown with and without scripts, and after client-side navigation",
  async () => {
    const { path } = album as BuiltDocument
    const withoutScripts = await open(path, { javaScriptEnabled: false })
    const loaded = await open(path)
    await loaded.keyboard.press("Tab")
    const clicked = await open(paths.about)
    await navigate(clicked, path)
    for (const page of [withoutScripts, loaded, clicked]) {
      const images = page.locator(photographs)
      await images.first().waitFor()
      for (const image of await images.all()) {
        await image.scrollIntoViewIfNeeded()
        await image.evaluate((element: HTMLImageElement) => element.decode())
        expect(await image.evaluate(element => getComputedStyle(element).opacity)).toBe("1")
        expect((await image.boundingBox())?.width).toBeGreaterThan(100)
      }
    }
  },
)

const injected = [
  "<script>window.ran=['inline']</script>",
  `<script type="module">window.ran=["module"]</script>`,
  `<img src="data:," alt="" onerror="window.ran=['handler']">`,
  `<a id="led" href="javascript:window.ran=['address']">x</a>`,
].join("")

testIf(articles.length > 0).each([
  ["does not run: the policy has the hashes of the site's own", inlineScriptHashes, "nothing"],
  ["would run if inline scripts were allowed", () => ["'unsafe-inline'"], expect.arrayContaining([])],
])("a script in an article's text %s", async (_, hashesOf, expected) => {
  const page = await blank()
  await page.route(`**${richArticle}`, async route => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/<div class="article-body[^>]*>/, found => found + injected)
    const policy = documentPolicy(richArticle, { hashes: hashesOf(body), origins: {}, isHttps: false })
    const headers = { ...response.headers(), "content-security-policy": policy }
    await route.fulfill({ response, body, headers })
  })
  await page.goto(richArticle)
  await hydrated(page)
  await page.locator("#led").click()
  expect(await page.evaluate(() => ("ran" in window ? window.ran : "nothing"))).toEqual(expected)
})
