import { parseArgs } from "node:util"
import { launch } from "chrome-launcher"
import { chromeFlags } from "../../test/support/browser"
import { findChromium } from "../../test/support/find-chromium"
import { expectedStatus, sitePaths } from "../../test/support/site-paths"
import { serveSite } from "../../test/support/site-server"
import { table } from "../table"
import { figures, measurePage } from "./figures"

// npm run bench:pages -- / /blog --runs 1: every document that answers 200 where none is named; Lighthouse refuses others.
const { values: options, positionals: named } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string", default: "3" } },
})

type Page = { readonly path: string; readonly values: readonly number[] }

const worst = (pages: readonly Page[]): string[] =>
  figures.map(({ name, decimals, worse }, at) => {
    const value = ({ values }: Page) => values[at] ?? Number.NaN
    const { path, values } = pages.reduce((a, b) =>
      (worse === "more" ? value(b) > value(a) : value(b) < value(a)) ? b : a,
    )
    return `${name} ${values[at]?.toFixed(decimals)} (${path})`
  })

const print = (pages: readonly Page[]): void => {
  const rows = pages.map(({ path, values }) => [
    path,
    ...figures.map(({ decimals }, at) => values[at]?.toFixed(decimals) ?? ""),
  ])
  console.log(table([["page", ...figures.map(({ name }) => name)], ...rows]))
  console.log(`\nWorst of each: ${worst(pages).join(", ")}`)
}

const main = async (): Promise<void> => {
  const paths = named.length > 0 ? named : sitePaths().filter(path => expectedStatus(path) === 200)
  const site = await serveSite()
  const chrome = await launch({ chromePath: findChromium().program().path, chromeFlags })
  const pages: Page[] = []
  try {
    for (const path of paths) {
      pages.push({ path, values: await measurePage(site.url + path, chrome.port, Number(options.runs)) })
      console.error(`${pages.length} of ${paths.length}: ${path}`)
    }
  } finally {
    chrome.kill()
    await site.stop()
    // Half an hour's figures are not lost to a page that cannot be measured.
    if (pages.length > 0) print(pages)
  }
}

void main()
