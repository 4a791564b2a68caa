import { setTimeout as pause } from "node:timers/promises"
import { addresses } from "../../src/shared/addresses"
import { layoutShift } from "../support/layout-shift"
import { desk, openSite, phone } from "../support/open-site"
import { pageKinds } from "../support/page-kinds"
import { sharedSite } from "../support/run-site"
import { serveHandler } from "../support/serve-handler"

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
  "%s: what is drawn stays where it is while the rest of the document arrives",
  async path => {
    for (const size of [phone, desk]) {
      const page = await blank(size)
      await page.goto(slow.origin + path)
      expect(await layoutShift(page)).toBeLessThan(0.01)
      await page.context().close()
    }
  },
)
