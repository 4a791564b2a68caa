import { useEffect } from "react"
import { decodeAddress } from "../../shared/addresses"

/** Opens the fold that a URL's hash names or points into, as browsers do for a document that they load themselves. */
export const useUnfold = (hash: string): void => {
  useEffect(() => {
    const target = document.getElementById(decodeAddress(hash.slice(1)) ?? "")
    const fold = target?.closest("details") ?? target?.querySelector<HTMLDetailsElement>(":scope > .fold")
    if (!target || !fold) return
    fold.open = true
    target.scrollIntoView()
  }, [hash])
}
