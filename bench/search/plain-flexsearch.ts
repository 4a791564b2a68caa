import { Document } from "flexsearch"
import type { SearchPage } from "../../src/search/text/search-page"

/** FlexSearch as its documentation begins: a document index over whole pages, with words found by their beginnings. */
export const plainFlexSearch = (pages: readonly SearchPage[]): ((query: string) => string[]) => {
  const index = new Document({ tokenize: "forward", document: { id: "id", index: ["title", "text"] } })
  pages.forEach(({ title, sections }, id) => {
    index.add({ id, title, text: sections.map(({ heading, text }) => `${heading}\n${text}`).join("\n") })
  })
  return query =>
    index.search(query, { merge: true, limit: 30 }).map(({ id }) => pages[Number(id)]?.path ?? "")
}
