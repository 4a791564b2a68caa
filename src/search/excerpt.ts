import { wordsOf } from "./encoders"
import { type Segment, toSegments } from "./highlight"

export type Section = { heading: string; anchor: string; text: string }

/** A page, or a part of one that has its own title and address: "/services#seo-consulting". */
export type SearchPage = {
  path: string
  kind: "article" | "service" | "resource" | "page"
  title: string
  /** Where it is not the site's. */
  lang?: string
  sections: Section[]
}

export type Excerpt = { path: string; heading: Segment[]; sentence: Segment[] }

const maxLength = 240

const wordIn = /(?:e-(?=mail|commerce))?[\p{L}\p{N}\p{M}'’]+/giu
const endOfSentence = /([.?!।]["”’)]?)\s+(?![a-z])/g

// In Safari before 16.4 a lookbehind would keep the whole script from running.
const sentencesOf = (text: string): string[] => text.replace(endOfSentence, "$1\n").split("\n")

export const markWords = (text: string, words: ReadonlySet<string>): Segment[] => {
  const found = [...text.matchAll(wordIn)].filter(([word]) => wordsOf(word).some(each => words.has(each)))
  return toSegments(
    text,
    found.map(({ 0: word, index }) => [index, index + word.length]),
  )
}

const shorten = (sentence: string, words: ReadonlySet<string>): string => {
  if (sentence.length <= maxLength) return sentence
  const [first] = markWords(sentence, words)
  const mark = first && !first.marked ? first.text.length : 0
  const from = mark < maxLength * 0.7 ? 0 : sentence.indexOf(" ", mark - maxLength / 2) + 1
  const end =
    from + maxLength >= sentence.length ? sentence.length : sentence.lastIndexOf(" ", from + maxLength)
  const [before, after] = [from > 0 ? "… " : "", end < sentence.length ? " …" : ""]
  return before + sentence.slice(from, end > from ? end : from + maxLength) + after
}

/** The sentence with most of the words, its heading's included, preferably as `typed`; empty where only a heading has some. */
export const findExcerpt = (
  { path, sections }: SearchPage,
  words: ReadonlySet<string>,
  typed: ReadonlySet<string>,
): Excerpt => {
  const countWords = (text: string, among = words): number =>
    new Set(wordsOf(text).filter(word => among.has(word))).size
  let best: Section = { heading: "", anchor: "", text: "" }
  let bestWorth = 0
  for (const { heading, anchor, text } of sections) {
    const inHeading = countWords(heading)
    for (const sentence of sentencesOf(text)) {
      const inSentence = countWords(sentence)
      // A whole sentence says more than a table cell or a line of code.
      const whole = /[.?!।]["”)]?$/.test(sentence) ? 1 : 0
      const asTyped = countWords(sentence, typed) / 2
      const worth = inSentence > 0 ? 2 * inSentence + inHeading + whole + asTyped : Math.min(inHeading, 0.5)
      if (worth <= bestWorth) continue
      bestWorth = worth
      best = { heading, anchor, text: inSentence > 0 ? sentence : "" }
    }
  }
  return {
    path: best.anchor ? `${path.split("#")[0]}#${best.anchor}` : path,
    heading: markWords(best.heading, words),
    sentence: markWords(shorten(best.text, words), words),
  }
}
