import { useEffect } from "react"

// As in styles/folds.css.
const isWide = () => window.matchMedia("(min-width: 64rem)").matches

/**
 * Closes each `<details class="fold" open>` once on narrow screens, except the one whose heading the hash names. They are
 * open in the document for visitors without JavaScript, but look closed from the first paint (styles/folds.css,
 * shared/document-scripts.ts), so that nothing moves.
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
