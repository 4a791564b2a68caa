import { type Entry, maxRows } from "./rows"

/** What a permalink holds, as typed. */
export type Shared = { readonly entries: readonly Entry[]; readonly averageOrder: string }

// Of what a person types. Texts of others' links are cut, and are shown as text alone.
const longest = 40

const cut = (text: string): string => text.slice(0, longest)

/**
 * The numbers for the fragment of an address, which browsers send to no server: `rows=2026-08-03~462~434!…&average=2000`. Both signs
 * are free in addresses, and need no percent sign.
 */
export const toFragment = ({ entries, averageOrder }: Shared): string => {
  // A half of a pair that was cut has no encoding.
  const clean = (text: string) =>
    encodeURIComponent(cut(text).replace(/[\ud800-\udfff]/gu, "")).replace(/[~!]/g, "")
  const rows = entries.map(({ period, books, analytics }) => [period, books, analytics].map(clean).join("~"))
  return `rows=${rows.join("!")}${averageOrder ? `&average=${clean(averageOrder)}` : ""}`
}

const decode = (text = ""): string => {
  try {
    return cut(decodeURIComponent(text))
  } catch {
    return ""
  }
}

/** @param fragment with or without its `#` @returns undefined for one that holds no numbers */
export const fromFragment = (fragment: string): Shared | undefined => {
  const [, rows, average] = /^#?rows=([^&]*)(?:&average=([^&]*))?/.exec(fragment) ?? []
  if (!rows) return undefined
  const entries = rows
    .split("!")
    .slice(0, maxRows)
    .map(row => {
      const [period, books, analytics] = row.split("~")
      return { period: decode(period), books: decode(books), analytics: decode(analytics) }
    })
  return { entries, averageOrder: decode(average) }
}
