import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import fc from "fast-check"
import { checkContent } from "../../src/content-model/check/check-content"
import { formatProblem } from "../../src/content-model/report/problems"
import { type Editing, edits } from "./edits"

/** An edit with the numbers it chooses by. */
type Drawn = { readonly name: string; readonly choices: readonly number[] }

const choices = fc.array(fc.nat(), { minLength: 6, maxLength: 6 })

const drawnEdit: fc.Arbitrary<Drawn> = fc.record({
  name: fc.constantFrom(...Object.keys(edits)),
  choices,
})

/** Some edits, then a build; before it perhaps one that is killed after this part of the time a build takes. */
export type Step = { readonly drawn: readonly Drawn[]; readonly killedAfter: number | null }

/** Draws sequences of steps; the same for the same seed. */
export const drawSequences = (count: number, seed: number): Step[][] => {
  // Not fc.double: nearly all that it draws is smaller than a billionth.
  const part = fc.integer({ min: 0, max: 100 }).map(percent => percent / 100)
  const step: fc.Arbitrary<Step> = fc.record({
    drawn: fc.array(drawnEdit, { minLength: 2, maxLength: 5 }),
    // After a killed build the next begins from nothing, and shows nothing of warm ones.
    killedAfter: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: part }),
  })
  return fc.sample(fc.array(step, { minLength: 1, maxLength: 3 }), { numRuns: count, seed })
}

/** Each kind of edit so many times, in an order and with numbers that are the same for the same seed. */
export const drawEdits = (names: readonly string[], rounds: number, seed: number): Drawn[] => {
  const all = Array.from({ length: rounds }, () => names).flat()
  const [order = []] = fc.sample(
    fc.shuffledSubarray(
      all.map((_, index) => index),
      { minLength: all.length },
    ),
    {
      numRuns: 1,
      seed,
    },
  )
  const numbers = fc.sample(choices, { numRuns: all.length, seed })
  return order.map((index, place) => ({ name: all[index] ?? "", choices: numbers[place] ?? [] }))
}

/** What stays from edit to edit in one folder. */
export type Course = { readonly folder: string; days: number; made: number }

const isSame = (one: string, other: string): boolean =>
  existsSync(other) && (statSync(one).isDirectory() || readFileSync(one).equals(readFileSync(other)))

/** Takes a folder back to a copy of it, and touches no file that is as it was: an editor empties no folder that is watched. */
const takeBack = (folder: string, kept: string): void => {
  const below = (place: string) => readdirSync(place, { recursive: true, encoding: "utf8" })
  for (const name of below(folder))
    if (!existsSync(join(kept, name))) rmSync(join(folder, name), { recursive: true, force: true })
  for (const name of below(kept))
    if (!isSame(join(kept, name), join(folder, name)))
      cpSync(join(kept, name), join(folder, name), { recursive: true, preserveTimestamps: true })
}

/**
 * Makes an edit, and takes it back where it is not possible as things stand: nothing to rename, a link that would lead
 * nowhere.
 * @returns whether it was made
 */
export const makeEdit = (course: Course, { name, choices }: Drawn): boolean => {
  const content = join(course.folder, "content")
  const kept = mkdtempSync(join(tmpdir(), "content-kept-"))
  cpSync(content, kept, { recursive: true, preserveTimestamps: true })
  let chosen = 0
  const editing: Editing = {
    folder: course.folder,
    days: course.days,
    pick: from => {
      const one = from[(choices[chosen++ % choices.length] ?? 0) % from.length]
      if (from.length === 0) throw new Error("nothing to choose from")
      return one as (typeof from)[number]
    },
    next: () => {
      course.made += 1
      return course.made
    },
  }
  const mistakes = (): string[] => {
    try {
      edits[name]?.(editing)
    } catch (error) {
      return [(error as Error).message]
    }
    return checkContent(course.folder).map(formatProblem)
  }
  const [mistake] = mistakes()
  if (mistake === undefined) course.days = editing.days
  else takeBack(content, kept)
  rmSync(kept, { recursive: true })
  return mistake === undefined
}
