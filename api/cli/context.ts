import { once } from "node:events"
import type { Enquiry } from "../store/enquiry"
import { type Damaged, type EnquiryStore, isDamaged } from "../store/store"

/** What a command works on. */
export type Context = {
  readonly store: EnquiryStore
  /** Where the store is, as a person may see it. */
  readonly place: string
}

/** A command's options and operands, after its name. @returns the exit status */
export type Command = (context: Context, args: string[]) => Promise<number>

/** The command was not understood; the message says why. */
export class WrongUse extends Error {}

/** Prints lines for a person or a program. */
export const print = async (text: string): Promise<void> => {
  if (text !== "" && !process.stdout.write(text)) await once(process.stdout, "drain")
}

/** Names a damaged record on stderr. */
export const reportDamaged = ({ place, reason }: Damaged): void =>
  console.error(`This record cannot be read: ${place}: ${reason}`)

/**
 * Prints enquiries, a few hundred at a time, and names damaged records on stderr.
 * @param toText makes the text of some of them; `isFirst` for the first ones, which may be none
 * @returns the exit status: 1 when a record is damaged
 */
export const printAll = async (
  items: AsyncIterable<Enquiry | Damaged>,
  toText: (enquiries: readonly Enquiry[], isFirst: boolean) => string,
): Promise<number> => {
  let [status, isFirst] = [0, true]
  let some: Enquiry[] = []
  const flush = async () => {
    await print(toText(some, isFirst))
    isFirst = false
    some = []
  }
  for await (const item of items) {
    if (isDamaged(item)) {
      reportDamaged(item)
      status = 1
    } else if (some.push(item) === 500) await flush()
  }
  if (some.length > 0 || isFirst) await flush()
  return status
}

/** Reads the day of `--since`. @throws WrongUse when it is none */
export const dayOf = (text: string | undefined): Date | undefined => {
  if (text === undefined) return undefined
  const day = new Date(text)
  if (Number.isNaN(day.getTime())) throw new WrongUse(`--since ${text} is no day such as 2026-01-31.`)
  return day
}

/** The record whose ID begins with these digits. @throws WrongUse when there is none, or more than one */
export const findById = async (
  store: EnquiryStore,
  start: string | undefined,
): Promise<Enquiry | Damaged> => {
  if (!start) throw new WrongUse("Which one? Give its ID; `list` shows it.")
  const found: (Enquiry | Damaged)[] = []
  for await (const item of store.list({ idPrefix: start })) found.push(item)
  const [first, another] = found
  if (!first) throw new WrongUse(`There is no enquiry with the ID ${start}.`)
  if (another && first.id !== start) throw new WrongUse(`More than one ID begins with ${start}.`)
  return first
}
