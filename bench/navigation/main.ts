import { parseArgs } from "node:util"
import type { Browser, Page } from "playwright-core"
import { launchBrowser } from "../../test/support/browser"
import { desk, phone } from "../../test/support/open-site"
import { watchTransfers } from "../../test/support/own-transfers"
import { serveSite } from "../../test/support/site-server"
import { visit } from "../../test/support/visit"
import { chooseBrowser } from "../browser"
import { runsOf } from "../runs"
import { median, table } from "../table"
import { type Journey, journeys } from "./journeys"
import { type Pointer, press, pressButton } from "./press"

// npm run bench:navigation -- --pointer touch --cpu 4 --rest 0 --runs 3 --site FOLDER: all of each where none is named;
// several sites (folders with a build, this one by default) are measured in turns, run by run.
const { values: options } = parseArgs({
  options: {
    pointer: { type: "string", multiple: true, default: ["mouse", "touch"] },
    cpu: { type: "string", multiple: true, default: ["1", "4"] },
    rest: { type: "string", multiple: true, default: ["400", "0"] },
    runs: { type: "string", default: "5" },
    site: { type: "string", multiple: true, default: ["."] },
    browser: { type: "string" },
  },
})

// Lighthouse's "slow 4G": 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up.
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

// A visitor looks at a page for longer before he presses again.
const msToLook = 1000

type Manner = { readonly pointer: Pointer; readonly rest: number; readonly cpu: number }
type Measured = { readonly ms: number; readonly ahead: number; readonly after: number }

/** All bytes that a page has received since it was last asked. */
const countAll = async (page: Page): Promise<() => number> => {
  let bytes = 0
  const session = await page.context().newCDPSession(page)
  await session.send("Network.enable")
  session.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength))
  return () => {
    const sum = bytes
    bytes = 0
    return sum
  }
}

const walk = async (
  browser: Browser,
  url: string,
  { pointer, rest, cpu }: Manner,
  journey: Journey,
): Promise<Measured[]> => {
  const context = await browser.newContext(pointer === "mouse" ? desk : { ...phone, isMobile: true })
  // tsx names the functions that it compiles through a helper, which the page does not have.
  await context.addInitScript("globalThis.__name = named => named")
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send("Network.enable")
  await session.send("Network.emulateNetworkConditions", slow4G)
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpu })
  await visit(page, url)
  const all = await countAll(page)
  const transfers = await watchTransfers(page)
  const measured: Measured[] = []
  for (const { link: selector, opener, heading } of journey) {
    if (opener) await pressButton(session, pointer, page.locator(opener).first())
    const link = page.locator(selector).locator("visible=true").first()
    let ahead = 0
    const ms = await press(page, session, pointer, link, heading, rest, () => {
      ahead = all()
      transfers.restart()
    })
    transfers.end()
    all()
    await page.waitForTimeout(msToLook)
    const after = transfers.soFar().reduce((sum, { bytes }) => sum + bytes, 0)
    measured.push({ ms, ahead, after })
  }
  await context.close()
  return measured
}

const isPointer = (name: string): name is Pointer => name in journeys

const pointers = (): Pointer[] => {
  const unknown = options.pointer.find(name => !isPointer(name))
  if (unknown !== undefined)
    throw new Error(`--pointer is "${unknown}": it is to be one of ${Object.keys(journeys).join(" and ")}.`)
  return options.pointer.filter(isPointer)
}

const manners: Manner[] = pointers().flatMap(pointer =>
  options.rest.flatMap(rest => options.cpu.map(cpu => ({ pointer, rest: Number(rest), cpu: Number(cpu) }))),
)

const kB = (bytes: readonly number[]): string => (Math.max(...bytes) / 1000).toFixed(1)

const cells = (measured: readonly Measured[]): string[] => [
  median(measured.map(({ ms }) => ms)).toFixed(0),
  kB(measured.map(({ ahead }) => ahead)),
  kB(measured.map(({ after }) => after)),
]

const main = async (): Promise<void> => {
  const runs = runsOf(options.runs)
  const { name } = chooseBrowser(options.browser)
  const browser = await launchBrowser()
  const sites = await Promise.all(options.site.map(folder => serveSite({}, folder)))
  const rows = [["press", "pointer", "rest ms", "CPU", "site", "ms", "kB ahead", "kB after"]]
  try {
    for (const manner of manners)
      for (const journey of journeys[manner.pointer]) {
        const walks: Measured[][][] = sites.map(() => [])
        for (let run = 0; run < runs; run += 1)
          for (const [at, { url }] of sites.entries())
            walks[at]?.push(await walk(browser, url, manner, journey))
        for (const [index, press] of journey.entries())
          for (const [at, folder] of options.site.entries())
            rows.push([
              press.name,
              manner.pointer,
              String(manner.rest),
              `${manner.cpu}×`,
              folder,
              ...cells(walks[at]?.flatMap(all => all[index] ?? []) ?? []),
            ])
        console.error(`${manner.pointer}, ${manner.rest} ms, ${manner.cpu}×: ${journey.length} presses`)
      }
  } finally {
    await browser.close()
    for (const site of sites) await site.stop()
    console.log(table(rows))
    console.log(`\nMedians of ${runs}; the most kB of them. Slow 4G. ${name}.`)
  }
}

void main()
