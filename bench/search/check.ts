import type { SearchAnswer } from "../../src/search/exact/query/searcher"
import type { SearchDocument } from "../../src/search/exact/rule/document"
import { matches, normaliseQuery } from "../../src/search/exact/rule/match"
import { inIndexOrder } from "../../src/search/exact/rule/order"

/** Returns what is wrong with the first page of an answer, compared with the plain filter; empty when nothing is. */
export const differences = (
  documents: readonly SearchDocument[],
  query: string,
  answer: SearchAnswer,
): string[] => {
  const q = normaliseQuery(query)
  const wanted = inIndexOrder(documents)
    .reverse()
    .filter(document => matches(document, q))
  const slugs = (kind: SearchDocument["kind"]): string =>
    wanted
      .filter(document => document.kind === kind)
      .slice(0, 20)
      .map(({ slug }) => slug)
      .join()
  const found = (some: readonly SearchDocument[]): string => some.map(({ slug }) => slug).join()
  const wrong: string[] = []
  if (found(answer.posts) !== slugs("post")) wrong.push(`"${query}": other posts`)
  if (found(answer.resources) !== slugs("resource")) wrong.push(`"${query}": other resources`)
  if (answer.total !== wanted.length) wrong.push(`"${query}": ${answer.total} for ${wanted.length}`)
  return wrong
}
