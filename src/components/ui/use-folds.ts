import { useEffect } from "react"

/**
 * Closes each `<details class="fold" open>` once on narrow screens, except the one that the hash points to or into. They
 * are open in the document for visitors without JavaScript, but look closed from the first paint (styles/folds.css).
 */
export const useFolds = (hash = ""): void => {
  useEffect(() => {
    const isWide = window.matchMedia("(min-width: 64rem)").matches
    const target = document.getElementById(hash.slice(1))
    for (const section of document.querySelectorAll<HTMLDetailsElement>(".fold")) {
      const isTarget = target !== null && (section.parentElement === target || section.contains(target))
      const isNew = !("folded" in section.dataset)
      if (isTarget) section.open = true
      else if (isNew && !isWide) section.open = false
      section.dataset.folded = ""
    }
    // Only now can the page scroll to a target inside a fold.
    if (target?.closest(".fold")) target.scrollIntoView()
  }, [hash])
}
