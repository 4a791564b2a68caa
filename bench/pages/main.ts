import { writeFileSync } from "node:fs"
import { parseArgs } from "node:util"
import { launch } from "chrome-launcher"
import { chromeFlags, launchBrowser } from "../../test/support/browser"
import { serveSite } from "../../test/support/site-server"
import { atEnd } from "../at-end"
import { chooseBrowser } from "../browser"
import { runsOf } from "../runs"
import { nameOf } from "../site-name"
import { budgetFile, budgetsOfToday, formatted } from "./budget"
import { measureVisit, mediansOf } from "./figures"
import { asTable, worst } from "./one-site"
import { pathsOnAll } from "./paths"
import { type ComparedPage, sideBySide } from "./side-by-side"

// npm run bench:pages -- / /blog --runs 5 --browser whole; every document that answers 200 where none is named.
// Several --site FOLDER (with a build; this one by default) are measured in turns, visit by visit.
// npm run bench:pages -- --budget prints what test/browser/budget.json would hold today; with --write it is written there.
const { values: options, positionals: named } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "3" },
    browser: { type: "string" },
    site: { type: "string", multiple: true, default: ["."] },
    budget: { type: "boolean", default: false },
    write: { type: "boolean", default: false },
  },
})
const sites = options.site
const runs = runsOf(options.runs)

const note = (browser: string): string => `\n\nMedians of ${runs}, Lighthouse's phone, ${browser}.`

const print = (pages: readonly ComparedPage[], browser: string): void => {
  if (sites.length > 1) console.log(sideBySide(sites.map(nameOf), pages) + note(browser))
  else {
    const alone = pages.map(({ path, sites: [values = []] }) => ({ path, values }))
    console.log(`${asTable(alone)}${note(browser)}\n${worst(alone)}`)
  }
}

const measure = async (urls: readonly string[]): Promise<void> => {
  const { path: chromePath, name } = chooseBrowser(options.browser)
  const paths = named.length > 0 ? named : pathsOnAll(sites)
  const chrome = await launch({ chromePath, chromeFlags, handleSIGINT: false })
  atEnd(() => chrome.kill())
  const pages: ComparedPage[] = []
  try {
    for (const path of paths) {
      const visits: number[][][] = urls.map(() => [])
      for (let run = 0; run < runs; run += 1)
        for (const [at, url] of urls.entries()) visits[at]?.push(await measureVisit(url + path, chrome.port))
      pages.push({ path, sites: visits.map(mediansOf) })
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
  const running = await Promise.all(sites.map(folder => serveSite({ ENQUIRY_RATE_LIMIT: "0" }, folder)))
  for (const site of running) atEnd(() => void site.stop())
  const urls = running.map(({ url }) => url)
  try {
    await (options.budget ? printBudget(urls[0] ?? "") : measure(urls))
  } finally {
    for (const site of running) await site.stop()
  }
}

void main()
