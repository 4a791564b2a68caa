import { join } from "node:path"
import { remove } from "./durable-files"
import { namesIn, placeOnce, readJson, type Spool } from "./spool"

/** How the delivery of an enquiry stands: failed attempts so far, and when (ms since 1970) it may be tried again. */
export type Attempts = { readonly count: number; readonly dueAt: number; readonly error?: string }

/** A numbered record of the attempts; the highest number counts. */
export type Generation = { readonly number: number; readonly attempts: Attempts }

const none: Generation = { number: 0, attempts: { count: 0, dueAt: 0 } }

const generations = (names: readonly string[], id: string): number[] =>
  names.filter(name => name.startsWith(`${id}.`)).map(name => Number(name.slice(id.length + 1)))

/** The current record of an enquiry; number 0 when nobody has touched it. `names` saves a listing when it is at hand. */
export const currentAttempts = async (
  spool: Spool,
  id: string,
  names?: readonly string[],
): Promise<Generation> => {
  const number = Math.max(0, ...generations(names ?? (await namesIn(spool.attempts)), id))
  if (number === 0) return none
  const attempts = await readJson<Attempts>(join(spool.attempts, `${id}.${number}`))
  if (attempts) return { number, attempts }
  const again = generations(await namesIn(spool.attempts), id)
  return again.includes(number) || again.length === 0 ? { ...none, number } : currentAttempts(spool, id)
}

/**
 * Replaces the current record, if nobody else does so first: the file of the next number can be made only once.
 * A process that slept so long that the next number was used and swept meanwhile sees a higher one, and gives way.
 * @returns whether the record is now ours
 */
export const advanceAttempts = async (
  spool: Spool,
  id: string,
  from: Generation,
  attempts: Attempts,
): Promise<boolean> => {
  const number = from.number + 1
  const path = join(spool.attempts, `${id}.${number}`)
  if (!(await placeOnce(spool, path, JSON.stringify(attempts)))) return false
  const numbers = generations(await namesIn(spool.attempts), id)
  const overtaken = numbers.some(other => other > number)
  if (overtaken) await remove(path)
  else
    for (const old of numbers.filter(other => other < number))
      await remove(join(spool.attempts, `${id}.${old}`))
  return !overtaken
}

/** Removes the records of an enquiry that was delivered. */
export const clearAttempts = async (spool: Spool, id: string): Promise<void> => {
  for (const number of generations(await namesIn(spool.attempts), id))
    await remove(join(spool.attempts, `${id}.${number}`))
}
