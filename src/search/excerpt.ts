import { wordsOf } from "./encoders"
import { type Segment, toSegments } from "./match"
import type { SearchPage, Section } from "./text-search"

/** Where on a page the words are: its address with the heading's anchor, and a sentence that has them. */
export type Excerpt = { path: string; heading: Segment[]; sentence: Segment[] }

/** A sentence is shown up to this many characters. */
const LONGEST = 240

const wordIn = /(?:e-(?=mail|commerce))?[\p{L}\p{N}\p{M}'’]+/giu
/** Lines, and in them what ends in a stop and is not followed by a small letter. */
const betweenSentences = /\n|(?<=[.?!।]["”’)]?)\s+(?![a-z])/

/** Cuts a text into segments, those marked that are one of the words. */
export const markWords = (text: string, words: ReadonlySet<string>): Segment[] => {
  const found = [...text.matchAll(wordIn)].filter(([word]) => wordsOf(word).some(each => words.has(each)))
  return toSegments(
    text,
    found.map(({ 0: word, index }) => [index, index + word.length]),
  )
}

const shorten = (sentence: string, words: ReadonlySet<string>): string => {
  if (sentence.length <= LONGEST) return sentence
  const [first] = markWords(sentence, words)
  const mark = first && !first.marked ? first.text.length : 0
  const from = mark < LONGEST * 0.7 ? 0 : sentence.indexOf(" ", mark - LONGEST / 2) + 1
  const end = from + LONGEST >= sentence.length ? sentence.length : sentence.lastIndexOf(" ", from + LONGEST)
  return `${from > 0 ? "… " : ""}${sentence.slice(from, end > from ? end : from + LONGEST)}${end < sentence.length ? " …" : ""}`
}

/**
 * Finds the sentence with most of the words, its heading's counted too; it has one of them if any sentence has. Where
 * only headings have some, there is no sentence, and where only the title has, no heading either.
 */
export const excerptOf = ({ path, sections }: SearchPage, words: ReadonlySet<string>): Excerpt => {
  const different = (text: string): number => new Set(wordsOf(text).filter(word => words.has(word))).size
  let best: Section = { heading: "", anchor: "", text: "" }
  let most = 0
  for (const { heading, anchor, text } of sections) {
    const inHeading = different(heading)
    for (const sentence of text.split(betweenSentences)) {
      const inSentence = different(sentence)
      // A whole sentence says more than a cell of a table or a line of code.
      const whole = /[.?!।]["”)]?$/.test(sentence) ? 1 : 0
      const worth = inSentence > 0 ? 2 * inSentence + inHeading + whole : Math.min(inHeading, 0.5)
      if (worth <= most) continue
      most = worth
      best = { heading, anchor, text: inSentence > 0 ? sentence : "" }
    }
  }
  return {
    path: best.anchor ? `${path.split("#")[0]}#${best.anchor}` : path,
    heading: markWords(best.heading, words),
    sentence: markWords(shorten(best.text, words), words),
  }
}
