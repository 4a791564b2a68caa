import { useLayoutEffect } from "react"

// As in styles/services.css: from here on the text stands beside its service.
const isWide = () => window.matchMedia("(min-width: 64rem)").matches

/**
 * Folds the sections of the services where the screen is narrow, once for each; the one that the address names is open.
 * They stand open in the document, so that nothing is out of reach without JavaScript, and look folded until this runs
 * (styles/services.css), so that nothing moves.
 * @param hash the fragment of the page's address, with its #, or nothing
 */
export const useFoldedSections = (hash: string): void => {
  useLayoutEffect(() => {
    for (const section of document.querySelectorAll<HTMLDetailsElement>(".fold")) {
      const isNamed = hash !== "" && hash === `#${section.querySelector("summary > *")?.id}`
      const isNew = !("folded" in section.dataset)
      // One that was pressed before is shut by the browser, and is to be seen.
      const wasPressed = !section.open
      if (isNamed || isNew) section.open = isNamed || isWide() || wasPressed
      section.dataset.folded = ""
    }
  }, [hash])
}
