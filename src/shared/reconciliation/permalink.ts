import { maxRows, type Table } from "./table"

// Of what a person types. Texts of others' links are cut, and are shown as text alone.
const longest = 40

const cut = (text: string): string => text.slice(0, longest)

/** The last part of a fragment, by which a link is known to be whole. */
const closing = "&end"

/**
 * The numbers for the fragment of an address, which browsers send to no server: `rows=2026-08-03~462~434!…&average=2000&end`. Signs
 * between cells and rows are free in addresses, and need no percent sign.
 */
export const toFragment = ({ entries, averageOrder }: Table): string => {
  // A half of a pair that was cut has no encoding.
  const clean = (text: string) =>
    encodeURIComponent(cut(text).replace(/[\ud800-\udfff]/gu, "")).replace(/[~!]/g, "")
  const rows = entries.map(({ period, books, analytics }) => [period, books, analytics].map(clean).join("~"))
  return `rows=${rows.join("!")}${averageOrder ? `&average=${clean(averageOrder)}` : ""}${closing}`
}

const decode = (text = ""): string => {
  try {
    return cut(decodeURIComponent(text))
  } catch {
    return ""
  }
}

/** Shows where a link was cut, and is in no number: what stands before it cannot be whole. */
const cutMark = "…"

/**
 * @param fragment with or without its `#`; where a chat or mail program has cut its end, the last text ends in "…", and is no number
 * @returns undefined for one that holds no numbers
 */
export const fromFragment = (fragment: string): Table | undefined => {
  const [, rows, average, end] = /^#?rows=([^&]*)(?:&average=([^&]*))?(&end\b)?/.exec(fragment) ?? []
  if (!rows) return undefined
  const mark = end ? "" : cutMark
  const entries = rows
    .split("!")
    .slice(0, maxRows)
    .map((row, i, all) => {
      const [period, books, analytics] = row.split("~")
      const isCut = average === undefined && i === all.length - 1
      return {
        period: decode(period),
        books: decode(books),
        analytics: decode(analytics) + (isCut ? mark : ""),
      }
    })
  return { entries, averageOrder: decode(average) + (average === undefined ? "" : mark) }
}
