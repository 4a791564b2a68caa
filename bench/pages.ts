import { parseArgs } from "node:util"
import { expectedStatus, sitePaths } from "../test/support/site-paths"
import { serveSite } from "../test/support/site-server"
import { figures, measureVisit, mediansOf, startBrowser } from "./lighthouse"
import { chooseBrowser, runsOf, table } from "./support"

// npm run bench:pages -- / /blog --runs 5 --browser whole: Lighthouse's phone; every document that answers 200 by default.
// Several --site FOLDER (each with a build) are measured in turns, visit by visit.
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "3" },
    browser: { type: "string" },
    site: { type: "string", multiple: true, default: ["."] },
  },
})

const main = async (): Promise<void> => {
  const runs = runsOf(options.runs)
  const browserName = chooseBrowser(options.browser)
  const sites = await Promise.all(options.site.map(folder => serveSite({ ENQUIRY_RATE_LIMIT: "0" }, folder)))
  const browser = await startBrowser()
  const paths =
    positionals.length > 0 ? positionals : sitePaths().filter(path => expectedStatus(path) === 200)
  const rows = [["page", "site", ...figures.map(({ name }) => name)]]
  try {
    for (const path of paths) {
      const visits: number[][][] = sites.map(() => [])
      for (let run = 0; run < runs; run++)
        for (const [at, { url }] of sites.entries())
          visits[at]?.push(await measureVisit(url + path, browser.port))
      for (const [at, folder] of options.site.entries()) {
        const medians = mediansOf(visits[at] ?? []).map((value, figure) =>
          value.toFixed(figures[figure]?.decimals ?? 0),
        )
        rows.push([path, folder, ...medians])
      }
      console.error(path)
    }
  } finally {
    await browser.close()
    for (const site of sites) await site.stop()
    console.log(`${table(rows)}\n\nMedians of ${runs}, Lighthouse's phone, ${browserName}.`)
  }
}

void main()
