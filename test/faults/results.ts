import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { type Fault, faultsFolder, finderText } from "./fault"

/** What became of one fault. */
export type Outcome = { readonly fault: Fault; readonly found: boolean; readonly seconds: number }

/** Which of the two results of the file a run writes. */
export type Label = "before" | "after"

const headings: Readonly<Record<Label, string>> = {
  before: "Before the suite was shortened",
  after: "After",
}

const opening = `# Results

Written by \`npm run test:faults\`. The seconds of a fault are those of applying it, of the compiler, of a build where one
is needed, of its test, and of taking it back.
`

const cell = (text: string): string => text.replaceAll("|", "\\|")

const rowOf = ({ fault, found, seconds }: Outcome): string =>
  [
    "",
    fault.name,
    cell(fault.sentence),
    `\`${cell(finderText(fault.finder))}\``,
    seconds.toFixed(1),
    found ? "yes" : "**no**",
    "",
  ]
    .join(" | ")
    .trim()

const nameOf = (row: string): string => /^\| (\S+)/.exec(row)?.[1] ?? ""

const rowsIn = (text = ""): string[] => text.split("\n").filter(line => /^\| [a-z]+-/.test(line))

const section = (label: Label, rows: readonly string[]): string => {
  const found = rows.filter(row => /\| yes +\|$/.test(row)).length
  const seconds = rows.reduce((sum, row) => sum + Number(/\| +([\d.]+) \| \S+ +\|$/.exec(row)?.[1] ?? 0), 0)
  return [
    `## ${headings[label]}`,
    "",
    `${new Date().toISOString().slice(0, 10)}, Node ${process.version}: ${found} of ${rows.length} faults found, in ${Math.round(seconds)} s together.`,
    "",
    "| name | fault | found by | seconds | found |",
    "| --- | --- | --- | ---: | --- |",
    ...rows,
    "",
  ].join("\n")
}

const sectionsOf = (text: string): Map<string, string> =>
  new Map(
    text
      .split(/^(?=## )/m)
      .slice(1)
      .map(part => [/^## (.*)$/m.exec(part)?.[1] ?? "", `${part.trimEnd()}\n`]),
  )

/**
 * Writes a run into `results.md`, in place of an earlier one of the same label.
 * @param isPart keeps the rows of the faults that were not run
 */
export const writeResults = (label: Label, outcomes: readonly Outcome[], isPart: boolean): void => {
  const file = join(faultsFolder, "results.md")
  const sections = sectionsOf(existsSync(file) ? readFileSync(file, "utf8") : "")
  const ran = new Set(outcomes.map(({ fault }) => fault.name))
  const others = isPart ? rowsIn(sections.get(headings[label])).filter(row => !ran.has(nameOf(row))) : []
  sections.set(headings[label], section(label, [...others, ...outcomes.map(rowOf)].sort()))
  const kept = Object.values(headings).flatMap(heading => sections.get(heading) ?? [])
  writeFileSync(file, [opening, ...kept].join("\n"))
}
