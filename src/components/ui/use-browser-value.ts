import { useSyncExternalStore } from "react"

const subscribe = () => () => {}

/** A value that only the browser knows. Hydration starts with the built one, then React shows the visitor's. */
export const useBrowserValue = (inBrowser: () => string, built: string): string =>
  useSyncExternalStore(subscribe, inBrowser, () => built)
