import type { Enquiry, NewEnquiry } from "./enquiry"

/** An enquiry lent to one deliverer; nobody else gets it before the lease ends. */
export type Claim = { readonly enquiry: NewEnquiry; readonly attempts: number }

/** Which enquiries a deliverer asks for. */
export type Wanted = {
  readonly leaseMs: number
  /** At most so many; 1 by default. */
  readonly limit?: number
  /** Without it those without a sign of spam; with it those marked as spam that were received before it. */
  readonly spamBefore?: Date
}

/** A record that cannot be read as an enquiry. */
export type Damaged = {
  /** Under which the store knows it. */
  readonly id: string
  /** Where the owner finds it: a file's path, or the id of a row. */
  readonly place: string
  readonly reason: string
  /** What it says, as it is. */
  readonly text: string
}

/** Tells a damaged record from an enquiry. */
export const isDamaged = (found: NewEnquiry | Damaged): found is Damaged => "reason" in found

/** What a store holds; one damaged record never hides the others. */
export type Listing = { readonly enquiries: readonly Enquiry[]; readonly damaged: readonly Damaged[] }

/** How a store is, for whoever watches the server. */
export type StoreState = {
  /** In one word, what keeps the store from taking enquiries: `directory` or `database`; absent when nothing does. */
  readonly problem?: "directory" | "database"
  /** Whether an enquiry would be kept now; also true while the database is away and the local spool takes them. */
  readonly accepts: boolean
  /** Enquiries to be mailed, without those marked as spam. */
  readonly waiting: number
  /** When the oldest of these came in (ISO 8601); absent when none waits. */
  readonly oldestWaitingAt?: string
  /** Enquiries and damaged records that cannot be mailed and wait for the owner. */
  readonly dead: number
  /** Enquiries in the local spool that are not yet in the database. */
  readonly spooled: number
}

/**
 * Where enquiries are kept. Every store keeps the same promises, also with several processes at once; the test
 * suite in `test/enquiries/store-contract.ts` holds them to it.
 */
export type EnquiryStore = {
  /** Stores an enquiry once. Resolves only when it would survive a power cut; rejects when it could not be stored. */
  put(enquiry: NewEnquiry): Promise<{ readonly stored: true; readonly duplicate: boolean }>
  /** All enquiries, the oldest first. @throws StoreMissing when nothing was ever stored */
  list(): Promise<Listing>
  /**
   * Lends out undelivered enquiries that are due, those that waited longest for their turn first. Counts as an attempt
   * only when it fails. A due time more than seven hours ahead, which no pause reaches, was written by a wrong clock and
   * counts as due. Damaged records are made dead.
   */
  claimDue(wanted: Wanted): Promise<Claim[]>
  /** Notes that enquiries were mailed; one that the owner deleted meanwhile stays deleted. */
  markDelivered(ids: readonly string[]): Promise<void>
  /** Notes a failed attempt; the enquiries are due again after `pauseMs`. */
  markFailed(
    ids: readonly string[],
    failure: { readonly error: string; readonly pauseMs: number },
  ): Promise<void>
  /** Notes that these will never be mailed, and why. */
  markDead(ids: readonly string[], error: string): Promise<void>
  /**
   * Makes dead and failed enquiries due at once, but for those due within a minute: they may be under way.
   * @param ids which; all by default
   * @returns how many
   */
  retry(ids?: readonly string[]): Promise<number>
  /** Deletes enquiries with all that is kept about them. @returns how many there were */
  remove(ids: readonly string[]): Promise<number>
  /** Puts back enquiries of a backup with their states, unless they are there. @returns how many were not */
  restore(enquiries: readonly Enquiry[]): Promise<number>
  /** Removes what crashed processes left behind. */
  sweep(): Promise<void>
  /**
   * Where a database has a local spool before it: moves what waits there into the database.
   * @returns how many; rejects while the database is away
   */
  moveSpooled?(): Promise<number>
  /** Tells how the store is. Never rejects. */
  state(): Promise<StoreState>
  /** Lets go of connections. */
  close(): Promise<void>
}

/** There is no store yet: it is made when the first enquiry arrives. */
export class StoreMissing extends Error {}

/** No pause before another attempt reaches this; a due time further ahead was written by a wrong clock. */
export const longestDueMs = 7 * 3600 * 1000

/** Enquiries due within this time may be lent to a deliverer: `retry` leaves them alone. */
export const maybeLentMs = 60_000
