import { fullStylesheetSelector, ownStyleSelector } from "../shared/deferred-application"

const links = (): NodeListOf<HTMLLinkElement> => document.querySelectorAll(fullStylesheetSelector)

const settled = (link: HTMLLinkElement): Promise<unknown> =>
  link.sheet
    ? Promise.resolve()
    : new Promise(resolve => {
        for (const event of ["load", "error"]) link.addEventListener(event, resolve)
      })

/** Applies the rules of all pages from now on. */
export const applyFullStylesheet = (): void => {
  for (const link of links()) if (link.media !== "all") link.media = "all"
}

// Rules that ask for an attribute stand in the page's head whatever its value; React sets attributes as it takes over.
const isNew = (node: Node): boolean => node instanceof Element && !node.matches(ownStyleSelector)

const needsStyle = ({ type, addedNodes }: MutationRecord): boolean =>
  type === "attributes" || [...addedNodes].some(isNew)

/**
 * Keeps the full stylesheet from applying until the page changes. It comes with the scripts and applies to paper alone
 * (`src/document/defer-scripts.tsx`): the rules that this page uses stand in its head, and to apply the others too is
 * to style and lay out everything once more. What changes is drawn anew in any case; observers are told before that (DOM
 * standard, "mutation observers"), but after effects that measure, so whoever shows another page calls
 * `applyFullStylesheet` first.
 * @param page what is watched
 * @returns when the stylesheet is there, or has failed
 */
export const applyFullStylesheetOnChange = async (page: Element): Promise<void> => {
  await Promise.all([...links()].map(settled))
  const observer = new MutationObserver(changes => {
    if (!changes.some(needsStyle)) return
    observer.disconnect()
    applyFullStylesheet()
  })
  observer.observe(page, { subtree: true, childList: true, attributeFilter: ["class"] })
}
