import type { Frame, Page } from "playwright-core"
import { paths } from "../../src/shared/paths"
import { pageKinds } from "./page-kinds"
import { layOutAll } from "./visit"

export type Size = { readonly width: number; readonly height: number }

export const everything = "body *"
const controls = "a, button, input, select, textarea, summary"

/** Opens a path in a frame of an empty page, which a script resizes much faster than a test resizes a window. */
export const openInFrame = async (page: Page, path: string): Promise<Frame> => {
  // Without the headers that forbid frames.
  await page.route(`**${path}`, async route => {
    await route.fulfill({ response: await route.fetch(), headers: { "content-type": "text/html" } })
  })
  // Any document of the same origin can contain the frame.
  await page.goto("/robots.txt")
  const loaded = page.waitForEvent("framenavigated", frame => frame.url().endsWith(path))
  await page.evaluate(src => {
    document.body.replaceChildren(Object.assign(document.createElement("iframe"), { src }))
  }, path)
  const frame = await loaded
  await frame.waitForLoadState()
  await layOutAll(frame)
  return frame
}

/**
 * Elements that overflow the window or are clipped by their own box, except scroll containers, charts and pictures of a part.
 * @returns them by window, if there are any
 */
export const lost = (frame: Frame, windows: readonly Size[], selector: string): Promise<string[]> =>
  frame.evaluate(
    ([sizes, parts, all]) => {
      const scrolls =
        ".table-scroll, .body-image[tabindex], pre, .chart, dialog, .skip-link, .trap, .sr-only, .resource-sheet"
      const isOutside = (element: Element) => {
        const { left, right, width } = element.getBoundingClientRect()
        return width > 0 && (left < -1 || right > document.documentElement.clientWidth + 1)
      }
      const isCut = (element: Element) =>
        parts === all
          ? /hidden|clip/.test(getComputedStyle(element).overflow) &&
            (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)
          : element.scrollWidth > element.clientWidth + 1
      const found: string[] = []
      for (const { width, height } of sizes) {
        const style = { border: "0", width: `${width}px`, height: `${height}px` }
        Object.assign((window.frameElement as HTMLElement).style, style)
        const at = `${window.innerWidth} px: `
        const { clientWidth, scrollWidth } = document.documentElement
        if (scrollWidth > clientWidth) found.push(`${at}the page is ${scrollWidth - clientWidth} px too wide`)
        for (const element of document.querySelectorAll(parts))
          if (
            element.checkVisibility() &&
            !element.closest(scrolls) &&
            (isOutside(element) || isCut(element))
          )
            found.push(`${at}${element.tagName} ${element.getAttribute("class")}`)
      }
      return found
    },
    [windows, selector, everything] as const,
  )

/** The pages that are tried with each `npm test`; the others are at night. */
export const fullyTried: readonly string[] = [...pageKinds, paths.results, paths.landing]

/** The smallest window that a page must fit. */
export const small = { viewport: { width: 320, height: 256 } }

/** What a browser that zooms reports: here 1280 by 900 px at 200 %, and 1280 by 1024 px at 400 %. */
export const zoomed = [
  { width: 640, height: 450 },
  { width: 320, height: 256 },
] as const

/** The spacing that a reader may set (WCAG 2.2, 1.4.12). */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

/** Sets the size of text that a reader has chosen, in px. */
export const setFontSize = async (page: Page, standard: number): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send("Page.setFontSizes", { fontSizes: { standard, fixed: Math.round(standard * 0.8125) } })
}

/**
 * Expects that a path loses nothing in these windows, when zoomed to 400 %, with text spaced out, and with text at twice its size.
 * @param page which it loads it in
 */
export const expectNothingLost = async (page: Page, path: string, windows: readonly Size[] = []) => {
  await setFontSize(page, 16)
  const frame = await openInFrame(page, path)
  expect(await lost(frame, windows, controls)).toEqual([])
  expect(await lost(frame, zoomed, everything)).toEqual([])
  await frame.addStyleTag({ content: spacing })
  const spaced = [320, 390, 768, 960, 1088, 1440].map(width => ({ width, height: 800 }))
  expect(await lost(frame, spaced, everything)).toEqual([])
  await setFontSize(page, 32)
  const large = await openInFrame(page, path)
  expect(await large.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px")
  const twice = [1280, 390].map(width => ({ width, height: 900 }))
  expect(await lost(large, twice, everything)).toEqual([])
}
