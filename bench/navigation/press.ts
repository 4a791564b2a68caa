import type { CDPSession, Locator, Page } from "playwright-core"

/** How a visitor presses. */
export type Pointer = "mouse" | "touch"

type Point = { readonly x: number; readonly y: number }

// A long link goes over several lines: the middle of its box may lie between its words.
const middleOfFirstLine = (link: Locator): Promise<Point> =>
  link.evaluate(element => {
    const { x, y, width, height } = element.getClientRects()[0] ?? new DOMRect()
    return { x: x + width / 2, y: y + height / 2 }
  })

const pointAt = (session: CDPSession, { x, y }: Point) =>
  session.send("Input.dispatchMouseEvent", { type: "mouseMoved", x, y })

const pressAt = async (session: CDPSession, pointer: Pointer, { x, y }: Point): Promise<void> => {
  if (pointer === "touch") {
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] })
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })
    return
  }
  const button = { x, y, button: "left", buttons: 1, clickCount: 1 } as const
  await session.send("Input.dispatchMouseEvent", { type: "mousePressed", ...button })
  await session.send("Input.dispatchMouseEvent", { type: "mouseReleased", ...button, buttons: 0 })
}

type Watch = Window & { painted?: Promise<number> }

/** Runs in the page: the clock is the browser's own, from its time of the press to its time of the paint. */
const startClock = (pattern: string) => {
  const wanted = new RegExp(pattern)
  let pressed = Number.NaN
  addEventListener("pointerdown", event => (pressed = event.timeStamp), { capture: true, once: true })
  const old = new Set(document.querySelectorAll("h1"))
  const painted = new Promise<number>(resolve => {
    const watch = new MutationObserver(() => {
      for (const heading of document.querySelectorAll("h1"))
        if (!old.has(heading)) heading.setAttribute("elementtiming", "heading")
    })
    watch.observe(document.body, { childList: true, subtree: true })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        element?: Element
        renderTime: number
      })[])
        if (wanted.test(entry.element?.textContent ?? "")) {
          watch.disconnect()
          resolve(entry.renderTime - pressed)
        }
    }).observe({ type: "element" })
  })
  Object.assign(window, { painted })
}

/**
 * Presses a link as mouse or finger do, button and finger up again at once, which gives a page the least time. The time
 * ends when Element Timing says that the new page's h1 is presented (`renderTime`): a frame callback with a task after
 * it comes before the frame is drawn, and Event Timing knows only the first frame after the press, which still shows
 * the old page. The attribute that asks for it is set before the heading is painted.
 * @param rest milliseconds for which the mouse lies on the link before, or the link is in sight of the finger
 * @param begin is called right before the press
 * @returns milliseconds from button or finger down to the paint
 * @throws if the heading is not painted within 10 s: its element was there before, or another page came
 */
export const press = async (
  page: Page,
  session: CDPSession,
  pointer: Pointer,
  link: Locator,
  heading: RegExp,
  rest: number,
  begin: () => void,
): Promise<number> => {
  await link.scrollIntoViewIfNeeded()
  await page.evaluate(startClock, heading.source)
  const point = await middleOfFirstLine(link)
  if (pointer === "mouse") await pointAt(session, point)
  await page.waitForTimeout(rest)
  begin()
  await pressAt(session, pointer, point)
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error(`${heading} was not painted within 10 s`)), 10_000).unref(),
  )
  return Promise.race([page.evaluate(() => (window as Watch).painted ?? Number.NaN), late])
}

/** Presses what has no page behind it, such as the button of the menu. */
export const pressButton = async (session: CDPSession, pointer: Pointer, button: Locator): Promise<void> => {
  const point = await middleOfFirstLine(button)
  if (pointer === "mouse") await pointAt(session, point)
  await pressAt(session, pointer, point)
}
