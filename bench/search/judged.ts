import { readFileSync } from "node:fs"

/** A query a visitor of the site would ask, and the pages that answer it. */
type Judged = { query: string; relevant: string[] }

/** Written from the site's texts, without looking at what any search answers. */
export const judged: readonly Judged[] = JSON.parse(readFileSync("bench/search/judged.json", "utf8"))

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length

/** How good answers are: of the first three pages, which share is relevant; which share of the relevant is among ten. */
export type Relevance = { precisionAt3: number; recallAt10: number }

/** Judges the paths that a search answers to each query, best first; a path that comes again is not counted again. */
export const judge = (answers: ReadonlyMap<string, readonly string[]>): Relevance => {
  const each = judged.map(({ query, relevant }) => {
    const paths = [...new Set(answers.get(query))]
    const hits = (first: number): number =>
      paths.slice(0, first).filter(path => relevant.includes(path)).length
    return { precision: hits(3) / 3, recall: hits(10) / relevant.length }
  })
  return {
    precisionAt3: mean(each.map(({ precision }) => precision)),
    recallAt10: mean(each.map(({ recall }) => recall)),
  }
}

/** The best precision at three that any search could have: many a query has fewer than three answers. */
export const possiblePrecision: number = mean(judged.map(({ relevant }) => Math.min(3, relevant.length) / 3))
