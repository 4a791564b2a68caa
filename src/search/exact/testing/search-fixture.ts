import type { FetchPart } from "../../files/part-loader"
import { buildSearchIndex } from "../index/build-index"
import { INDEX_SIZES, type IndexSizes } from "../index/split-index"
import { createSearcher, type Searcher } from "../query/searcher"
import type { SearchDocument } from "../rule/document"

/** Sizes that cut even a handful of documents into many parts, with grams of four letters and more. */
export const TINY: IndexSizes = { whole: 0, gram: 40, part: 60, texts: 2 }

/** Sizes of the site, but never in one file. */
export const SPLIT: IndexSizes = { ...INDEX_SIZES, whole: 0 }

/** Returns the files of an index by name. */
export const filesOf = async (documents: readonly SearchDocument[], sizes?: IndexSizes) =>
  new Map((await buildSearchIndex(documents, sizes)).files.map(({ name, content }) => [name, content]))

/** Returns a loader that serves these files, through JSON and UTF-8 as a server does. */
export const serve =
  (files: ReadonlyMap<string, string>): FetchPart =>
  async name => {
    const content = files.get(name)
    return content === undefined ? null : new TextDecoder().decode(new TextEncoder().encode(content))
  }

/** Returns a searcher over the files. */
export const searcherOf = (fetchPart: FetchPart): Searcher => createSearcher({ fetchPart })

/** Returns a post with these fields. */
export const post = (fields: Partial<SearchDocument>): SearchDocument => ({
  kind: "post",
  title: "",
  text: "",
  slug: "post",
  ...fields,
})
