import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { SearchPage } from "../../src/search/text-search"
import { seededRandom } from "../random"

/** The sentences of the site's own articles, as words with their punctuation. */
const articleSentences = (): string[][] =>
  readdirSync("content/posts")
    .sort()
    .map(slug => readFileSync(join("content/posts", slug, "index.md"), "utf8"))
    .join("\n")
    .replace(/^---[\s\S]*?^---|```[\s\S]*?```|!\[[^\]]*\]\([^)]*\)|^\|.*$|[#>*`_|]/gm, " ")
    .split(/(?<=[.?!])\s+|\n\n+/)
    .map(sentence => sentence.split(/\s+/).filter(Boolean))
    .filter(words => words.length > 3)

const syllables =
  "ka ri ven to mal dor shi pra nex lu min tal ora fi quo zen bal har sti wen jo cra del ix um".split(" ")

/** An article is about so many of the sentences: real ones say the same words again, and most words never. */
const sentencesOfArticle = 60

export type Article = SearchPage & { excerpt: string; date: string }

/**
 * Articles of about 1,000 words, made of runs of words from the site's own, so that words and their neighbours are as
 * frequent as in English, mixed with names and numbers that hardly any other article has.
 */
export const makeArticles = (count: number): Article[] => {
  const random = seededRandom(5)
  const all = articleSentences()
  const below = (number: number): number => Math.floor(random() * number)
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item
  const rareWord = (): string =>
    random() < 0.3
      ? String(Math.floor(random() ** 3 * 100_000))
      : Array.from({ length: 2 + below(3) }, () => pick(syllables)).join("")
  return Array.from({ length: count }, (_, number): Article => {
    const own = Array.from({ length: sentencesOfArticle }, () => pick(all))
    const words = (length: number): string => {
      const out: string[] = []
      while (out.length < length) {
        const sentence = pick(own)
        const from = below(sentence.length)
        out.push(...sentence.slice(from, from + 3 + below(9)), ...(random() < 0.15 ? [rareWord()] : []))
      }
      return out.slice(0, length).join(" ")
    }
    return {
      kind: "article",
      title: words(5 + below(5)),
      path: `/blog/article-${number}`,
      excerpt: `${words(20 + below(8))}.`,
      date: new Date(Date.UTC(2000, 0, 1) + number * 86_400_000).toISOString().slice(0, 10),
      sections: Array.from({ length: 6 }, (_, at) => ({
        heading: words(3 + below(4)),
        anchor: `section-${at}`,
        text: `${words(80)}.\n${words(80)}.`,
      })),
    }
  })
}
