import type { EncoderOptions } from "flexsearch"
import German from "flexsearch/lang/de"
import English from "flexsearch/lang/en"
import French from "flexsearch/lang/fr"

/** What is particular to a language: as JSON in the index, so that a search holds that of its site alone. */
export type SearchLanguage = {
  /** British and American spelling have the same stems. */
  readonly isEnglish: boolean
  readonly stopWords: readonly string[]
  /** Each with what replaces it in the stem of a word. */
  readonly endings: readonly (readonly [ending: string, replacement: string])[]
}

const shipped: Readonly<Record<string, EncoderOptions>> = { de: German, en: English, fr: French }

/** @param tag BCP 47, such as "en-GB" @returns what FlexSearch knows of the language, which may be nothing */
export const searchLanguage = (tag: string): SearchLanguage => {
  const { language } = new Intl.Locale(tag)
  const { filter, stemmer = [] } = shipped[language] ?? {}
  const stopWords = filter instanceof Set ? [...filter] : []
  return { isEnglish: language === "en", stopWords, endings: [...stemmer] }
}
