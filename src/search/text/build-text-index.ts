import { chunkBySize, nameParts, type PartTable, type SearchFile } from "../files/part-table"
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
import { createStemIndex } from "./stem-index"
import { RANKS, type Weighed, weighPage } from "./weigh-page"

/** Where a text index is cut. */
export type TextSizes = {
  /** Up to this many characters of all pages are one file, and the browser indexes them. */
  whole: number
  /** About how many characters of words are in a part. */
  words: number
  /** About how many pages, summed over its stems, a part names. */
  stems: number
}

/** The measured sizes (docs/decisions/0053). */
export const TEXT_SIZES: TextSizes = { whole: 64_000, words: 5_000, stems: 2_000 }

const byText = (a: string, b: string): number => (a < b ? -1 : 1)

const fileParts = <Item>(
  kind: string,
  runs: readonly Item[][],
  first: (item: Item) => string,
  toContent: (run: Item[]) => string,
): { files: SearchFile[]; table: PartTable } => {
  const { files, hashes } = nameParts(kind, runs.map(toContent))
  return { files, table: { from: runs.map(([item]) => (item === undefined ? "" : first(item))), hashes } }
}

/** Lists the pages that have each, in order. */
const listPages = (pages: readonly Iterable<string>[]): [string, number[]][] => {
  const lists = new Map<string, number[]>()
  pages.forEach((page, number) => {
    for (const one of page) {
      const list = lists.get(one)
      if (list) list.push(number)
      else lists.set(one, [number])
    }
  })
  return [...lists].sort(([a], [b]) => byText(a, b))
}

const fileWords = (listed: readonly [string, number[]][], target: number) => {
  const groups = new Map<string, [string, number][]>()
  for (const [word, { length }] of listed) {
    const each: [string, number] = [word, length]
    const key = wordKey(each[0])
    const group = groups.get(key)
    if (group) group.push(each)
    else groups.set(key, [each])
  }
  const size = (group: [string, number][]): number => group.reduce((sum, [word]) => sum + word.length + 2, 0)
  return fileParts(
    "words",
    chunkBySize([...groups.values()], size, target),
    ([first]) => wordKey(first?.[0] ?? ""),
    run =>
      JSON.stringify({
        words: run.flatMap(group => group.map(([word]) => word)).join(" "),
        pages: run.flatMap(group => group.map(([, pages]) => Math.floor(Math.log2(pages)) % 10)).join(""),
      } satisfies WordPart),
  )
}

/** Has FlexSearch index the stems, each group of them by an index of its own, and export those one after another. */
const fileStems = (pages: readonly Weighed[], listed: readonly [string, number[]][], target: number) =>
  fileParts(
    "stems",
    // A stem in few pages still takes its own letters.
    chunkBySize(listed, ([, { length }]) => length + 4, target),
    ([stem]) => stem,
    run => {
      const groups = new Map<number, string[]>()
      for (const [stem, numbers] of run)
        for (const number of numbers) {
          const group = groups.get(number)
          if (group) group.push(stem)
          else groups.set(number, [stem])
        }
      const index = createStemIndex(RANKS)
      for (const [number, stems] of [...groups].sort(([a], [b]) => a - b))
        index.add(number, stems, stem => pages[number]?.get(stem) ?? 0)
      return index.export()
    },
  )

/** Cuts the index into parts that are loaded on demand. */
export const splitTextIndex = (
  pages: readonly SearchPage[],
  sizes: TextSizes,
): { files: SearchFile[]; tables: TextTables } => {
  const weighed = pages.map(weighPage)
  const words = fileWords(listPages(weighed.map(page => page.words)), sizes.words)
  const ranks = weighed.map(page => page.ranks)
  const stems = fileStems(ranks, listPages(ranks.map(page => page.keys())), sizes.stems)
  const texts = nameParts(
    "page",
    pages.map(page => JSON.stringify(page)),
  )
  const step = texts.hashes.length / Math.max(1, pages.length)
  const lists = nameParts(
    "list",
    Array.from({ length: Math.ceil(pages.length / PAGES_IN_LIST) }, (_, at) =>
      JSON.stringify(texts.hashes.slice(at * PAGES_IN_LIST * step, (at + 1) * PAGES_IN_LIST * step)),
    ),
  )
  return {
    files: [...words.files, ...stems.files, ...lists.files, ...texts.files],
    tables: { count: pages.length, words: words.table, stems: stems.table, lists: lists.hashes },
  }
}

/**
 * Builds the index of the pages' texts.
 * @param pages in the order in which equal hits are shown.
 * @param sizes where to cut; other than by default only in tests and measurements.
 * @returns text files to be served from one folder; all but the entry are named by their content. The same pages give
 * the same bytes.
 */
export const buildTextIndex = (pages: readonly SearchPage[], sizes: TextSizes = TEXT_SIZES): SearchFile[] => {
  const entry = (content: TextEntry): SearchFile => ({ name: TEXT_ENTRY, content: JSON.stringify(content) })
  const whole = entry({ format: TEXT_FORMAT, whole: [...pages] })
  if (whole.content.length <= sizes.whole) return [whole]
  const { files, tables } = splitTextIndex(pages, sizes)
  return [entry({ format: TEXT_FORMAT, ...tables }), ...files]
}
