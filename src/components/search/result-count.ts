import type { SearchAnswer } from "../../search/exact/query/searcher"
import type { TextAnswer } from "../../search/text/text-searcher"

const count = (number: number, one: string, many: string) =>
  `${number.toLocaleString("en-IN")} ${number === 1 ? one : many}`

const exactCount = ({ total, totalPosts, totalResources }: SearchAnswer): string | false => {
  if (total === 0) return false
  const kinds = [
    totalPosts > 0 && count(totalPosts, "blog post", "blog posts"),
    totalResources > 0 && count(totalResources, "resource", "resources"),
  ].filter(Boolean)
  return kinds.length === 1 ? kinds.join() : `${count(total, "result", "results")}: ${kinds.join(" and ")}`
}

/**
 * How many results there are, in words.
 * @param texts the answer of the texts, once it is there.
 * @example "3 results: 2 blog posts and 1 resource; 4 hits in the text", "1 blog post", "No results"
 */
export const resultCount = (exact: SearchAnswer, texts: TextAnswer | undefined): string => {
  const inTexts = texts && texts.total > 0 && `${count(texts.total, "hit", "hits")} in the text`
  return [exactCount(exact), inTexts].filter(Boolean).join("; ") || (texts ? "No results" : "")
}
