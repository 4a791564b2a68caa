import type { IncomingHttpHeaders } from "node:http"
import type { RateLimit } from "../store/rate-limit"
import type { EnquiryStore } from "../store/store"
import type { Result } from "./refusal"

/** Fields as they were sent: nothing about their values is known yet. The object has no prototype. */
export type RawFields = Record<string, unknown>

/** A request to `/api/contact`, from whatever server. */
export type ContactRequest = {
  readonly method: string
  /** Path and query. */
  readonly url: string
  readonly headers: IncomingHttpHeaders
  /** The client's address, as far as proxies are trusted. */
  readonly address: string
  /** Reads the body; called only once everything before it is fine. */
  readFields(): Promise<Result<RawFields>>
}

/** An answer to be sent. */
export type Answer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** What the endpoint needs from the world; tests hand in their own. */
export type Services = {
  /** Stores an enquiry; may reject. */
  readonly put: EnquiryStore["put"]
  readonly rateLimit: RateLimit
  /** The site's address, for `Origin`. */
  readonly siteUrl: string
  /** Number of proxies whose headers are believed. */
  readonly trustProxy: number
  /** Shortest time a person needs for a form. */
  readonly minimumMs: number
  /** Longest wait for the store. */
  readonly storeTimeoutMs: number
}

/** One header as text; repeated headers are joined as RFC 9110, section 5.3 says. */
export const header = ({ headers }: Pick<ContactRequest, "headers">, name: string): string => {
  const value = headers[name]
  return Array.isArray(value) ? value.join(", ") : (value ?? "")
}
