/** A blog post with its excerpt, or a resource with its description, as `text`. */
export type SearchDocument = {
  kind: "post" | "resource"
  title: string
  text: string
  path: string
  /** Where it is not the site's. */
  lang?: string
  /** The article's address, where that in `path` is retired. */
  canonical?: string
  date?: string
  picture?: string
}

export type TitleAnswer = { query: string; posts: SearchDocument[]; resources: SearchDocument[] }

export const normaliseQuery = (query: string): string => query.trim().toLowerCase()

/** @param q from `normaliseQuery`; an empty one matches nothing */
export const matches = ({ title, text }: { title: string; text: string }, q: string): boolean =>
  q !== "" && (title.toLowerCase().includes(q) || text.toLowerCase().includes(q))

/** Titles and excerpts are in the entry, so that a filter finds any part of a word. */
export const createTitleSearch =
  (documents: readonly SearchDocument[]) =>
  (text: string): TitleAnswer => {
    const query = normaliseQuery(text)
    const found = documents.filter(document => matches(document, query))
    return {
      query,
      posts: found.filter(({ kind }) => kind === "post"),
      resources: found.filter(({ kind }) => kind === "resource"),
    }
  }
