import { parseArgs } from "node:util"
import type { Browser } from "playwright-core"
import { launchBrowser } from "../../test/support/browser"
import { phone } from "../../test/support/open-site"
import { serveSite } from "../../test/support/site-server"
import { visit } from "../../test/support/visit"
import { chooseBrowser } from "../browser"
import { runsOf } from "../runs"
import { table } from "../table"
import { visits } from "./steps"
import { type Interaction, watchInteractions } from "./watch-interactions"

// npm run bench:interaction -- --runs 5 --cpu 4 --browser shell: both browsers where none is named.
const { values: options } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    cpu: { type: "string", default: "4" },
    browser: { type: "string", multiple: true, default: ["whole", "shell"] },
  },
})

const runs = runsOf(options.runs)

// Until the frame after an interaction has been told of, and what it set off has ended.
const msToSettle = 500

type Measured = ReadonlyMap<string, Interaction>

/** One visitor's visit. */
const walk = async (browser: Browser, url: string): Promise<Measured> => {
  const context = await browser.newContext({ ...phone, isMobile: true })
  // tsx names the functions that it compiles through a helper, which the page does not have.
  await context.addInitScript("globalThis.__name = named => named")
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send("Emulation.setCPUThrottlingRate", { rate: Number(options.cpu) })
  const longest = await watchInteractions(page)
  const measured = new Map<string, Interaction>()
  for (const { path, steps } of visits) {
    await visit(page, url + path)
    for (const { name, act } of steps) {
      await act({ page, session })
      await page.waitForTimeout(msToSettle)
      measured.set(name, await longest())
    }
  }
  await context.close()
  return measured
}

const middle = (all: readonly Interaction[]): Interaction | undefined =>
  [...all].sort((a, b) => a.ms - b.ms)[Math.floor((all.length - 1) / 2)]

const cellsOf = (interaction: Interaction | undefined): string[] => {
  if (!interaction) return ["", ""]
  const { ms, waiting, handling, painting } = interaction
  // Event Timing says nothing of what is quicker.
  if (ms === 0) return ["< 16", ""]
  return [ms.toFixed(0), [waiting, handling, painting].map(part => part.toFixed(0)).join(" + ")]
}

const measure = async (url: string, kind: string): Promise<{ name: string; walks: Measured[] }> => {
  const { name } = chooseBrowser(kind)
  const browser = await launchBrowser()
  const walks: Measured[] = []
  try {
    for (let run = 0; run < runs; run += 1) walks.push(await walk(browser, url))
  } finally {
    await browser.close()
  }
  console.error(`${name}: ${walks.length} visits`)
  return { name, walks }
}

const main = async (): Promise<void> => {
  const site = await serveSite({ ENQUIRY_RATE_LIMIT: "0" })
  try {
    const all: { name: string; walks: Measured[] }[] = []
    for (const kind of options.browser) all.push(await measure(site.url, kind))
    const heads = options.browser.flatMap(kind => [`${kind} ms`, "waiting + handlers + paint"])
    const names = visits.flatMap(({ steps }) => steps.map(({ name }) => name))
    const rows = names.map(name => [
      name,
      ...all.flatMap(({ walks }) => cellsOf(middle(walks.flatMap(walked => walked.get(name) ?? [])))),
    ])
    const worst = all.flatMap(({ walks }) =>
      cellsOf(middle(walks.map(walked => [...walked.values()].reduce((a, b) => (b.ms > a.ms ? b : a))))),
    )
    console.log(table([["interaction", ...heads], ...rows, ["the longest of a visit (INP)", ...worst]]))
    console.log(
      `\nMedians of ${runs}, ${options.cpu}× CPU slowdown, ${all.map(({ name }) => name).join(", ")}.`,
    )
  } finally {
    await site.stop()
  }
}

void main()
