import { join } from "node:path"
import { remove } from "./durable-files"
import { namesIn, placeOnce, readText, type Spool } from "./spool"
import { takeTurns } from "./turns"

/** How the delivery of an enquiry stands: failed attempts so far, and when (ms since 1970) it may be tried again. */
export type Attempts = { readonly count: number; readonly dueAt: number; readonly error?: string }

/** A numbered record of the attempts; the highest number counts. */
export type Generation = { readonly number: number; readonly attempts: Attempts }

const none: Attempts = { count: 0, dueAt: 0 }

// Anything else in the folder (an editor's copy, "x.1~") is nobody's record.
const recordName = /^(.+)\.(\d{1,9})$/

const numbersById = (names: readonly string[]): Map<string, number[]> => {
  const numbers = new Map<string, number[]>()
  for (const name of names) {
    const [, id, digits] = recordName.exec(name) ?? []
    if (id === undefined) continue
    const known = numbers.get(id)
    if (known) known.push(Number(digits))
    else numbers.set(id, [Number(digits)])
  }
  return numbers
}

const parse = (text: string): Attempts => {
  try {
    const { count, dueAt, error } = JSON.parse(text)
    const isWhole = Number.isInteger(count) && Number.isFinite(dueAt)
    return isWhole ? { count, dueAt, ...(typeof error === "string" && { error }) } : none
  } catch {
    return none
  }
}

/**
 * The records of attempts in a spool. A record is never changed, only followed by one of the next number, so each is
 * read once and then remembered: a look over ten thousand enquiries lists two folders.
 */
export const openAttempts = (spool: Spool) => {
  const known = new Map<string, Generation>()
  const pathOf = (id: string, number: number) => join(spool.attempts, `${id}.${number}`)

  /** The current record of each enquiry; number 0 when nobody has touched it. */
  const current = async (ids: readonly string[]): Promise<Map<string, Generation>> => {
    const numbers = numbersById(await namesIn(spool.attempts))
    for (const id of known.keys()) if (!numbers.has(id)) known.delete(id)
    const found = new Map<string, Generation>()
    const overtaken: string[] = []
    const turn = takeTurns()
    for (const id of ids) {
      const number = Math.max(0, ...(numbers.get(id) ?? []))
      const remembered = known.get(id)
      if (remembered?.number === number) found.set(id, remembered)
      else if (number === 0) found.set(id, { number, attempts: none })
      else {
        const text = readText(pathOf(id, number))
        if (text === undefined) overtaken.push(id)
        else {
          const generation = { number, attempts: parse(text) }
          known.set(id, generation)
          found.set(id, generation)
        }
      }
      await turn()
    }
    // Their records were replaced, or removed, between the listing and the reading.
    return overtaken.length === 0 ? found : new Map([...found, ...(await current(overtaken))])
  }

  /**
   * Replaces current records, where nobody else does so first: the file of the next number can be made only once.
   * A process that slept so long that the next number was used and swept meanwhile sees a higher one, and gives way.
   * @returns the ids whose record is now ours
   */
  const advance = async (steps: ReadonlyMap<string, Generation>): Promise<string[]> => {
    const placed: string[] = []
    for (const [id, { number, attempts }] of steps)
      if (await placeOnce(spool, pathOf(id, number), JSON.stringify(attempts))) placed.push(id)
    const numbers = numbersById(await namesIn(spool.attempts))
    const won: string[] = []
    for (const id of placed) {
      const number = steps.get(id)?.number ?? 0
      const others = numbers.get(id) ?? []
      const isOvertaken = others.some(other => other > number)
      const old = isOvertaken ? [number] : others.filter(other => other < number)
      for (const other of old) await remove(pathOf(id, other))
      if (!isOvertaken) won.push(id)
    }
    return won
  }

  /** As `advance`, from the current records, by what `change` makes of each; `undefined` leaves one alone. */
  const change = async (
    ids: readonly string[],
    by: (attempts: Attempts, id: string) => Attempts | undefined,
  ) => {
    const steps = new Map<string, Generation>()
    for (const [id, { number, attempts }] of await current(ids)) {
      const next = by(attempts, id)
      if (next) steps.set(id, { number: number + 1, attempts: next })
    }
    return advance(steps)
  }

  /** Removes all records of these enquiries. */
  const clear = async (ids: readonly string[]): Promise<void> => {
    const numbers = numbersById(await namesIn(spool.attempts))
    for (const id of ids) for (const number of numbers.get(id) ?? []) await remove(pathOf(id, number))
  }

  /** The enquiries that have records. */
  const ids = async (): Promise<string[]> => [...numbersById(await namesIn(spool.attempts)).keys()]

  return { current, change, clear, ids }
}
