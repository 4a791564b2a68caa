import { writeFileSync } from "node:fs"
import { parseArgs } from "node:util"
import { launch } from "chrome-launcher"
import { chromeFlags, launchBrowser } from "../../test/support/browser"
import { serveSite } from "../../test/support/site-server"
import { chooseBrowser } from "../browser"
import { table } from "../table"
import { budgetFile, budgetsOfToday, formatted } from "./budget"
import { figures, measureVisit, mediansOf } from "./figures"
import { measurablePaths } from "./paths"

// npm run bench:pages -- / /blog --runs 5 --browser whole; every document that answers 200 where none is named.
// npm run bench:pages -- --budget prints what test/browser/budget.json would hold today; with --write it is written there.
const { values: options, positionals: named } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "3" },
    browser: { type: "string" },
    budget: { type: "boolean", default: false },
    write: { type: "boolean", default: false },
  },
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

const print = (pages: readonly Page[], browser: string): void => {
  const rows = pages.map(({ path, values }) => [
    path,
    ...figures.map(({ decimals }, at) => values[at]?.toFixed(decimals) ?? ""),
  ])
  console.log(table([["page", ...figures.map(({ name }) => name)], ...rows]))
  console.log(`\nMedians of ${options.runs}, Lighthouse's phone, ${browser}.`)
  console.log(`Worst of each: ${worst(pages).join(", ")}`)
}

const measure = async (url: string): Promise<void> => {
  const { path: chromePath, name } = chooseBrowser(options.browser)
  const paths = named.length > 0 ? named : measurablePaths()
  const chrome = await launch({ chromePath, chromeFlags })
  const pages: Page[] = []
  try {
    for (const path of paths) {
      const visits = []
      for (let run = 0; run < Number(options.runs); run += 1)
        visits.push(await measureVisit(url + path, chrome.port))
      pages.push({ path, values: mediansOf(visits) })
      console.error(`${pages.length} of ${paths.length}: ${path}`)
    }
  } finally {
    chrome.kill()
    // Half an hour's figures are not lost to a page that cannot be measured.
    if (pages.length > 0) print(pages, name)
  }
}

const printBudget = async (url: string): Promise<void> => {
  chooseBrowser(options.browser)
  const browser = await launchBrowser()
  try {
    const text = formatted(await budgetsOfToday(browser, url))
    if (options.write) writeFileSync(budgetFile, text)
    else console.log(text)
  } finally {
    await browser.close()
  }
}

const main = async (): Promise<void> => {
  const site = await serveSite({ ENQUIRY_RATE_LIMIT: "0" })
  try {
    await (options.budget ? printBudget : measure)(site.url)
  } finally {
    await site.stop()
  }
}

void main()
