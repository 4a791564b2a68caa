import type { Page } from "playwright-core"

/** Brings transitions to their end: the colours of another theme arrive by one, however short. */
export const endMovements = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
    for (const movement of document.getAnimations())
      if (movement.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) movement.finish()
  })
