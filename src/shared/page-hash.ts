import { contentHash } from "./content-hash"

/** What Gatsby hands to a page, in its HTML and in the browser: the answers to its query, and its context. */
export type PageResult = { readonly data?: unknown; readonly pageContext?: unknown }

/** The attribute of a document's root that says what data its HTML shows. */
export const pageHashAttribute = "data-page-hash"

/** A short hash of what a page is made from, the same when the document is written and when its data arrives. */
export const pageHash = ({ data, pageContext }: PageResult): string =>
  contentHash(JSON.stringify([data, pageContext]))
