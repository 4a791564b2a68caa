import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { command } from "../../src/command"
import { longDate } from "../../src/shared/date-format"
import { today } from "../../src/shared/day"
import { formatNumber } from "../../src/shared/number-format"
import { type Figure, measurePages } from "../bench/lighthouse"
import { measuring, runsAndSites } from "../bench/support"
import type { Audit } from "./audit-site"

const caseFile = "content/cases/this-site.json"
const ledgerFile = "content/ledger.json"
const auditFile = "content/audit.json"

// The median mobile page: HTTP Archive, Web Almanac 2025, chapters "Page Weight" (2,164 KiB) and "Third Parties".
const web = { weight: 2216, thirdParty: 79 }

const inWords = (count: number) =>
  ["no", "one", "two", "three", "four", "five", "six", "seven"][count] ?? String(count)

const bar = (name: string, emphasis: boolean, label: string, value: number) => ({
  name,
  emphasis,
  points: [{ label, value }],
})

/** What home shows of the audit, beside the chart of the weight. */
const figuresOf = ({ slowest, foreign }: Audit) => [
  {
    value: `${formatNumber(slowest, 1)} s`,
    label: "to show the slowest page on a slow phone and 4G",
  },
  { value: formatNumber(foreign), label: "requests to other servers, on any kind of page" },
]

type Worst = Record<Figure, number>

const caseOf = (worst: Worst, kinds: number, { heaviest: kilobytes, slowest }: Audit) => {
  const { "third-party requests": thirdParty } = worst
  const day = longDate(today())
  const ofWeight = Math.round((kilobytes / web.weight) * 100)
  return {
    client: `This website, measured on ${day}`,
    heading: `Our own pages: ${100 - ofWeight}% lighter than the median`,
    summary: `Don’t take our word for it: run any page through PageSpeed Insights. The heaviest of our ${inWords(kinds)} kinds of page transfers ${kilobytes} kB on a first visit; the median mobile page transfers ${formatNumber(web.weight)} kB. Even the slowest shows its main content within ${formatNumber(slowest, 1)} s on a slow phone and 4G.`,
    work: "Every page has a written budget, and we don’t release a change that exceeds it. Automated tests check each page’s links, markup, accessibility and weight before a release. The figures come from Chromium and Lighthouse, by a command that comes with the code of this site.",
    result: `On Lighthouse’s simulated mid-range phone, each of the ${inWords(kinds)} makes ${inWords(thirdParty)} third-party requests (median page: ${web.thirdParty}) and scores ${worst.accessibility} out of 100 for accessibility.`,
    metric: { value: `−${100 - ofWeight}%`, start: web.weight, end: kilobytes },
    chart: {
      title: `The median mobile page weighs ${Math.round(web.weight / kilobytes)} times as much as ours`,
      alt: `Two bars: the median mobile page on the web transfers ${formatNumber(web.weight)} kB, our heaviest tested page ${kilobytes} kB.`,
      period: `our pages on ${day}, the web in July 2025`,
      note: "Compressed, as transferred; ours without the pages that it fetches in advance.",
      series: [
        bar("The web", false, "The median mobile page on the web", web.weight),
        bar("This site", true, "Our heaviest tested page", kilobytes),
      ],
    },
  }
}

const read = (file: string) => JSON.parse(readFileSync(file, "utf8"))
const write = (file: string, data: unknown): void => writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`)

const writeCase = async (audit: Audit, { runs, folders }: ReturnType<typeof runsAndSites>) => {
  const { pageKinds } = await import("../../test/support/page-kinds")
  const pages = await measurePages(folders, pageKinds, runs)
  const worst = pages.flat().reduce((one, other) => {
    const worse = Object.entries(one).map(([name, value]) => {
      const compare = name === "accessibility" ? Math.min : Math.max
      return [name, compare(value, other[name as Figure])]
    })
    return Object.fromEntries(worse)
  })
  const before = read(caseFile)
  const { metric, chart, ...texts } = caseOf(worst, pageKinds.length, audit)
  const parts = { metric: { ...before.metric, ...metric }, chart: { ...before.chart, ...chart } }
  write(caseFile, { ...before, ...texts, ...parts })
  const result = { due: today(), outcome: audit.heaviest }
  const ledger: { case?: string }[] = read(ledgerFile)
  const lines = ledger.map(line => (line.case === "this-site" ? { ...line, ...result } : line))
  write(ledgerFile, lines)
  console.log(`${caseFile} and ${ledgerFile} are written.`)
}

const spec = {
  call: "npx tsx tools/audit/measure-site.ts",
  about:
    "Audits the built site for the landing page; measures it for its case study and ledger entry, if it has one. 5 visits.",
  options: measuring,
} as const

command(spec, async ({ values }) => {
  // Needs the build as soon as it is loaded; the help does not.
  const { auditSite } = await import("./audit-site")
  const audit = await auditSite()
  write(auditFile, { on: today(), figures: figuresOf(audit), checks: audit.checks })
  console.log(`${auditFile} is written.`)
  if (existsSync(caseFile)) await writeCase(audit, runsAndSites(values, "5"))
})
