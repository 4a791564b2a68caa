import { expectedStatus, sitePaths } from "../test/support/site-paths"
import { figureNames, measurePages } from "./lighthouse"
import { readOptions, table } from "./support"

// npm run bench:pages -- / /blog --runs 5: Lighthouse's mobile figures, by default of every document with status 200.
const { runs, folders, paths: given } = readOptions(3)
const paths = given.length > 0 ? given : sitePaths().filter(path => expectedStatus(path) === 200)

void measurePages(folders, paths, runs).then(pages => {
  const rows = pages.flatMap((sites, at) =>
    sites.map((figures, site) => [
      paths[at] ?? "",
      folders[site] ?? "",
      ...figureNames.map(name => figures[name].toFixed(name === "CLS" ? 3 : 0)),
    ]),
  )
  console.log(table([["page", "site", ...figureNames], ...rows]))
})
