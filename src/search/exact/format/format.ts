import type { PartTable } from "../../files/part-table"
import type { SearchDocument } from "../rule/document"

/** Raised when the meaning of a file changes, so that a page of an older deploy notices. */
export const FORMAT = 3

/** The one file with a stable name: it names all others, or holds everything when that is little. */
export const ENTRY = "search.json"

/** Terms, for each the documents that contain it (`encodeAscending`), and its places in them (`encodePlaces`). */
export type TermPart = { terms: string[]; documents: string[]; places?: string[] }

/** The title, text, slug, date and picture of some documents, in the order of their numbers; empty where there is none. */
export type DocumentPart = {
  titles: string[]
  texts: string[]
  slugs: string[]
  dates: string[]
  pictures: string[]
}

export type Manifest = {
  format: typeof FORMAT
  /** Documents are numbered resources first: `0 … resources - 1`, then the posts from the oldest to the newest. */
  resources: number
  posts: number
} & ({ whole: DocumentPart } | SplitManifest)

export type SplitManifest = {
  /** The grams, longer than two letters, that have a list of documents of their own. */
  heavy: string[]
  /** Lists of documents by gram: the short grams and the heavy ones. */
  lists: PartTable
  /** Words and pairs by the grams that are not heavy. */
  units: PartTable
  /** Documents, resources and posts apart, so many to a part. */
  texts: { size: number; hashes: string }
}

export type PartKind = "list" | "unit" | "text"

/** Returns the number of the part with the text of a document. */
export const textPartOf = (document: number, resources: number, size: number): number =>
  document < resources
    ? Math.floor(document / size)
    : Math.ceil(resources / size) + Math.floor((document - resources) / size)

/** Returns the part for these documents. */
export const toDocumentPart = (documents: readonly SearchDocument[]): DocumentPart => ({
  titles: documents.map(({ title }) => title),
  texts: documents.map(({ text }) => text),
  slugs: documents.map(({ slug }) => slug),
  dates: documents.map(({ date }) => date ?? ""),
  pictures: documents.map(({ picture }) => picture ?? ""),
})
