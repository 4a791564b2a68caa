import { useSyncExternalStore } from "react"

const nothingToWatch = () => () => {}

/**
 * A value that only the browser knows. The page is first shown as it was built, so that hydration finds what the server
 * wrote; React then shows the visitor's value.
 * @param built what stands in the built page
 */
export const useBrowserValue = (inBrowser: () => string, built: string): string =>
  useSyncExternalStore(nothingToWatch, inBrowser, () => built)
