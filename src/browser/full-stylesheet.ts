const sheets = (): NodeListOf<HTMLLinkElement> => document.querySelectorAll("body > link[rel=stylesheet]")

const come = (link: HTMLLinkElement): Promise<unknown> =>
  link.sheet
    ? Promise.resolve()
    : new Promise(resolve => {
        for (const event of ["load", "error"]) link.addEventListener(event, resolve)
      })

/** Applies the rules of all pages from now on. */
export const applyWholeStyle = (): void => {
  for (const sheet of sheets()) if (sheet.media !== "all") sheet.media = "all"
}

// Taking over parts texts from one another and lets forms check themselves: neither needs a further rule.
const isLook = ({ attributeName, addedNodes }: MutationRecord): boolean =>
  attributeName ? attributeName !== "novalidate" : [...addedNodes].some(node => node instanceof Element)

/**
 * Holds the whole stylesheet ready, which comes with the scripts and applies to no medium yet
 * (`src/document/defer-scripts.tsx`): the rules that this page uses stand in its head, and to apply the others too is
 * to style and lay out everything once more. So that waits until anything in the page becomes another, which is then
 * drawn anew in any case; observers are told before that (DOM standard, "mutation observers"), but after effects that
 * measure, so whoever shows another page calls `applyWholeStyle` first.
 * @param page what is watched
 * @returns when the stylesheet is there, or has failed
 */
export const holdWholeStyle = async (page: Element): Promise<void> => {
  await Promise.all([...sheets()].map(come))
  const watch = new MutationObserver(changes => {
    if (!changes.some(isLook)) return
    watch.disconnect()
    applyWholeStyle()
  })
  watch.observe(page, { subtree: true, childList: true, attributes: true })
}
