import { chunkBySize, nameParts, type SearchFile } from "../../files/part-table"
import { type PartKind, type SplitManifest, type TermPart, toDocumentPart } from "../format/format"
import { type Postings, toTermPart } from "../format/postings"
import type { SearchDocument } from "../rule/document"
import { groupByNgram, termSize } from "./group-by-ngram"

/** Where an index is cut. */
export type IndexSizes = {
  /** Up to this many characters everything is one file. */
  whole: number
  /** The most bytes, before compression, that the terms of one gram may take before longer grams are used. */
  gram: number
  /** About how many bytes, before compression, a part with terms or lists takes. */
  part: number
  /** How many documents' text is in a part. */
  texts: number
}

/** The measured sizes (docs/decisions/0051): smaller parts lengthen the manifest, larger ones cost each query more. */
export const INDEX_SIZES: IndexSizes = { whole: 64_000, gram: 10_000, part: 6_000, texts: 6 }

const fileKeyed = (
  kind: PartKind,
  keys: readonly string[],
  target: number,
  size: (key: string) => number,
  toPart: (keys: readonly string[]) => TermPart,
) => {
  const runs = chunkBySize([...keys].sort(), size, target)
  const { files, hashes } = nameParts(
    kind,
    runs.map(run => JSON.stringify(toPart(run))),
  )
  return { files, table: { from: runs.map(([first]) => first ?? ""), hashes } }
}

/**
 * Splits an index into parts that are loaded on demand.
 * @param documents in the order of their numbers, the first `resources` of them resources.
 * @param terms from `indexTerms`.
 */
export const splitIndex = (
  documents: readonly SearchDocument[],
  resources: number,
  terms: ReadonlyMap<string, Postings>,
  sizes: IndexSizes,
): { files: SearchFile[]; manifest: SplitManifest } => {
  const { lists, keys, heavy } = groupByNgram(terms, sizes.gram)
  const postingsOf = (term: string): Postings => terms.get(term) ?? new Map()
  const listOf = (gram: string): Postings => lists.get(gram) ?? new Map()
  const keySizes = new Map(
    [...keys].map(([key, names]) => [
      key,
      names.reduce((sum, name) => sum + termSize(name, postingsOf(name)), 0),
    ]),
  )

  const list = fileKeyed(
    "list",
    [...lists.keys()],
    sizes.part,
    gram => termSize(gram, listOf(gram)),
    grams => toTermPart(grams, listOf),
  )
  const unit = fileKeyed(
    "unit",
    [...keys.keys()],
    sizes.part,
    key => keySizes.get(key) ?? 0,
    run => toTermPart([...new Set(run.flatMap(key => keys.get(key) ?? []))].sort(), postingsOf),
  )
  const chunks = [documents.slice(0, resources), documents.slice(resources)].flatMap(group =>
    chunkBySize(group, () => 1, sizes.texts),
  )
  const text = nameParts(
    "text",
    chunks.map(chunk => JSON.stringify(toDocumentPart(chunk))),
  )

  return {
    files: [...list.files, ...unit.files, ...text.files],
    manifest: {
      heavy,
      lists: list.table,
      units: unit.table,
      texts: { size: sizes.texts, hashes: text.hashes },
    },
  }
}
