import type { Page } from "playwright-core"
import { paths } from "../../src/shared/paths"
import { readDocument, textsOf } from "../support/documents"
import { articles, testIf } from "../support/page-kinds"
import { heading } from "../support/search-page"
import { openSite, phone } from "../support/server/open"
import { hydrated, setConnection, stopClock } from "../support/visit"

const { blank, open } = openSite()

type Loader = { ___loader: { loadPageSync: (path: string) => unknown } }

const isLoaded = (path: string) => (window as unknown as Loader).___loader.loadPageSync(path) !== undefined

/** The pages of this site that links in view lead to. */
const linkedInView = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>("main a[href^='/']:not([href^='/amp'])")]
      .filter(link => {
        const { top, bottom, width } = link.getBoundingClientRect()
        return width > 0 && bottom > 0 && top < innerHeight && !/\.\w+$/.test(link.pathname)
      })
      .map(({ pathname }) => pathname),
  )

testIf(articles.length > 0)("all pages linked in view are loaded together with the first", async () => {
  const page = await open(paths.blog)
  await stopClock(page)
  const linked = await linkedInView(page)
  const loaded = () => Promise.all(linked.map(path => page.evaluate(isLoaded, path)))
  while (!(await loaded()).includes(true)) await page.clock.runFor(100)
  for (const path of linked) await page.waitForFunction(isLoaded, path)
})

test("a link in view opens without the network once the page is idle, and on slow or metered connections nothing is loaded ahead", async () => {
  const slow: Page[] = []
  for (const connection of [{ saveData: true, effectiveType: "4g" }, { effectiveType: "2g" }]) {
    const page = await blank(phone)
    await setConnection(page, connection)
    await page.goto(paths.home)
    await hydrated(page)
    slow.push(page)
  }
  // The fast page is the last one opened: when it has loaded its links, the others have had as much time.
  const fast = await open(paths.home, phone)
  const linked = await linkedInView(fast)
  expect(linked.length).toBeGreaterThan(0)
  for (const path of linked) await fast.waitForFunction(isLoaded, path)
  for (const page of slow)
    for (const path of linked) expect([path, await page.evaluate(isLoaded, path)]).toEqual([path, false])
  const [path = ""] = linked
  await fast.context().setOffline(true)
  await fast.locator(`main a[href="${path}"]:visible`).first().tap()
  await heading(fast, textsOf(readDocument(path), "h1")[0] ?? "")
})
