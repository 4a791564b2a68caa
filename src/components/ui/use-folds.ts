import { useEffect } from "react"

// As in styles/services.css: from here on what folds stands beside the rest of its page.
const isWide = () => window.matchMedia("(min-width: 64rem)").matches

/**
 * Folds each `<details class="fold" open>` of the page where the screen is narrow, once; the one whose heading the address
 * names is open. They stand open in the document, so that nothing is out of reach without JavaScript, and look folded
 * until this runs or they are pressed (styles/services.css, shared/document-scripts.ts), so that nothing moves.
 * @param hash the fragment of the page's address, with its #, or nothing
 */
export const useFolds = (hash = ""): void => {
  useEffect(() => {
    for (const section of document.querySelectorAll<HTMLDetailsElement>(".fold")) {
      const names = [section.querySelector("summary > *")?.id, section.parentElement?.id]
      const isNamed = hash !== "" && names.includes(hash.slice(1))
      const isNew = !("folded" in section.dataset)
      if (isNamed) section.open = true
      else if (isNew && !isWide()) section.open = false
      section.dataset.folded = ""
    }
  }, [hash])
}
