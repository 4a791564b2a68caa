import { inPiecesAttribute, waitingParts } from "../shared/in-pieces"

const msAtOnce = 4

/** Lets nothing wait any more: parts that stand below the first screen are laid out at once, as are those of later pages. */
export const layOutAtOnce = (): void => document.documentElement.removeAttribute(inPiecesAttribute)

/**
 * Lays out what lies below the first screen of the page that was opened, a few parts at a time: the browser would do it in
 * one go, which on a slow phone takes an article some 150 ms. Until then `src/styles/in-pieces.css` lets them wait.
 */
export const layOutRest = (): void => {
  if (!document.documentElement.hasAttribute(inPiecesAttribute)) return
  // Somebody has pressed a link of the contents meanwhile: what grows above would move the place that it led to.
  if (location.hash) {
    layOutAtOnce()
    return
  }
  const parts = [...document.querySelectorAll<HTMLElement>(waitingParts)]
  const layOutSome = (): void => {
    for (const end = performance.now() + msAtOnce; parts.length > 0 && performance.now() < end; ) {
      const part = parts.shift()
      part?.style.setProperty("content-visibility", "visible")
      part?.getBoundingClientRect()
    }
    if (parts.length > 0) setTimeout(layOutSome)
    else layOutAtOnce()
  }
  setTimeout(layOutSome)
}
