import { Encoder, Index } from "flexsearch"
import { type CutIndex, createImporter, cutIndex } from "./index-parts"
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

/** Words of titles and excerpts without case and accents, unstemmed, so that any substring can be found. */
const titleEncoder = new Encoder({
  normalize: true,
  dedupe: false,
  numeric: false,
  include: { letter: true, number: true },
})

const createTitleIndex = () => new Index({ tokenize: "full", resolution: 1, encoder: titleEncoder })

/** Indexes documents by their position in the list. @param size of a part, see `cutIndex` */
export const indexTitles = (documents: readonly SearchDocument[], size: number): CutIndex => {
  const index = createTitleIndex()
  documents.forEach(({ title, text }, id) => {
    index.add(id, `${title}\n${text}`.toLowerCase())
  })
  return cutIndex(index, size)
}

/** Creates the search by substring (`matches`). @param load see `createImporter`; the search throws what it throws */
export const createTitleSearch = (
  documents: readonly SearchDocument[],
  from: readonly string[],
  load: (part: number) => Promise<string>,
) => {
  const index = createTitleIndex()
  const importTerms = createImporter(index, from, load)
  return async (text: string): Promise<TitleAnswer> => {
    const query = normaliseQuery(text)
    const terms = [...new Set(titleEncoder.encode(query))]
    await Promise.all(terms.map(term => importTerms(term, term)))
    // A query of punctuation alone has no terms.
    const candidates =
      terms.length > 0
        ? index.search(terms.join(" "), { limit: documents.length }).map(id => documents[Number(id)])
        : documents
    const found = new Set(candidates.filter(document => document && matches(document, query)))
    const inOrder = documents.filter(document => found.has(document))
    return {
      query,
      posts: inOrder.filter(({ kind }) => kind === "post"),
      resources: inOrder.filter(({ kind }) => kind === "resource"),
    }
  }
}
