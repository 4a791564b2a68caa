import { median, table } from "../table"
import type { Asked, Measured } from "./measure"

const kB = (bytes: number): string => (bytes / 1000).toFixed(1)
const ms = (number: number): string => number.toFixed(1)
const spread = (numbers: readonly number[], show: (number: number) => string = String): string =>
  `${show(median(numbers))} / ${show(Math.max(...numbers))}`

const costs = (asked: readonly Asked[]): string[] => [
  spread(
    asked.map(({ firstBytes }) => firstBytes),
    kB,
  ),
  spread(
    asked.map(({ nextBytes }) => nextBytes),
    kB,
  ),
  spread(asked.map(({ requests }) => requests)),
  spread(
    asked.flatMap(each => each.ms),
    ms,
  ),
]
const costHeads = ["first kB", "next kB", "requests", "ms"]

const bySize = (all: readonly Measured[]): string[][] => [
  ["posts", "build ms", "parts", "raw kB", "brotli kB", ...costHeads, "all kB", "filter ms"],
  ...all.map(({ posts, buildMs, parts, raw, compressed, asked, plain }) => [
    String(posts),
    buildMs.toFixed(0),
    String(parts),
    kB(raw),
    kB(compressed),
    ...costs(asked),
    kB(plain.bytes),
    spread(plain.ms, ms),
  ]),
]

const byKind = ({ asked }: Measured): string[][] => [
  ["query", ...costHeads, "found"],
  ...[...new Set(asked.map(({ kind }) => kind))].map(kind => {
    const own = asked.filter(each => each.kind === kind)
    return [kind, ...costs(own), spread(own.map(({ found }) => found))]
  }),
]

/** The figures of all corpora as text, the smallest corpus first. */
export const report = (all: readonly Measured[]): string => {
  const largest = all.at(-1)
  const wrong = all.flatMap(each => each.wrong)
  return [
    "kB: files of the index as Brotli 9 sends them, without headers and the search's script. ms: from having the files to",
    "the answer, in Node. all kB, filter ms: every document in one file, then a filter. Median / worst.",
    "",
    table(bySize(all)),
    "",
    `By kind of query at ${largest?.posts} posts`,
    "",
    largest ? table(byKind(largest)) : "",
    "",
    `${all.flatMap(({ asked }) => asked).length} answers compared with a plain filter: ${wrong.length} differences.`,
    ...wrong,
  ].join("\n")
}
