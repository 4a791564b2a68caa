import type { Enquiry, EnquiryStatus, NewEnquiry } from "./enquiry"

/** An enquiry leased to one deliverer; nobody else gets it before the lease ends. */
export type Claim = { readonly enquiry: NewEnquiry; readonly attempts: number }

/** Which enquiries a deliverer asks for. */
export type Wanted = {
  readonly leaseMs: number
  /** At most so many; 1 by default. */
  readonly limit?: number
  /** Without it those without a sign of spam; with it those marked as spam that were received before it. */
  readonly spamBefore?: Date
}

/** Which enquiries are listed. */
export type Filter = {
  /** The sender's address; case does not count. */
  readonly email?: string | undefined
  readonly since?: Date | undefined
  readonly status?: EnquiryStatus | undefined
  /** The first characters of the id. */
  readonly idPrefix?: string | undefined
  /** An address anywhere in what was sent, in damaged rows too; case does not count. */
  readonly mentioning?: string | undefined
}

/** A row that cannot be read as an enquiry. */
export type Damaged = {
  readonly id: string
  /** Where the owner finds it, e.g. `row 4f0c…`. */
  readonly place: string
  readonly reason: string
  /** The columns as they are. */
  readonly row: Readonly<Record<string, unknown>>
}

/** Tells a damaged row from an enquiry. */
export const isDamaged = (found: NewEnquiry | Damaged): found is Damaged => "reason" in found

/** The number of enquiries that have these in common. */
type Count = {
  readonly status: string
  readonly form: string
  /** e.g. `2026-11`. */
  readonly month: string
  readonly isSpam: boolean
  readonly count: number
}

/** The state of a store, for monitoring. */
export type StoreState = {
  /** What keeps the store from taking enquiries; absent when nothing does. */
  readonly problem?: "directory" | "database"
  /** Whether an enquiry would be stored now; also true while the database is away and the local store takes them. */
  readonly accepts: boolean
  /** Enquiries to be mailed, without those marked as spam. */
  readonly waiting: number
  /** When the oldest of these was received (ISO 8601); absent when none waits. */
  readonly oldestWaitingAt?: string
  /** Enquiries that cannot be mailed and wait for the owner. */
  readonly dead: number
  /** Enquiries in the local store that are not yet in the database. */
  readonly spooled: number
}

/**
 * Where enquiries are kept. Every store keeps the same promises, also with several processes at once; the test
 * suite in `test/enquiries/store-contract.ts` holds them to it.
 */
export type EnquiryStore = {
  /** Opens the store, makes its tables and imports the files of a former version. @throws UnusableDatabase */
  prepare(): Promise<void>
  /** Stores an enquiry once. Resolves only when it would survive a power cut; rejects when it could not be stored. */
  put(enquiry: NewEnquiry): Promise<{ readonly stored: true; readonly duplicate: boolean }>
  /** Enquiries, the oldest first, a page at a time. @throws StoreMissing when nothing was ever stored */
  list(filter?: Filter): AsyncGenerator<Enquiry | Damaged>
  /** Counts enquiries by status, form, month and signs of spam. @throws StoreMissing */
  count(): Promise<Count[]>
  /**
   * Leases undelivered enquiries that are due, those due longest first. Counts as an attempt only when it fails.
   * A due time or lease more than seven hours ahead was written by a wrong clock and does not count. Damaged rows
   * become dead.
   */
  claimDue(wanted: Wanted): Promise<Claim[]>
  /** Notes that enquiries were mailed; one that the owner deleted meanwhile stays deleted. */
  markDelivered(ids: readonly string[]): Promise<void>
  /** Notes a failed attempt; the enquiries are due again after `pauseMs`. */
  markFailed(ids: readonly string[], failure: Failure): Promise<void>
  /** Notes that these will not be mailed, and why. */
  markDead(ids: readonly string[], error: string): Promise<void>
  /**
   * Makes dead and failed enquiries due at once, unless a deliverer has them.
   * @param ids which; all by default
   * @returns how many
   */
  retry(ids?: readonly string[]): Promise<number>
  /** Deletes enquiries. @returns how many there were */
  remove(ids: readonly string[]): Promise<number>
  /** Deletes what was received before a moment, in small steps, until done or told to stop. @returns how many */
  prune(before: Date, signal?: AbortSignal): Promise<number>
  /** Puts back what a backup holds, with its state, unless it is there. @returns how many were not */
  restore(items: AsyncIterable<Enquiry | Damaged> | Iterable<Enquiry | Damaged>): Promise<number>
  /**
   * Counts a request of an address in a window of time. Rejects when the database is away.
   * @returns the number of requests in the window so far, and when it ends (ms since 1970)
   */
  countRequest(
    address: string,
    windowMs: number,
  ): Promise<{ readonly count: number; readonly waitMs: number }>
  /** Where a database has a local store: moves what waits there into it. @returns how many; rejects while it is away */
  forward(): Promise<number>
  /** Tells the state of the store after writing to it. Never rejects. */
  state(): Promise<StoreState>
  /** Closes connections. */
  close(): Promise<void>
}

/** A failed attempt to mail. */
type Failure = { readonly error: string; readonly pauseMs: number }

/** There is no store yet: it is made when the first enquiry arrives. */
export class StoreMissing extends Error {}

/** The database answers, but can never be used. */
export class UnusableDatabase extends Error {}
