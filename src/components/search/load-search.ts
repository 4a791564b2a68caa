import { ENTRY } from "../../search/exact/format/format"
import { TEXT_ENTRY } from "../../search/text/format"
import { searchIndexFolder, searchTextFolder } from "../../shared/addresses"

/** Has the browser fetch a file that code to come will ask for, with the code and not after it. */
const preload = (href: string): void => {
  const link = document.createElement("link")
  Object.assign(link, { rel: "preload", as: "fetch", crossOrigin: "anonymous", href })
  document.head.append(link)
}

let preloaded = false

/** Loads the search's code, FlexSearch included; it is a file of its own, so that other pages do without it. */
export const loadSearch = () => {
  if (!preloaded) {
    preload(searchIndexFolder + ENTRY)
    preload(searchTextFolder + TEXT_ENTRY)
    preloaded = true
  }
  return import("../../search/client")
}

/** Loads the code and the entry of the index ahead of a search. A failure is told when somebody searches. */
export const prepareSearch = (): Promise<void> =>
  loadSearch()
    .then(client => client.prepare())
    .catch(() => {})
