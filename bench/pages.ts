import { command } from "../src/command"
import { expectedStatus, sitePaths } from "../test/support/site-paths"
import { figureNames, measurePages } from "./lighthouse"
import { measuring, runsAndSites, table } from "./support"

const spec = {
  call: "npm run bench:pages -- [PATH…]",
  about: "Lighthouse's mobile figures, by default of every document with status 200; 3 visits each.",
  options: measuring,
  maxOperands: Number.POSITIVE_INFINITY,
} as const

command(spec, async ({ values, operands }) => {
  const { runs, folders } = runsAndSites(values, "3")
  const paths = operands.length > 0 ? operands : sitePaths().filter(path => expectedStatus(path) === 200)
  const pages = await measurePages(folders, paths, runs)
  const rows = pages.flatMap((sites, at) =>
    sites.map((figures, site) => [
      paths[at] ?? "",
      folders[site] ?? "",
      ...figureNames.map(name => figures[name].toFixed(name === "CLS" ? 3 : 0)),
    ]),
  )
  console.log(table([["page", "site", ...figureNames], ...rows]))
})
