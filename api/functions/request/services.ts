import { siteUrl } from "../../../src/shared/site"
import { oncePerProcess } from "../../enquiries/once-per-process"
import { openStore } from "../../enquiries/open-store"
import type { EnquiryStore } from "../../enquiries/store"
import { settings } from "../../settings/read-settings"
import { configuredRateLimit, type RateLimit } from "./rate-limit"

/** What the endpoints need from the world; tests hand in their own. */
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
  /** Longest wait for a request's body, and for the store. */
  readonly bodyTimeoutMs: number
  readonly storeTimeoutMs: number
}

/** The services the settings ask for; the store and the rate limit last as long as the process. */
export const configuredServices = (): Services => {
  const { SITE_URL, TRUST_PROXY, ENQUIRY_MIN_SECONDS } = settings()
  return {
    put: async enquiry => openStore().put(enquiry),
    rateLimit: oncePerProcess("rate limit", () => configuredRateLimit(settings())),
    siteUrl: SITE_URL ?? siteUrl,
    trustProxy: TRUST_PROXY,
    minimumMs: ENQUIRY_MIN_SECONDS * 1000,
    bodyTimeoutMs: 10_000,
    storeTimeoutMs: 10_000,
  }
}
