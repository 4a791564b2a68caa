import { command } from "../../src/command"
import { expectedStatus, sitePaths } from "../../test/support/site-paths"
import { measurePages } from "./lighthouse"
import { measureSlowed } from "./slowed"
import { measuring, runsAndSites, table } from "./support"

const spec = {
  call: "npm run bench:pages -- [PATH…]",
  about: "Lighthouse's mobile figures, by default of every document with status 200; 3 visits each.",
  options: {
    ...measuring,
    slowed: ["", "paints and the main thread with network and processor slowed instead"],
  },
  maxOperands: Number.POSITIVE_INFINITY,
} as const

command(spec, async ({ values, operands }) => {
  const { runs, folders } = runsAndSites(values, "3")
  const paths = operands.length > 0 ? operands : sitePaths().filter(path => expectedStatus(path) === 200)
  const pages: Record<string, number>[][] = values.slowed
    ? await measureSlowed(folders, paths, runs)
    : await measurePages(folders, paths, runs)
  const names = Object.keys(pages[0]?.[0] ?? {})
  const rows = pages.flatMap((sites, at) =>
    sites.map((figures, site) => [
      paths[at] ?? "",
      folders[site] ?? "",
      ...names.map(name => figures[name]?.toFixed(name === "CLS" ? 3 : 0) ?? ""),
    ]),
  )
  console.log(table([["page", "site", ...names], ...rows]))
})
