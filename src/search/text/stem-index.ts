import { Index, Resolver } from "flexsearch"
import { fromGaps, toGaps } from "./gaps"

/** A FlexSearch index of stems: which pages have them, and how much they are about them. */
export type StemIndex = {
  /** Adds stems of a page. @param rankOf 0 for the stems a page is most about. */
  add: (page: number, stems: readonly string[], rankOf: (stem: string) => number) => void
  /** Returns what `import` takes. */
  export: () => string
  /** Adds what another index exported. @throws SyntaxError when it was cut short. */
  import: (exported: string) => void
  has: (stem: string) => boolean
  /** Returns the pages that have one of the stems of every word, best first. */
  withAll: (words: readonly (readonly string[])[]) => number[]
  /** Returns the pages that have any of the stems, those with most of them first. */
  withMost: (stems: readonly string[]) => number[]
}

// The key under which FlexSearch exports its terms; there is one part, as groups of stems are far below its cut.
const KEY = "1.map"
// FlexSearch has no "all": a number above any count of pages.
const ALL = 1_000_000

/** Returns an empty index. @param ranks how many there are. */
export const createStemIndex = (ranks: number): StemIndex => {
  let rank: (stem: string) => number = () => 0
  const index = new Index({
    tokenize: "strict",
    resolution: ranks,
    // What is given are stems already.
    encode: stems => stems.split(" "),
    score: (_, stem) => rank(stem),
  })
  const withAny = (stems: readonly string[]) => {
    const [first = "", ...others] = stems
    const found = new Resolver({ index, query: first })
    for (const query of others) found.or({ index, query, resolve: false })
    return found
  }
  return {
    add: (page, stems, rankOf) => {
      rank = rankOf
      index.add(page, stems.join(" "))
    },
    export: () => {
      const parts: string[] = []
      index.export((key, data) => {
        if (key === KEY) parts.push(data)
      })
      return toGaps(parts.join(""))
    },
    import: exported => index.import(KEY, fromGaps(exported)),
    has: stem => index.search(stem, { limit: 1 }).length > 0,
    withAll: words => {
      const [first, ...others] = words.map(withAny)
      if (!first) return []
      for (const other of others) first.and(other, { resolve: false })
      return first.resolve({ limit: ALL }) as number[]
    },
    withMost: stems => index.search(stems.join(" "), { limit: ALL, suggest: true }) as number[],
  }
}
