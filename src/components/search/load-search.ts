import { ENTRY } from "../../search/exact/format/format"
import { fetchAhead } from "../../search/files/fetch-ahead"
import { TEXT_ENTRY } from "../../search/text/format"
import { searchIndexFolder, searchTextFolder } from "../../shared/addresses"

/** Loads the search's code, FlexSearch included; it is a file of its own, so that other pages do without it. */
export const loadSearch = () => {
  fetchAhead(searchIndexFolder + ENTRY)
  fetchAhead(searchTextFolder + TEXT_ENTRY)
  return import("../../search/client")
}

/** Loads the code and the entry of the index ahead of a search. A failure is told when somebody searches. */
export const prepareSearch = (): Promise<void> =>
  loadSearch()
    .then(client => client.prepare())
    .catch(() => {})
