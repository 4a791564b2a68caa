import { Encoder, type EncoderOptions } from "flexsearch"
import type { SearchLanguage } from "./languages"

// "d’acquisition" and "dell’analisi" have two words; English has "I’m" and "o’clock".
const elided =
  /(^|[^\p{L}\p{M}\p{N}'’])(?:[cdjlmnst]|(?:jus|lors|puis|quoi)?qu|(?:d|n|s)?all|[dn]ell|sull|quell|un)['’](?=\p{L})/giu

const simplify = (text: string): string =>
  text
    .replace(elided, "$1 ")
    .replace(/['’]s(?![\p{L}\p{N}])|['’\u00ad\u200c\u200d]/gu, "")
    .replace(/\be-(?=mail|commerce)/g, "e")

const toAmerican = (text: string): string =>
  text.replace(/([a-z]{3})our/g, "$1or").replace(/([a-z]{2})is(?=(?:e|e[drs]|ing|ations?)\b)/g, "$1iz")

const options: EncoderOptions = {
  // Vowel signs of Indian scripts are marks.
  include: { letter: true, number: true, char: "\\p{M}" },
  dedupe: false,
  numeric: false,
  cache: false,
  prepare: simplify,
}

const words = new Encoder(options)

export const wordsOf = (text: string): string[] => words.encode(text)

/** What a search in a language knows of words. */
export const createEncoders = ({ isEnglish, stopWords, endings }: SearchLanguage) => {
  const withoutStopWords = new Encoder({ ...options, filter: new Set(stopWords) })
  // Words are shown as they are written; only their stems are the same in British and American spelling.
  const prepare = isEnglish ? toAmerican : simplify
  // Without endings, FlexSearch would look for the empty one for ever.
  const stemmer = endings.length > 0 && { stemmer: new Map(endings) }
  const stems = new Encoder({ ...options, prepare, ...stemmer })
  return {
    /** Returns the words to search for; stop words only if the query has no others. */
    queryWords: (query: string): string[] => {
      const specific = withoutStopWords.encode(query)
      return [...new Set(specific.length > 0 ? specific : wordsOf(query))]
    },
    stemOf: (word: string): string => stems.encode(word)[0] ?? word,
  }
}
