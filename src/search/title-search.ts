import { matches, normaliseQuery } from "./match"

/** A blog post (title and excerpt) or a free resource (title and description). */
export type SearchDocument = {
  kind: "post" | "resource"
  title: string
  /** The excerpt of a post, the description of a resource. */
  text: string
  /** The canonical address. */
  path: string
  /** Of a post: its address below /blog, and whether that is retired. */
  blogPath?: string
  retired?: boolean
  /** Of a post: year-month-day. */
  date?: string
  /** Of a post: the address of its picture, in a size for lists. */
  picture?: string
}

/** All documents whose title or text contains the query, in the order of the index: posts come newest first. */
export type TitleAnswer = { query: string; posts: SearchDocument[]; resources: SearchDocument[] }

/** Finds the documents whose title or text contains a query. */
export const searchTitles = (documents: readonly SearchDocument[], text: string): TitleAnswer => {
  const query = normaliseQuery(text)
  const found = documents.filter(document => matches(document, query))
  return {
    query,
    posts: found.filter(({ kind }) => kind === "post"),
    resources: found.filter(({ kind }) => kind === "resource"),
  }
}
