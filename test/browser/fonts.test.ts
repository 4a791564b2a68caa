import type { CDPSession, Page } from "playwright-core"
import { openSite } from "../support/open-site"
import { sitePaths } from "../support/site-paths"

const { blank } = openSite()

/** Numbers every element that has words of its own; code is set in the system's font on purpose, and taken out. */
const markWords = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    for (const code of document.querySelectorAll("code, kbd, samp"))
      if (getComputedStyle(code).fontFamily.startsWith("ui-monospace")) code.remove()
    for (const details of document.querySelectorAll("details")) details.open = true
    await document.fonts.ready
    const withWords = [...document.querySelectorAll("body *:not(script, style, template)")].filter(
      element =>
        [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()) &&
        element.checkVisibility() &&
        !getComputedStyle(element).fontFamily.startsWith("ui-monospace"),
    )
    for (const [index, element] of withWords.entries()) element.setAttribute("data-words", String(index))
    return withWords.map(element => element.textContent ?? "")
  })

const foreignFonts = async (page: Page, session: CDPSession, path: string): Promise<string[]> => {
  await page.goto(path)
  const words = await markWords(page)
  const { root } = await session.send("DOM.getDocument", { depth: 0 })
  const { nodeIds } = await session.send("DOM.querySelectorAll", {
    nodeId: root.nodeId,
    selector: "[data-words]",
  })
  const found = await Promise.all(
    nodeIds.map(async (nodeId, index) => {
      const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId })
      const foreign = fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName)
      return foreign.length > 0 ? [`${path}: ${foreign.join(", ")} in “${words[index]}”`] : []
    }),
  )
  return found.flat()
}

test("no character of any page is drawn in a font of the visitor's system, code apart", async () => {
  const page = await blank()
  const session = await page.context().newCDPSession(page)
  await session.send("DOM.enable")
  await session.send("CSS.enable")
  const foreign: string[] = []
  for (const path of sitePaths()) foreign.push(...(await foreignFonts(page, session, path)))
  expect(foreign).toEqual([])
}, 120_000)
