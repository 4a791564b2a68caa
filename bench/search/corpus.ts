import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { SearchDocument } from "../../src/search/exact/rule/document"
import { seededRandom } from "../random"

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

/** How the titles of a series begin. */
export const seriesTitle = "How to measure the performance of"

/**
 * Posts made of runs of two to seven words from the site's articles, so that words and their neighbours are as frequent
 * as in English, mixed with names, numbers and rare words that no other post has, as real posts have them.
 * @param count of posts; the first of a larger corpus are those of a smaller one.
 * @returns posts of about 40 words, title and excerpt together, one a day, and three resources.
 */
export const makeCorpus = (count: number): SearchDocument[] => {
  const random = seededRandom(5)
  const sentences = articleSentences()
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
  const rareWord = (): string => {
    if (random() < 0.3) return String(Math.floor(random() ** 3 * 100_000))
    const word = Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(syllables)).join("")
    return random() < 0.5 ? word.charAt(0).toUpperCase() + word.slice(1) : word
  }
  const words = (length: number): string => {
    const out: string[] = []
    while (out.length < length) {
      const sentence = pick(sentences)
      const from = Math.floor(random() * sentence.length)
      out.push(...sentence.slice(from, from + 2 + Math.floor(random() * 6)))
      if (random() < 0.2) out.push(rareWord())
    }
    const text = out.slice(0, length).join(" ")
    return text.charAt(0).toUpperCase() + text.slice(1)
  }
  const day = (number: number): string =>
    new Date(Date.UTC(2000, 0, 1) + number * 86_400_000).toISOString().slice(0, 10)
  // One post in twenty belongs to a series, whose long common beginning is the hardest phrase to look up
  const title = (number: number): string =>
    number % 20 === 7 ? `${seriesTitle} ${words(3).toLowerCase()}` : words(6 + Math.floor(random() * 5))
  const posts = Array.from(
    { length: count },
    (_, number): SearchDocument => ({
      kind: "post",
      title: title(number),
      text: `${words(26 + Math.floor(random() * 12))}.`,
      slug: `post-${number}-${words(3)
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, "-")}`,
      date: day(number),
    }),
  )
  const resources = ["SEO audit checklist", "Campaign UTM template", "Data portfolio and report sample"].map(
    (title): SearchDocument => ({
      kind: "resource",
      title,
      text: words(20),
      slug: title.toLowerCase().replace(/ /g, "-"),
    }),
  )
  return [...posts, ...resources]
}
