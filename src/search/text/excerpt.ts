import { Document } from "flexsearch"
import type { Segment } from "../exact/rule/match"
import { finderOf } from "./encoder"
import type { SearchPage, Section } from "./search-page"

/** What a page has to say to a query. */
export type Excerpt = { heading: Segment[]; anchor: string; sentence: Segment[] }

/** A sentence is shown up to this many characters. */
const LONGEST = 240

const wordIn = /(?:e-(?=mail|commerce))?[\p{L}\p{N}\p{M}'’]+/giu

/** Cuts a text into segments, those marked whose stem was looked for. */
export const markWords = (text: string, stems: ReadonlySet<string>): Segment[] => {
  const find = finderOf(stems)
  const segments: Segment[] = []
  let done = 0
  for (const { 0: word, index } of text.matchAll(wordIn)) {
    if (!find(word).some(Boolean)) continue
    if (index > done) segments.push({ text: text.slice(done, index), marked: false })
    segments.push({ text: word, marked: true })
    done = index + word.length
  }
  if (done < text.length) segments.push({ text: text.slice(done), marked: false })
  return segments
}

/** Finds the stems in a text (`finderOf`). */
type Find = (text: string) => string[]

const different = (text: string, find: Find): number => new Set(find(text).filter(Boolean)).size

/** Blocks, and in them what ends in a stop and is not followed by a small letter. */
const betweenSentences = /\n|(?<=[.?!।]["”’)]?)\s+(?![a-z])/

/** Keeps the words around the first mark of a sentence that is too long. */
const shorten = (sentence: string, stems: ReadonlySet<string>): string => {
  if (sentence.length <= LONGEST) return sentence
  const [first] = markWords(sentence, stems)
  const mark = first && !first.marked ? first.text.length : 0
  const from = mark < LONGEST * 0.7 ? 0 : sentence.indexOf(" ", mark - LONGEST / 2) + 1
  const end = from + LONGEST >= sentence.length ? sentence.length : sentence.lastIndexOf(" ", from + LONGEST)
  return `${from > 0 ? "… " : ""}${sentence.slice(from, end > from ? end : from + LONGEST)}${end < sentence.length ? " …" : ""}`
}

/** A sentence and how much it says: its words that were looked for, and that it is one and no cell of a table. */
type Quote = { sentence: string; worth: number }

const bestSentence = (text: string, find: Find): Quote => {
  let best: Quote = { sentence: "", worth: -1 }
  for (const sentence of text.split(betweenSentences)) {
    const worth = 2 * different(sentence, find) + (/[.?!।]["”)]?$/.test(sentence) ? 1 : 0)
    if (worth > best.worth) best = { sentence, worth }
  }
  return best
}

/** Sections whose sentences are compared: the best may have the words in its heading alone, or in a table. */
const COMPARED = 3

/** Finds the sections of a page that have most of the stems, in their headings before their texts. */
const bestSections = ({ sections }: SearchPage, stems: readonly string[], find: Find): Section[] => {
  const index = new Document<{ id: number; stems: string; section: number }>({
    document: {
      id: "id",
      index: [{ field: "stems", resolution: 9, encode: text => text.split(" ") }],
      store: ["section"],
    },
  })
  sections.forEach(({ heading, text }, section) => {
    index.add({ id: section, stems: find(`${heading}\n${text}`).join(" "), section })
  })
  const found = index.search(stems.join(" "), {
    pluck: "stems",
    suggest: true,
    enrich: true,
    limit: COMPARED,
  })
  return found.length > 0
    ? found.flatMap(({ doc }) => sections[doc?.section ?? 0] ?? [])
    : sections.slice(0, 1)
}

/**
 * Finds where on a page the words are.
 * @param stems what the query's words were found by.
 */
export const excerptOf = (page: SearchPage, stems: readonly string[]): Excerpt => {
  const wanted = new Set(stems)
  const find = finderOf(wanted)
  const quotes = bestSections(page, stems, find).map(section => {
    const { sentence, worth } = bestSentence(section.text, find)
    return { ...section, sentence, worth: worth + different(section.heading, find) }
  })
  const [first] = quotes
  const { heading, anchor, sentence } = quotes.reduce(
    (best, quote) => (quote.worth > best.worth ? quote : best),
    first ?? { heading: "", anchor: "", sentence: "", worth: 0 },
  )
  return {
    heading: markWords(heading, wanted),
    anchor,
    sentence: markWords(shorten(sentence, wanted), wanted),
  }
}
