import { Document } from "flexsearch"
import type { Segment } from "../exact/rule/match"
import { stemOf, stemsOf, wordsOf } from "./encoder"
import type { SearchPage, Section } from "./search-page"

/** What a page has to say to a query. */
export type Excerpt = { heading: Segment[]; anchor: string; sentence: Segment[] }

/** A sentence is shown up to this many characters. */
const LONGEST = 240

const wordIn = /(?:e-(?=mail|commerce))?[\p{L}\p{N}\p{M}'’]+/giu

/** Cuts a text into segments, those marked whose stem was looked for. */
export const markWords = (text: string, stems: ReadonlySet<string>): Segment[] => {
  const segments: Segment[] = []
  let done = 0
  for (const { 0: word, index } of text.matchAll(wordIn)) {
    if (!wordsOf(word).some(each => stems.has(stemOf(each)))) continue
    if (index > done) segments.push({ text: text.slice(done, index), marked: false })
    segments.push({ text: word, marked: true })
    done = index + word.length
  }
  if (done < text.length) segments.push({ text: text.slice(done), marked: false })
  return segments
}

const different = (text: string, stems: ReadonlySet<string>): number =>
  new Set(stemsOf(text).filter(stem => stems.has(stem))).size

const sentenceEnds = new Intl.Segmenter("en", { granularity: "sentence" })

const sentencesOf = (text: string): string[] =>
  text
    .split("\n")
    .flatMap(block => [...sentenceEnds.segment(block)].map(({ segment }) => segment.trim()))
    .filter(Boolean)

/** Keeps the words around the first mark of a sentence that is too long. */
const shorten = (sentence: string, stems: ReadonlySet<string>): string => {
  if (sentence.length <= LONGEST) return sentence
  const [first] = markWords(sentence, stems)
  const mark = first && !first.marked ? first.text.length : 0
  const from = mark < LONGEST * 0.7 ? 0 : sentence.indexOf(" ", mark - LONGEST / 2) + 1
  const end = from + LONGEST >= sentence.length ? sentence.length : sentence.lastIndexOf(" ", from + LONGEST)
  return `${from > 0 ? "… " : ""}${sentence.slice(from, end > from ? end : from + LONGEST)}${end < sentence.length ? " …" : ""}`
}

const bestSentence = (text: string, stems: ReadonlySet<string>): string => {
  let best = ""
  let most = -1
  for (const sentence of sentencesOf(text)) {
    // Cells of tables and lines of programs tell less than a sentence does.
    const worth = 2 * different(sentence, stems) + (/[.?!।]["”)]?$/.test(sentence) ? 1 : 0)
    if (worth > most) {
      best = sentence
      most = worth
    }
  }
  return shorten(best, stems)
}

/** Finds the section of a page that has most of the stems, in its heading before its text. */
const bestSection = ({ sections }: SearchPage, stems: readonly string[]): Section | undefined => {
  const index = new Document<{ id: number; stems: string; section: number }>({
    document: {
      id: "id",
      index: [{ field: "stems", resolution: 9, encode: text => text.split(" ") }],
      store: ["section"],
    },
  })
  sections.forEach(({ heading, text }, section) => {
    index.add({ id: section, stems: stemsOf(`${heading}\n${text}`).join(" "), section })
  })
  const [best] = index.search(stems.join(" "), { pluck: "stems", suggest: true, enrich: true, limit: 1 })
  return sections[best?.doc?.section ?? 0]
}

/**
 * Finds where on a page the words are.
 * @param stems what the query's words were found by.
 */
export const excerptOf = (page: SearchPage, stems: readonly string[]): Excerpt => {
  const wanted = new Set(stems)
  const { heading = "", anchor = "", text = "" } = bestSection(page, stems) ?? {}
  return {
    heading: markWords(heading, wanted),
    anchor,
    sentence: markWords(bestSentence(text, wanted), wanted),
  }
}
