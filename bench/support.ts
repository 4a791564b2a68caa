import { parseArgs } from "node:util"
import { type RunningSite, serveSite } from "../test/support/site-server"

export const readOptions = (defaultRuns: number) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      runs: { type: "string", default: String(defaultRuns) },
      site: { type: "string", multiple: true, default: ["."] },
    },
  })
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs ${values.runs} is not a positive whole number.`)
  return { runs, folders: values.site, paths: positionals }
}

export const withSites = async <T>(
  folders: readonly string[],
  work: (sites: RunningSite[]) => Promise<T>,
): Promise<T> => {
  const sites = await Promise.all(folders.map(folder => serveSite({ ENQUIRY_RATE_LIMIT: "0" }, folder)))
  return work(sites).finally(() => Promise.all(sites.map(site => site.stop())))
}

/** The median; of an even count, the lower of the two middle numbers. */
export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)] ?? Number.NaN

export const table = ([heading = [], ...rows]: readonly (readonly string[])[]): string =>
  [heading, heading.map(() => "---"), ...rows].map(cells => `| ${cells.join(" | ")} |`).join("\n")
