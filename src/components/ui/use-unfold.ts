import { useEffect } from "react"

/**
 * Closes each `<details class="fold" open>` once on narrow screens, except the one that the hash points to or into. They
 * are open in the document for visitors without JavaScript, but look closed from the first paint (styles/folds.css). On
 * wide screens nothing folds, so nothing is to be stopped at by Tab.
 */
export const useFolds = (hash = ""): void => {
  useEffect(() => {
    const wide = window.matchMedia("(min-width: 64rem)")
    const folds = [...document.querySelectorAll<HTMLDetailsElement>(".fold")]
    const unfold = () => {
      for (const fold of folds) {
        fold.querySelector("summary")?.setAttribute("tabindex", wide.matches ? "-1" : "0")
        if (wide.matches) fold.open = true
      }
    }
    const target = document.getElementById(hash.slice(1))
    for (const section of folds) {
      const isTarget = target !== null && (section.parentElement === target || section.contains(target))
      const isNew = !("folded" in section.dataset)
      if (isTarget) section.open = true
      else if (isNew && !wide.matches) section.open = false
      section.dataset.folded = ""
    }
    // Only now can the page scroll to a target inside a fold.
    if (target?.closest(".fold")) target.scrollIntoView()
    unfold()
    wide.addEventListener("change", unfold)
    return () => wide.removeEventListener("change", unfold)
  }, [hash])
}
