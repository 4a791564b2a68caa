import type { PartTable } from "../files/part-table"
import type { SearchPage } from "./search-page"

/** Raised when the meaning of a file changes, so that a page of an older deploy notices. */
export const TEXT_FORMAT = 1

/** The one file with a stable name: it names all others, or holds everything when that is little. */
export const TEXT_ENTRY = "text.json"

/** How many pages' hashes are in a part that names the files of pages. */
export const PAGES_IN_LIST = 200

/** The words of a text index that begin alike, and how many pages have each: a digit, the power of two below. */
export type WordPart = { words: string; pages: string }

/** The entry of an index in parts. */
export type TextTables = {
  /** How many pages there are. */
  count: number
  /** Words as they are written (`WordPart`), by their first letters (`wordKey`). */
  words: PartTable
  /** Stems with the pages that have them, as FlexSearch exports them. */
  stems: PartTable
  /** Lists of the hashes of pages, `PAGES_IN_LIST` in each. */
  lists: string
}

/** The entry: all pages, or where the parts are. */
export type TextEntry = { format: typeof TEXT_FORMAT } & ({ whole: SearchPage[] } | TextTables)

/** Returns the letters by which a word is filed: a typing error is looked for among words that begin alike. */
export const wordKey = (word: string): string => word.slice(0, 2)
