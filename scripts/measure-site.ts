import { readFileSync, writeFileSync } from "node:fs"
import { type Figure, measurePages } from "../bench/lighthouse"
import { measuring, runsAndSites } from "../bench/support"
import { command } from "../src/command"
import { longDate } from "../src/shared/day"
import { formatNumber } from "../src/shared/number-format"
import { sitePaths } from "../test/support/site-paths"

const paths = ["/", "/services", "/analytics/digital-measurement-tracking-guide"]
const caseFile = "content/cases/this-site.json"
const ledgerFile = "content/ledger.json"
const auditFile = "content/audit.json"
const today = new Date().toISOString().slice(0, 10)

// The median mobile page: HTTP Archive, Web Almanac 2025, chapters "Page Weight" (2,164 KiB), "Performance", "Third Parties".
const web = { weight: 2216, blocking: 1916, thirdParty: 79 }

const inWords = (count: number) => ["no", "one", "two", "three", "four", "five"][count] ?? String(count)

const caseOf = (worst: Record<Figure, number>, runs: number) => {
  const { kB: weight, "TBT ms": blocking, "third-party requests": thirdParty } = worst
  const day = longDate(today)
  const [kilobytes, ms] = [Math.round(weight), Math.round(blocking)]
  const ofWeight = Math.round((weight / web.weight) * 100)
  return {
    client: `This website, measured on ${day}`,
    heading: `Our own pages: ${100 - ofWeight}% lighter than the median`,
    summary: `Don’t take our word for it: run any page through PageSpeed Insights. The heaviest of the ${inWords(paths.length)} we tested transfers ${kilobytes} kB on a first visit; the median mobile page transfers ${web.weight.toLocaleString("en-IN")} kB. Even the slowest shows its main content within ${(worst["LCP ms"] / 1000).toFixed(1)} seconds.`,
    work: `Every page has a written budget, and we don’t release a change that exceeds it. Automated tests check all ${sitePaths().length} URLs for links, markup, accessibility and weight. The figures come from Lighthouse, by a command that anyone with the site’s code can run: npx tsx scripts/measure-site.ts.`,
    result: `On Lighthouse’s simulated mid-range phone, the home page, Services and our longest article each weigh ${kilobytes} kB or less, block the main thread for no more than ${ms} ms in total (median page: ${formatNumber(web.blocking)} ms), make ${inWords(thirdParty)} third-party requests (median page: ${web.thirdParty}) and score ${worst.accessibility} out of 100 for accessibility.`,
    metric: { value: `−${100 - ofWeight}%`, start: web.weight, end: kilobytes },
    chart: {
      title: `The median mobile page weighs ${Math.round(web.weight / kilobytes)} times as much as ours`,
      alt: `Two bars: the median mobile page on the web transfers ${web.weight.toLocaleString("en-IN")} kB, our heaviest tested page ${kilobytes} kB.`,
      period: `our pages on ${day}, the web in July 2025`,
      note: `Each of our figures is the median of ${inWords(runs)} visits.`,
      series: [
        {
          name: "The web",
          emphasis: false,
          points: [{ label: "The median mobile page on the web", value: web.weight }],
        },
        {
          name: "This site",
          emphasis: true,
          points: [{ label: "Our heaviest tested page", value: kilobytes }],
        },
      ],
    },
  }
}

const read = (file: string) => JSON.parse(readFileSync(file, "utf8"))
const write = (file: string, data: unknown): void => writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`)

const writeMeasurements = (pages: Awaited<ReturnType<typeof measurePages>>, runs: number): void => {
  const worst = pages.flat().reduce((one, other) => {
    const worse = Object.entries(one).map(([name, value]) => {
      const compare = name === "accessibility" ? Math.min : Math.max
      return [name, compare(value, other[name as Figure])]
    })
    return Object.fromEntries(worse)
  })
  const [before, { metric, chart, ...texts }] = [read(caseFile), caseOf(worst, runs)]
  const parts = { metric: { ...before.metric, ...metric }, chart: { ...before.chart, ...chart } }
  write(caseFile, { ...before, ...texts, ...parts })
  const result = { due: today, outcome: Math.round(worst.kB) }
  const ledger: { case?: string }[] = read(ledgerFile)
  write(
    ledgerFile,
    ledger.map(line => (line.case === "this-site" ? { ...line, ...result } : line)),
  )
  console.log(`${caseFile} and ${ledgerFile} are written.`)
}

const about =
  "Measures the built site on a quiet machine; writes its case study, ledger entry and audit. 5 visits."
const audit = { audit: ["", "writes the audit alone, without measuring"] } as const
const spec = {
  call: "npx tsx scripts/measure-site.ts",
  about,
  options: { ...measuring.options, ...audit },
  maxOperands: 0,
}

command(spec, async ({ values }) => {
  // Needs the build as soon as it is loaded; the help does not.
  const { auditSite } = await import("./audit-site")
  const { runs, folders } = runsAndSites(values, "5")
  if (!values.audit) writeMeasurements(await measurePages(folders, paths, runs), runs)
  write(auditFile, { on: today, checks: await auditSite() })
  console.log(`${auditFile} is written.`)
})
