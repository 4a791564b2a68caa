import { cpSync, rmSync } from "node:fs"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { copyProject } from "../support/project-copy"
import { build, differences, killBuild, readBuiltSite } from "./built-site"
import { type Course, drawSequences, makeEdit, type Step } from "./draw-edits"

// npm run test:warm -- --sequences 5 --seed 42: draws sequences of edits, builds after each few of them on the build
// before, sometimes after a build that is killed, and at the end of each sequence once from nothing; both must have written
// the same files with the same bytes.
const { values } = parseArgs({
  options: {
    sequences: { type: "string", default: "2" },
    seed: { type: "string" },
    keep: { type: "boolean" },
  },
})
const seed = Number(values.seed ?? Date.now() % 1_000_000)

const times: Record<"warm" | "clean", number[]> = { warm: [], clean: [] }

const buildAfterEdits = ({ folder, days }: Course): string => {
  const { isWarm, seconds } = build(folder, days)
  times[isWarm ? "warm" : "clean"].push(seconds)
  return `${isWarm ? "warm" : "from nothing"}, ${seconds.toFixed(0)} s`
}

const run = async (course: Course, steps: readonly Step[]): Promise<{ edits: number; found: string[] }> => {
  let edits = 0
  for (const { drawn, killedAfter } of steps) {
    const made = drawn.filter(edit => makeEdit(course, edit)).map(({ name }) => name)
    edits += made.length
    if (killedAfter !== null) {
      const seconds = killedAfter * Math.min(...times.warm, ...times.clean)
      await killBuild(course.folder, course.days, seconds)
      made.push(`a build killed after ${seconds.toFixed(0)} s`)
    }
    console.log(`  ${made.join(", ") || "nothing could be edited"}: ${buildAfterEdits(course)}`)
  }
  const warm = readBuiltSite(course.folder)
  if (values.keep)
    cpSync(join(course.folder, "public"), join(course.folder, ".tmp-warm"), { recursive: true })
  times.clean.push(build(course.folder, course.days, "--clean").seconds)
  return { edits, found: differences(warm, readBuiltSite(course.folder)) }
}

const median = (numbers: number[]): string =>
  ([...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN).toFixed(0)

const main = async (): Promise<void> => {
  const folder = copyProject()
  const course: Course = { folder, days: 0, made: 0 }
  let edits = 0
  console.log(`seed ${seed}, in ${folder}`)
  // Most edits are of articles that no other text names.
  for (const name of ["post added", "post added", "draft added"]) makeEdit(course, { name, choices: [seed] })
  times.clean.push(build(folder, 0).seconds)
  for (const [index, steps] of drawSequences(Number(values.sequences), seed).entries()) {
    console.log(`sequence ${index + 1}`)
    const result = await run(course, steps)
    edits += result.edits
    if (result.found.length > 0) {
      console.error(`The build on the one before differs from one from nothing:\n${result.found.join("\n")}`)
      process.exitCode = 1
      break
    }
  }
  console.log(
    `${edits} edits, ${times.warm.length} warm builds (median ${median(times.warm)} s), ${times.clean.length} from nothing (median ${median(times.clean)} s), seed ${seed}`,
  )
  if (!values.keep) rmSync(folder, { recursive: true, force: true })
}

void main()
