import { setTimeout as pause } from "node:timers/promises"
import type { Page } from "playwright-core"
import { addresses } from "../../src/shared/addresses"
import { hold } from "../support/hold"
import { layoutShift } from "../support/layout-shift"
import { desktop, openSite, phone } from "../support/open-site"
import { pageKinds, richArticle } from "../support/page-kinds"
import { sharedSite } from "../support/run-site"
import { serveHandler } from "../support/serve-handler"
import { hydrated } from "../support/visit"

const { blank } = openSite()

const atLeast = 1000

/** The document in pieces of some thousand characters, each of which ends with an element. */
const piecesOf = (html: string): string[] => {
  const pieces = [""]
  for (const part of html.split(/(?<=<\/(?:a|dd|dl|div|figure|h[1-6]|header|label|li|p|section)>)/)) {
    if ((pieces.at(-1) as string).length > atLeast) pieces.push("")
    pieces[pieces.length - 1] += part
  }
  return pieces
}

/** The site behind a line on which a document takes longer than the browser needs to draw what has arrived. */
const serveInPieces = () =>
  serveHandler(async ({ url }, res) => {
    const answer = await fetch(sharedSite().url + url)
    const type = answer.headers.get("content-type") ?? ""
    res.writeHead(answer.status, { "content-type": type })
    if (type.startsWith("text/html"))
      for (const piece of piecesOf(await answer.text())) {
        res.write(piece)
        await pause(20)
      }
    else res.write(Buffer.from(await answer.arrayBuffer()))
    res.end()
  })

let slow: Awaited<ReturnType<typeof serveInPieces>>
beforeAll(async () => {
  slow = await serveInPieces()
})
afterAll(() => slow.close())

test.each([addresses.landing, addresses.results, addresses.blog, ...pageKinds])(
  "%s: nothing drawn moves while the rest of the document arrives",
  async path => {
    for (const size of [phone, desktop]) {
      const page = await blank(size)
      await page.goto(slow.origin + path)
      expect(await layoutShift(page)).toBeLessThan(0.01)
      await page.context().close()
    }
  },
)

/** How far a place lies below the bars that stick to the top of the window, in px. */
const belowTheBars = (page: Page, id: string): Promise<number> =>
  page.locator(`#${id}`).evaluate(place => {
    const bars = [...document.querySelectorAll(".site-header, .jump-list")]
    const stuck = bars.filter(bar => getComputedStyle(bar).position === "sticky")
    const bottoms = stuck.map(bar => bar.getBoundingClientRect().bottom)
    return place.getBoundingClientRect().top - Math.max(...bottoms)
  })

test.each([
  [addresses.services, "digital-marketing"],
  [richArticle, "phase-4-alternative-exploration"],
])("%s#%s: stays at its anchor, after a reload and on the way back too", async (path, id) => {
  for (const size of [phone, desktop]) {
    const page = await blank(size)
    const release = await hold(page, "**/*.js")
    await page.goto(`${path}#${id}`, { waitUntil: "load" })
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    const atFirst = await height()
    expect(Math.abs((await belowTheBars(page, id)) - 24)).toBeLessThan(2)
    release()
    await hydrated(page)
    expect(Math.abs((await belowTheBars(page, id)) - 24)).toBeLessThan(2)
    expect(await height()).toBe(atFirst)
    await page.reload()
    await hydrated(page)
    expect(Math.abs((await belowTheBars(page, id)) - 24)).toBeLessThan(2)
    await page.goto(addresses.privacy)
    await page.goBack()
    await hydrated(page)
    expect(Math.abs((await belowTheBars(page, id)) - 24)).toBeLessThan(2)
    await page.context().close()
  }
})

test("the text below the first screen is there from the first paint", async () => {
  const page = await blank(phone)
  await hold(page, "**/*.js")
  await page.goto(richArticle)
  const text = await page.locator("body").innerText()
  for (const heading of await page.locator("main :is(h2, h3)").allTextContents())
    expect(text).toContain(heading)
})
