import { median, table } from "../table"
import type { Built } from "./built"
import { possiblePrecision, type Relevance } from "./judged"
import type { Asked } from "./measure"

/** One search over one corpus. */
export type Measured = { articles: number; engine: string; built: Built; asked: Asked[]; slowMs: number[] }

const kB = (bytes: number): string => (bytes / 1000).toFixed(1)
const spread = (numbers: readonly number[], show: (number: number) => string): string =>
  `${show(median(numbers))} / ${show(Math.max(...numbers))}`
const p95 = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.ceil(numbers.length * 0.95) - 1] ?? Number.NaN
const whole = (number: number): string => number.toFixed(0)

const row = ({ articles, engine, built, asked, slowMs }: Measured): string[] => {
  const ms = asked.map(each => each.ms)
  return [
    String(articles),
    engine,
    spread(
      asked.map(({ firstBytes }) => firstBytes),
      kB,
    ),
    spread(
      asked.map(({ nextBytes }) => nextBytes),
      kB,
    ),
    spread(
      asked.map(({ requests }) => requests),
      whole,
    ),
    `${whole(median(ms))} / ${whole(p95(ms))}`,
    (median(slowMs) / 1000).toFixed(2),
    built.seconds.toFixed(1),
    String(built.files),
    kB(built.bytes / articles),
  ]
}

const heads = [
  "articles",
  "search",
  "first kB",
  "next kB",
  "requests",
  "ms, p95",
  "slow 4G s",
  "build s",
  "files",
  "disk kB each",
]

const dearest = ({ articles, engine, asked }: Measured): string => {
  const [most] = [...asked].sort((a, b) => b.firstBytes - a.firstBytes)
  const [slowest] = [...asked].sort((a, b) => b.ms - a.ms)
  return `${articles}, ${engine}: most bytes for “${most?.query}”, longest for “${slowest?.query}”`
}

/** The figures as text. */
export const report = (
  measured: readonly Measured[],
  relevance: readonly [string, Relevance][],
  wrong: readonly string[],
): string =>
  [
    "kB as sent, headers and the search's code counted, median / worst; milliseconds without the network, median / p95;",
    "seconds on slow 4G from asking to the first hits, with nothing loaded before, median. Disk without compressed copies.",
    "",
    table([heads, ...measured.map(row)]),
    "",
    ...measured.map(dearest),
    "",
    `Sixty judged queries; the best possible precision is ${possiblePrecision.toFixed(2)}:`,
    "",
    table([
      ["search", "precision at 3", "recall at 10"],
      ...relevance.map(([name, { precisionAt3, recallAt10 }]) => [
        name,
        precisionAt3.toFixed(2),
        recallAt10.toFixed(2),
      ]),
    ]),
    "",
    `1,000 random queries of the exact rule over the largest corpus: ${wrong.length} differ from a plain filter.`,
    ...wrong,
  ].join("\n")
