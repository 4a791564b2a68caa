import { seededRandom } from "../random"
import type { Article } from "./articles"

const ofEachKind = 4

const textOf = ({ title, excerpt, sections }: Article): string =>
  [title, excerpt, ...sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])].join("\n")

/** In how many of the articles each word is, those of most articles first. */
const countWords = (texts: readonly string[]): [string, number][] => {
  const counts = new Map<string, number>()
  for (const text of texts)
    for (const word of new Set(text.toLowerCase().match(/\p{L}+/gu)))
      counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
}

/** What visitors type into a search over these articles, some of each kind; the same for the same articles. */
export const makeQueries = (articles: readonly Article[]): string[] => {
  const random = seededRandom(11)
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
  const texts = articles.map(textOf)
  const counts = countWords(texts)
  const between = (least: number, most: number): string[] =>
    counts
      .filter(([word, n]) => word.length > 5 && n >= least * articles.length && n <= most * articles.length)
      .map(([word]) => word)
  const common = between(0.3, 1)
  const usual = between(0.02, 0.3)
  const rare = counts.filter(([word, n]) => word.length > 5 && n <= 3).map(([word]) => word)
  const misspelt = (word: string): string => word.slice(0, 3) + word.slice(4)
  const stretch = (words: number): string => {
    const all =
      pick(texts)
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? []
    const from = Math.floor(random() * (all.length - words))
    return all.slice(from, from + words).join(" ")
  }
  const kinds: (() => string)[] = [
    () => pick(rare),
    () => pick(usual),
    () => pick(common),
    () => `${pick(usual)} ${pick(usual)}`,
    () => `${pick(common)} ${pick(usual)}`,
    () => `${pick(common)} ${pick(common)} ${pick(common)}`,
    () => stretch(2),
    () => stretch(4),
    () => `how to ${pick(usual)} a ${pick(common)}`,
    () => pick(usual).slice(0, -2),
    () => misspelt(pick(usual)),
    () => `${misspelt(pick(common))} ${pick(usual)}`,
  ]
  return kinds.flatMap(make => Array.from({ length: ofEachKind }, make))
}
