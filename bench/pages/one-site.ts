import { table } from "../table"
import { figures } from "./figures"

/** A page and a value for each of `figures`. */
export type Page = { readonly path: string; readonly values: readonly number[] }

/** The pages of a site, a row each. */
export const asTable = (pages: readonly Page[]): string => {
  const rows = pages.map(({ path, values }) => [
    path,
    ...figures.map(({ decimals }, at) => values[at]?.toFixed(decimals) ?? ""),
  ])
  return table([["page", ...figures.map(({ name }) => name)], ...rows])
}

/** The worst value of each figure, and its page. */
export const worst = (pages: readonly Page[]): string => {
  const all = figures.map(({ name, decimals, worse }, at) => {
    const value = ({ values }: Page) => values[at] ?? Number.NaN
    const { path, values } = pages.reduce((a, b) =>
      (worse === "more" ? value(b) > value(a) : value(b) < value(a)) ? b : a,
    )
    return `${name} ${values[at]?.toFixed(decimals)} (${path})`
  })
  return `Worst of each: ${all.join(", ")}`
}
