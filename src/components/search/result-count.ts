import type { SearchAnswer } from "../../search/query/searcher"

const count = (number: number, one: string, many: string) =>
  `${number.toLocaleString("en-IN")} ${number === 1 ? one : many}`

/**
 * How many results there are, in words.
 * @example "3 results: 2 blog posts and 1 resource", "1 blog post", "No results"
 */
export const resultCount = ({ total, totalPosts, totalResources }: SearchAnswer): string => {
  if (total === 0) return "No results"
  const kinds = [
    totalPosts > 0 && count(totalPosts, "blog post", "blog posts"),
    totalResources > 0 && count(totalResources, "resource", "resources"),
  ].filter(Boolean)
  return kinds.length === 1 ? kinds.join() : `${count(total, "result", "results")}: ${kinds.join(" and ")}`
}
