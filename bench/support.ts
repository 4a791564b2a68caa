import { UsageError, type Values } from "../src/command"
import { type RunningSite, serveSite } from "../test/support/site-server"

export const measuring = {
  runs: ["NUMBER", "visits, of which the median counts"],
  site: ["FOLDER…", "a project with a built site, this one by default; again to compare"],
} as const

/** @throws if it is none */
export const wholeNumber = (text: string): number => {
  if (!/^[1-9]\d*$/.test(text)) throw new UsageError(`"${text}" is not a positive whole number`)
  return Number(text)
}

/** @throws if the number of runs is none */
export const runsAndSites = ({ runs, site = ["."] }: Values<typeof measuring>, defaultRuns: string) => ({
  runs: wholeNumber(runs ?? defaultRuns),
  folders: site,
})

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
