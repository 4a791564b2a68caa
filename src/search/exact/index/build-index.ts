import type { SearchFile } from "../../files/part-table"
import { ENTRY, FORMAT, type Manifest, toDocumentPart } from "../format/format"
import type { SearchDocument } from "../rule/document"
import { inIndexOrder } from "../rule/order"
import { INDEX_SIZES, type IndexSizes, splitIndex } from "./split-index"
import { indexTerms } from "./term-documents"

/** The files of a search index; the entry is the one whose name never changes. */
export type SearchIndex = { files: SearchFile[]; entry: string }

/**
 * Builds the search index of the site.
 * @param documents in any order; slugs may repeat.
 * @param sizes where to cut; other than by default only in tests and measurements.
 * @returns text files (JSON) to be served from one folder. The same documents give the same bytes. All but the entry
 * are named by content and may be cached for ever; the entry must be revalidated.
 */
export const buildSearchIndex = async (
  documents: readonly SearchDocument[],
  sizes: IndexSizes = INDEX_SIZES,
): Promise<SearchIndex> => {
  const ordered = inIndexOrder(documents)
  const resources = ordered.filter(({ kind }) => kind === "resource").length
  const counts = { format: FORMAT, resources, posts: ordered.length - resources } as const
  const inOne: Manifest = { ...counts, whole: toDocumentPart(ordered) }
  const content = JSON.stringify(inOne)
  if (content.length <= sizes.whole) return { files: [{ name: ENTRY, content }], entry: ENTRY }

  const { files, manifest } = splitIndex(ordered, resources, indexTerms(ordered), sizes)
  return {
    files: [{ name: ENTRY, content: JSON.stringify({ ...counts, ...manifest }) }, ...files],
    entry: ENTRY,
  }
}
