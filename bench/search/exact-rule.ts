import { buildSearchIndex } from "../../src/search/exact/index/build-index"
import { createSearcher } from "../../src/search/exact/query/searcher"
import type { SearchDocument } from "../../src/search/exact/rule/document"
import { seededRandom } from "../random"
import { differences } from "./check"

const asked = 1_000

/** Asks the exact rule random stretches of what is written, from a letter to a phrase. @returns what a plain filter answers otherwise. */
export const checkExactRule = async (documents: readonly SearchDocument[]): Promise<string[]> => {
  const random = seededRandom(23)
  const below = (number: number): number => Math.floor(random() * number)
  const { files } = await buildSearchIndex(documents)
  const contents = new Map(files.map(({ name, content }) => [name, content]))
  const { search } = createSearcher({ fetchPart: async name => contents.get(name) ?? null })
  const wrong: string[] = []
  for (let at = 0; at < asked; at++) {
    const { title = "", text = "" } = documents[below(documents.length)] ?? {}
    const written = random() < 0.5 ? title : text
    const from = below(written.length)
    const query = written.slice(from, from + 1 + below(24))
    wrong.push(...differences(documents, query, await search(query)))
  }
  return wrong
}
