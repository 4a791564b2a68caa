import { useSyncExternalStore } from "react"

const nothingToWatch = () => () => {}

/** The trimmed `q` of an address's query string; empty while the page is the one the build wrote. */
export const useQuery = (search: string): string =>
  useSyncExternalStore(
    nothingToWatch,
    () => new URLSearchParams(search).get("q")?.trim() ?? "",
    () => "",
  )
