import { setTimeout as pause } from "node:timers/promises"
import type { Page } from "playwright-core"
import { paths } from "../../src/shared/paths"
import { readDocument } from "../support/documents"
import { articles, pageKinds, richArticle } from "../support/page-kinds"
import { serveHandler } from "../support/server/in-process"
import { desktop, openSite, phone } from "../support/server/open"
import { sharedSite } from "../support/server/shared"
import { delayResponses, hydrated, layOutAll, layoutShift } from "../support/visit"

const { blank, show } = openSite()

/** The document in chunks of 1,000 characters and more, each of which ends with an element. */
const chunksOf = (html: string): string[] => {
  const chunks = [""]
  for (const part of html.split(/(?<=<\/(?:a|dd|dl|div|figure|h[1-6]|header|label|li|p|section)>)/)) {
    if ((chunks.at(-1) as string).length > 1000) chunks.push("")
    chunks[chunks.length - 1] += part
  }
  return chunks
}

/** The site over a connection so slow that documents are rendered while they arrive. */
const serveInChunks = () =>
  serveHandler(async ({ url }, res) => {
    const response = await fetch(sharedSite().url + url)
    const type = response.headers.get("content-type") ?? ""
    res.writeHead(response.status, { "content-type": type })
    if (type.startsWith("text/html"))
      for (const chunk of chunksOf(await response.text())) {
        res.write(chunk)
        await pause(20)
      }
    else res.write(Buffer.from(await response.arrayBuffer()))
    res.end()
  })

let slow: Awaited<ReturnType<typeof serveInChunks>>
beforeAll(async () => {
  slow = await serveInChunks()
})
afterAll(() => slow.close())

test.each([paths.landing, paths.results, paths.blog, paths.enquirySent, ...pageKinds])(
  "%s: nothing drawn moves while the rest of the document arrives",
  async path => {
    const shifts = await Promise.all(
      [phone, desktop].map(async size => layoutShift(await show(slow.origin + path, size))),
    )
    for (const shift of shifts) expect(shift).toBeLessThan(0.01)
  },
)

/** The distance of an element from the sticky bars at the top, in px. */
const belowTheBars = (page: Page, id: string): Promise<number> =>
  page.locator(`#${id}`).evaluate(element => {
    const bars = [...document.querySelectorAll(".site-header, .jump-list")]
    const stuck = bars.filter(bar => getComputedStyle(bar).position === "sticky")
    const bottoms = stuck.map(bar => bar.getBoundingClientRect().bottom)
    return element.getBoundingClientRect().top - Math.max(...bottoms)
  })

// Far enough down that the page can scroll to it.
const service = readDocument(paths.services).root.querySelector(".service")?.id ?? ""
const sections = articles.find(({ path }) => path === richArticle)?.root.querySelectorAll(".article-body h2")
const section = sections?.[Math.floor(sections.length / 2)]?.id

test.each<[string, string, typeof phone | typeof desktop]>([
  [paths.services, service, phone],
  [paths.services, service, desktop],
  ...(section ? [[richArticle, section, phone] satisfies [string, string, typeof phone]] : []),
])("%s#%s stays at its fragment through hydration, a reload and back (%#)", async (path, id, size) => {
  const page = await blank(size)
  const release = await delayResponses(page, "**/*.js")
  await page.goto(`${path}#${id}`)
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const expectInPlace = async () => expect(Math.abs((await belowTheBars(page, id)) - 24)).toBeLessThan(2)
  await expectInPlace()
  // Hydration renders what is far below the first screen, and nothing else may change.
  await layOutAll(page)
  const atFirst = await height()
  const text = await page.locator("body").innerText()
  for (const heading of await page.locator("main h2").allTextContents()) expect(text).toContain(heading)
  release()
  await hydrated(page)
  await expectInPlace()
  expect(await height()).toBe(atFirst)
  await page.reload()
  await hydrated(page)
  await expectInPlace()
  await page.goto(paths.privacy)
  await page.goBack()
  await hydrated(page)
  await expectInPlace()
})
