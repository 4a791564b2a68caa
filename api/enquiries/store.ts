import type { Enquiry, NewEnquiry } from "./enquiry"

/** An enquiry lent to one deliverer; nobody else gets it before the lease ends. */
export type Claim = { readonly enquiry: NewEnquiry; readonly attempts: number }

/**
 * Where enquiries are kept. Every store keeps the same promises, also with several processes at once; the test
 * suite in `test/enquiries/store-contract.ts` holds them to it.
 */
export type EnquiryStore = {
  /** Stores an enquiry once. Resolves only when it would survive a power cut; rejects when it could not be stored. */
  put(enquiry: NewEnquiry): Promise<{ readonly stored: true; readonly duplicate: boolean }>
  /** All enquiries, the oldest first. @throws StoreMissing when nothing was ever stored */
  list(): Promise<Enquiry[]>
  /** Lends out an undelivered enquiry that is due, for `leaseMs`; undefined when there is none. Counts as an attempt only when it fails. */
  claimDue(leaseMs: number): Promise<Claim | undefined>
  /** Notes that an enquiry was mailed. */
  markDelivered(id: string): Promise<void>
  /** Notes a failed attempt; the enquiry is due again after `pauseMs`. */
  markFailed(id: string, failure: { readonly error: string; readonly pauseMs: number }): Promise<void>
  /** Lets go of connections. */
  close(): Promise<void>
}

/** There is no store yet: it is made when the first enquiry arrives. */
export class StoreMissing extends Error {}
