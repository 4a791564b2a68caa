import { searchEntry } from "../shared/built-files"
import { contentHash } from "../shared/hash"
import type { SearchPage } from "./excerpt"
import { loadOnce } from "./index-parts"
import type { SearchLanguage } from "./languages"
import { createTextSearch, indexTexts } from "./text-search"
import { createTitleSearch, type SearchDocument } from "./title-search"

export type Entry = {
  version: string
  documents: SearchDocument[]
  texts: string[]
  /** Absent from indexes of earlier versions. */
  language?: SearchLanguage
}

const noLanguage: SearchLanguage = { isEnglish: false, stopWords: [], endings: [] }

/** Characters of JSON in a part: about 4 kB when compressed. */
const partSize = 20_000

/** @param pages those of `documents` first and in the same order */
export const buildSearch = (
  documents: readonly SearchDocument[],
  pages: readonly SearchPage[],
  language: SearchLanguage,
  size = partSize,
): { name: string; content: string }[] => {
  const texts = indexTexts(pages, size)
  const contents: [string, string][] = [
    ...texts.parts.map((part, at): [string, string] => [`texts-${at}.json`, part]),
    ...pages.map((page, at): [string, string] => [`page-${at}.json`, JSON.stringify(page)]),
  ]
  const version = contentHash(JSON.stringify(contents))
  const entry: Entry = { version, documents: [...documents], texts: texts.from, language }
  return [
    { name: searchEntry, content: JSON.stringify(entry) },
    ...contents.map(([name, content]) => ({ name: `${version}/${name}`, content })),
  ]
}

/** @param load returns the text of a file; searches throw what it throws, and try again when asked again */
export const openSearch = (
  { version, documents, texts, language = noLanguage }: Entry,
  load: (name: string) => Promise<string>,
) => {
  const loadPage = loadOnce(
    async (page): Promise<SearchPage> => JSON.parse(await load(`${version}/page-${page}.json`)),
  )
  const searchTitles = createTitleSearch(documents)
  const searchPages = createTextSearch(
    texts,
    part => load(`${version}/texts-${part}.json`),
    loadPage,
    language,
  )
  return {
    searchTitles,
    searchTexts: async (query: string, limit: number) => {
      const { posts, resources } = searchTitles(query)
      const listed = [...posts, ...resources].map(document => documents.indexOf(document))
      return searchPages(query, limit, new Set(listed))
    },
  }
}

export type Search = ReturnType<typeof openSearch>
