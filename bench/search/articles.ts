import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { seededRandom } from "../random"

/** An article as an editor writes it: sections of paragraphs below headings. */
export type Article = {
  path: string
  slug: string
  title: string
  excerpt: string
  date: string
  sections: { heading: string; anchor: string; paragraphs: string[] }[]
}

/** The sentences of the site's own articles, as words with their punctuation. */
const articleSentences = (): string[][] => {
  const folder = "content/posts"
  const prose = readdirSync(folder)
    .sort()
    .map(slug => readFileSync(join(folder, slug, "index.md"), "utf8").replace(/^---[\s\S]*?---/, ""))
    .join("\n")
    .replace(/```[\s\S]*?```|!\[[^\]]*\]\([^)]*\)|^\|.*$|[#>*`_|]/gm, " ")
  return prose
    .split(/(?<=[.?!])\s+|\n\n+/)
    .map(sentence => sentence.split(/\s+/).filter(Boolean))
    .filter(words => words.length > 3)
}

const syllables =
  "ka ri ven to mal dor shi pra nex lu min tal ora fi quo zen bal har sti wen jo cra del ix um".split(" ")

/** An article is about so many of the sentences: real ones say the same words again, and most words never. */
const sentencesOfArticle = 60
const sectionsOfArticle = 6
const wordsOfParagraph = 80

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")

/**
 * Articles of about 1,000 words, made of runs of words from the site's own articles, so that words and their neighbours
 * are as frequent as in English, mixed with names and numbers that hardly any other article has.
 * @param count of articles, one a day; the first of more are those of fewer.
 */
export const makeArticles = (count: number): Article[] => {
  const random = seededRandom(5)
  const all = articleSentences()
  const below = (number: number): number => Math.floor(random() * number)
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item
  const rareWord = (): string => {
    if (random() < 0.3) return String(Math.floor(random() ** 3 * 100_000))
    const word = Array.from({ length: 2 + below(3) }, () => pick(syllables)).join("")
    return random() < 0.5 ? capital(word) : word
  }
  const makeArticle = (number: number): Article => {
    const own = Array.from({ length: sentencesOfArticle }, () => pick(all))
    const words = (length: number): string => {
      const out: string[] = []
      while (out.length < length) {
        const sentence = pick(own)
        const from = below(sentence.length)
        out.push(...sentence.slice(from, from + 3 + below(9)))
        if (random() < 0.15) out.push(rareWord())
      }
      return capital(
        out
          .slice(0, length)
          .join(" ")
          .replace(/[,;:]$/, ""),
      )
    }
    const title = words(5 + below(5))
    const slug = `${number}-${slugOf(title)}`
    return {
      slug,
      path: `/blog/${slug}`,
      title,
      excerpt: `${words(20 + below(8))}.`,
      date: new Date(Date.UTC(2000, 0, 1) + number * 86_400_000).toISOString().slice(0, 10),
      sections: Array.from({ length: sectionsOfArticle }, (_, at) => {
        const heading = words(3 + below(4))
        return {
          heading,
          anchor: `${slugOf(heading)}-${at}`,
          paragraphs: [words(wordsOfParagraph), words(wordsOfParagraph)].map(text => `${text}.`),
        }
      }),
    }
  }
  return Array.from({ length: count }, (_, number) => makeArticle(number))
}

const escaped = (text: string): string => text.replace(/&/g, "&amp;").replace(/</g, "&lt;")

/** The article as a document, with what every search reads of one. */
export const toHtml = ({ title, excerpt, sections }: Article): string =>
  [
    `<!doctype html><html lang="en"><head><title>${escaped(title)}</title></head><body><main>`,
    `<h1>${escaped(title)}</h1><p>${escaped(excerpt)}</p>`,
    ...sections.map(
      ({ heading, anchor, paragraphs }) =>
        `<h2 id="${anchor}">${escaped(heading)}</h2>${paragraphs.map(text => `<p>${escaped(text)}</p>`).join("")}`,
    ),
    "</main></body></html>",
  ].join("\n")
