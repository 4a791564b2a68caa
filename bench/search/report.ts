import type { Asked, Measured } from "./measure"
import { kB, median, quantile, table } from "./statistics"

const spread = (numbers: readonly number[], show: (number: number) => string): string =>
  `${show(median(numbers))} / ${show(Math.max(...numbers))}`
const ms = (number: number): string => number.toFixed(1)
const bytesOf = (asked: readonly Asked[], first: boolean): number[] =>
  asked.filter(each => each.first === first).map(({ bytes }) => bytes)

const bySize = (all: readonly Measured[]): string[][] => [
  [
    "posts",
    "build ms",
    "parts",
    "raw kB",
    "brotli kB",
    "first kB",
    "next kB",
    "requests",
    "ms p50",
    "p95",
    "all kB",
    "filter ms p50",
    "p95",
  ],
  ...all.map(({ posts, buildMs, parts, raw, compressed, asked, plain }) => {
    const times = asked.flatMap(each => each.ms)
    return [
      String(posts),
      buildMs.toFixed(0),
      String(parts),
      kB(raw),
      kB(compressed),
      spread(bytesOf(asked, true), kB),
      spread(bytesOf(asked, false), kB),
      spread(
        asked.filter(each => each.first).map(each => each.requests),
        String,
      ),
      ms(median(times)),
      ms(quantile(times, 0.95)),
      kB(plain.bytes),
      ms(median(plain.ms)),
      ms(quantile(plain.ms, 0.95)),
    ]
  }),
]

const byKind = ({ asked }: Measured): string[][] => [
  ["query", "first kB", "next kB", "ms", "found"],
  ...[...new Set(asked.map(({ kind }) => kind))].map(kind => {
    const own = asked.filter(each => each.kind === kind)
    return [
      kind,
      spread(bytesOf(own, true), kB),
      spread(bytesOf(own, false), kB),
      spread(
        own.flatMap(each => each.ms),
        ms,
      ),
      spread(
        own.map(({ answer }) => answer.total),
        String,
      ),
    ]
  }),
]

/** Returns the figures of all corpora as text, the smallest corpus first. */
export const report = (all: readonly Measured[]): string => {
  const largest = all.at(-1)
  const asked = all.flatMap(each => each.asked)
  const wrong = all.flatMap(each => each.wrong)
  return [
    `Page script, FlexSearch and the client in it: ${kB(largest?.script ?? 0)} kB brotli.`,
    "Bytes over the wire in Chromium, script and response headers included; median / worst.",
    "ms: from having the files to the answer. all kB, filter ms: download every document, then filter.",
    "",
    table(bySize(all)),
    "",
    `By kind of query at ${largest?.posts} posts; median / worst`,
    "",
    largest ? table(byKind(largest)) : "",
    "",
    `${asked.length} answers compared with a plain filter: ${wrong.length} differences.`,
    ...wrong,
  ].join("\n")
}
