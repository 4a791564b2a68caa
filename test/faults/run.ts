import { parseArgs } from "node:util"
import { readFaults } from "./fault"
import { makeFaultyCopy } from "./faulty-copy"
import { type Outcome, writeResults } from "./results"
import { checkUntouched, tryFault } from "./try-fault"

const secondsSince = (start: number): number => (performance.now() - start) / 1000

const options = {
  /** The section of results.md to write: `before` or `after`; of a run of some faults only where it is given. */
  label: { type: "string" },
  /** Leaves the copy where it is, for a next run. */
  keep: { type: "boolean", default: false },
  /** A copy that was kept: neither made nor built. */
  copy: { type: "string" },
} as const

/** Puts each fault into a copy of the project and looks whether its test finds it. */
const main = (): void => {
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const isPart = positionals.length > 0
  const label = values.label ?? (isPart ? undefined : "after")
  if (label !== undefined && label !== "before" && label !== "after")
    throw new Error("--label is before or after: the section of results.md to write.")
  const faults = readFaults(positionals)
  const start = performance.now()
  const copy = makeFaultyCopy(values.copy)
  console.log(`the copy ${copy.folder} is built, ${secondsSince(start).toFixed(1)} s`)
  try {
    const misfits = faults.filter(fault => !copy.fits(fault))
    for (const { name } of misfits) console.log(`ERROR ${name}: the patch no longer applies; write it anew`)
    const fitting = faults.filter(fault => !misfits.includes(fault))
    const wrong = checkUntouched(copy, fitting)
    for (const line of wrong) console.log(`ERROR without any fault a test fails: ${line}`)
    if (misfits.length + wrong.length > 0) process.exitCode = 1
    if (wrong.length > 0) return
    console.log(`all their tests pass without a fault, ${secondsSince(start).toFixed(1)} s`)

    const outcomes = faults.map((fault): Outcome => {
      const began = performance.now()
      if (misfits.includes(fault)) return { fault, found: false, seconds: 0 }
      const { found, words } = tryFault(copy, fault)
      const seconds = secondsSince(began)
      console.log(`${found ? "found" : "MISSED"} ${fault.name}, ${seconds.toFixed(1)} s: ${words}`)
      return { fault, found, seconds }
    })
    const failed = outcomes.filter(outcome => !outcome.found).length
    console.log(`${outcomes.length - failed} passed, ${failed} failed, ${Math.round(secondsSince(start))} s`)
    if (failed > 0) process.exitCode = 1
    if (label) writeResults(label, outcomes, isPart)
  } finally {
    if (!values.keep && !values.copy) copy.remove()
  }
}

main()
