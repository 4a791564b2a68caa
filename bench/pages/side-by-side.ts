import { median, table } from "../table"
import { figures } from "./figures"

/** A page's values on each site, in the order of the sites, each with a value for each of `figures`. */
export type ComparedPage = { readonly path: string; readonly sites: readonly (readonly number[])[] }

/** How many times the first value the last is; empty where the first is nothing. */
const ratioOf = (values: readonly number[]): number | undefined =>
  values[0] ? (values.at(-1) ?? Number.NaN) / values[0] : undefined

const inWords = (ratio: number | undefined): string => ratio?.toFixed(2) ?? ""

/**
 * Pages of several builds beside each other: a row for each page and figure, and below them the middle of each figure's
 * ratios, last site to first.
 * @param names of the sites
 */
export const sideBySide = (names: readonly string[], pages: readonly ComparedPage[]): string => {
  const rows = pages.flatMap(({ path, sites }) =>
    figures.map(({ name, decimals }, at) => {
      const values = sites.map(site => site[at] ?? Number.NaN)
      return [path, name, ...values.map(value => value.toFixed(decimals)), inWords(ratioOf(values))]
    }),
  )
  const middles = figures.map(({ name }, at) => {
    const ratios = pages.flatMap(({ sites }) => ratioOf(sites.map(site => site[at] ?? Number.NaN)) ?? [])
    return ["the middle page", name, ...names.map(() => ""), ratios.length > 0 ? inWords(median(ratios)) : ""]
  })
  return table([["page", "figure", ...names, `${names.at(-1)} / ${names[0]}`], ...rows, ...middles])
}
