import type { Enquiry } from "../enquiries/enquiry"
import type { EnquiryStore, Listing } from "../enquiries/store"

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

/** Names damaged records on stderr. @returns the exit status: 1 when there are any */
export const tellDamaged = ({ damaged }: Listing): number => {
  for (const { place, reason } of damaged) console.error(`This record cannot be read: ${place}: ${reason}`)
  return damaged.length > 0 ? 1 : 0
}

/** Prints lines for a person or a program. */
export const print = (text: string): void => {
  process.stdout.write(text)
}

/** The enquiry whose id begins with these digits. @throws WrongUse when there is none, or more than one */
export const findById = (enquiries: readonly Enquiry[], start: string | undefined): Enquiry => {
  if (!start) throw new WrongUse("Which one? Give its ID; `list` shows it.")
  const [found, another] = enquiries.filter(({ id }) => id.startsWith(start))
  if (!found) throw new WrongUse(`There is no enquiry with the ID ${start}.`)
  if (another) throw new WrongUse(`More than one ID begins with ${start}.`)
  return found
}
