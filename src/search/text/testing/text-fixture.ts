import type { FetchPart } from "../../files/part-loader"
import { buildTextIndex, TEXT_SIZES, type TextSizes } from "../build-text-index"
import type { SearchPage, Section } from "../search-page"

/** Sizes of the site, but never in one file. */
export const SPLIT: TextSizes = { ...TEXT_SIZES, whole: 0 }

/** Sizes that cut even a handful of pages into many parts. */
export const TINY: TextSizes = { whole: 0, words: 60, stems: 12 }

/** Returns a page; a section given as a text has no heading. */
export const page = (
  title: string,
  sections: readonly (string | Section)[],
  more: Partial<SearchPage> = {},
): SearchPage => ({
  path: `/${title.toLowerCase().replaceAll(" ", "-")}`,
  title,
  kind: "article",
  sections: sections.map(one => (typeof one === "string" ? { heading: "", anchor: "", text: one } : one)),
  ...more,
})

/** Returns a section whose anchor is its heading. */
export const section = (heading: string, text: string): Section => ({
  heading,
  anchor: heading.toLowerCase().replaceAll(" ", "-"),
  text,
})

/** Returns the files of an index by name. */
export const filesOf = (pages: readonly SearchPage[], sizes: TextSizes): Map<string, string> =>
  new Map(buildTextIndex(pages, sizes).map(({ name, content }) => [name, content]))

/** Returns a loader that serves these files, and tells which were asked for. */
export const serve = (files: ReadonlyMap<string, string>): { fetchPart: FetchPart; asked: string[] } => {
  const asked: string[] = []
  return {
    asked,
    fetchPart: async (name, { fresh }) => {
      asked.push(fresh ? `${name} fresh` : name)
      return files.get(name) ?? null
    },
  }
}
