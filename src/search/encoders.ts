import { Encoder, type EncoderOptions } from "flexsearch"
import English from "flexsearch/lang/en"

/** Words of titles and excerpts, without case and accents; nothing is shortened, so that any stretch can be found. */
export const titleEncoder = new Encoder({
  normalize: true,
  dedupe: false,
  numeric: false,
  include: { letter: true, number: true },
})

const options: EncoderOptions = {
  // Vowel signs of Indian scripts are marks.
  include: { letter: true, number: true, char: "\\p{M}" },
  dedupe: false,
  numeric: false,
  cache: false,
  prepare: text =>
    text
      .replace(/['’]s(?![\p{L}\p{N}])|['’\u00ad\u200c\u200d]/gu, "")
      .replace(/\be-(?=mail|commerce)/g, "e")
      // British spelling becomes American.
      .replace(/(?<=[a-z]{3})our|(?<=[a-z]{2})is(?=(?:e|e[drs]|ing|ations?)\b)/g, found =>
        found === "our" ? "or" : "iz",
      ),
}

const words = new Encoder(options)
const withoutStopWords = new Encoder({ ...options, filter: English.filter })
const stems = new Encoder({ ...options, stemmer: English.stemmer })

/** Returns the words of a text, in order. */
export const wordsOf = (text: string): string[] => words.encode(text)

/** Returns the words to look for; small ones like "the" only where a query has no others. */
export const queryWords = (query: string): string[] => {
  const telling = withoutStopWords.encode(query)
  return [...new Set(telling.length > 0 ? telling : wordsOf(query))]
}

/** Returns what words of one family share: "optim" for "optimize" and "optimization". */
export const stemOf = (word: string): string => stems.encode(word)[0] ?? word
