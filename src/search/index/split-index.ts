import { contentHash } from "../format/content-hash"
import { type PartKind, partName, type SplitManifest, type TermPart, toDocumentPart } from "../format/format"
import { type Postings, toTermPart } from "../format/postings"
import type { SearchDocument } from "../rule/document"
import { cutBySize } from "./cut-parts"
import { fileTerms, termSize } from "./file-terms"
import type { IndexSizes } from "./index-sizes"

/** A file of the index. */
export type SearchFile = { name: string; content: string }

const nameParts = (kind: PartKind, parts: readonly unknown[]): { files: SearchFile[]; hashes: string } => {
  const contents = parts.map(part => JSON.stringify(part))
  const hashes = contents.map(contentHash)
  const files = contents.map((content, at) => ({ name: partName(kind, at, hashes[at] ?? ""), content }))
  return { files, hashes: hashes.join("") }
}

const fileKeyed = (
  kind: PartKind,
  keys: readonly string[],
  target: number,
  size: (key: string) => number,
  toPart: (keys: readonly string[]) => TermPart,
) => {
  const runs = cutBySize([...keys].sort(), size, target)
  const { files, hashes } = nameParts(kind, runs.map(toPart))
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
  const { lists, keys, heavy } = fileTerms(terms, sizes.gram)
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
    cutBySize(group, () => 1, sizes.texts),
  )
  const text = nameParts("text", chunks.map(toDocumentPart))

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
