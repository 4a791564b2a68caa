import { HASH_LENGTH } from "../../shared/content-hash"
import { createPartLoader, type FetchPart, PartGoneError } from "../files/part-loader"
import { nameInTable, type PartTable, partOfKey } from "../files/part-table"
import { splitTextIndex, TEXT_SIZES } from "./build-text-index"
import {
  PAGES_IN_LIST,
  TEXT_ENTRY,
  TEXT_FORMAT,
  type TextEntry,
  type TextTables,
  type WordPart,
  wordKey,
} from "./format"
import type { SearchPage } from "./search-page"
import { createStemIndex, type StemIndex } from "./stem-index"
import { RANKS } from "./weigh-page"
import { createWordList, type WordList } from "./word-list"

/** An index of texts, of which parts are loaded as they are asked for. */
export type TextParts = {
  /** Loads what is known of these stems; asked for before it is loaded, `stems` knows nothing of them. */
  loadStems: (stems: readonly string[]) => Promise<void>
  stems: StemIndex
  /** Returns the words that begin as this one does, if there are any. */
  loadWords: (word: string) => Promise<WordList | undefined>
  loadPage: (number: number) => Promise<SearchPage>
}

/** So many lists of pages are loaded ahead: the hits of a query are in about as many. */
const LISTS_AT_ONCE = 5

/** The files of an index in one: the browser cuts it as the build cuts a large one, and keeps the parts. */
const inMemory = (whole: readonly SearchPage[]): { tables: TextTables; fetchPart: FetchPart } => {
  const { files, tables } = splitTextIndex(whole, TEXT_SIZES)
  const contents = new Map(files.map(({ name, content }) => [name, content]))
  return { tables, fetchPart: async name => contents.get(name) ?? null }
}

/**
 * Opens the index.
 * @param fresh ask the server for the entry even if the browser has a copy.
 * @throws PartGoneError where there is no entry or one of another format, whatever `fetchPart` throws.
 */
export const openTextParts = async (fetchText: FetchPart, fresh: boolean): Promise<TextParts> => {
  const content = await fetchText(TEXT_ENTRY, { fresh })
  const entry = content === null ? undefined : (JSON.parse(content) as TextEntry)
  if (entry?.format !== TEXT_FORMAT) throw new PartGoneError(TEXT_ENTRY)
  const { tables, fetchPart } =
    "whole" in entry ? inMemory(entry.whole) : { tables: entry, fetchPart: fetchText }
  const stems = createStemIndex(RANKS)
  const loader = createPartLoader(fetchPart, (text, name) => {
    if (!name.startsWith("stems-")) return JSON.parse(text)
    stems.import(text)
    return true
  })
  const nameOf = (kind: string, { from, hashes }: PartTable, key: string): string | undefined => {
    const part = partOfKey(from, key)
    return part < 0 ? undefined : nameInTable(kind, part, hashes)
  }
  const loadList = (number: number): Promise<string> => loader.load(nameInTable("list", number, tables.lists))
  // With the first stems, since the pages that these name wait for it.
  const listCount = Math.ceil(tables.count / PAGES_IN_LIST)
  if (listCount <= LISTS_AT_ONCE)
    for (let number = 0; number < listCount; number++) loadList(number).catch(() => {})
  const lists = new Map<WordPart, WordList>()
  return {
    stems,
    loadStems: async some => {
      const names = new Set(some.flatMap(stem => nameOf("stems", tables.stems, stem) ?? []))
      await Promise.all([...names].map(name => loader.load(name)))
    },
    loadWords: async word => {
      const name = nameOf("words", tables.words, wordKey(word))
      if (!name) return undefined
      const part = await loader.load<WordPart>(name)
      const list = lists.get(part) ?? createWordList(part)
      lists.set(part, list)
      return list
    },
    loadPage: async number => {
      const hashes = await loadList(Math.floor(number / PAGES_IN_LIST))
      const at = (number % PAGES_IN_LIST) * HASH_LENGTH
      return loader.load(`page-${number}-${hashes.slice(at, at + HASH_LENGTH)}.json`)
    },
  }
}
