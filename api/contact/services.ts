import { siteUrl } from "../../src/shared/site"
import type { Settings } from "../settings/variables"
import { isPostgres } from "../store/open-store"
import { rateLimit } from "../store/rate-limit"
import type { EnquiryStore } from "../store/store"
import type { Services } from "./contact-request"

/** The services the settings ask for: requests are counted in PostgreSQL where enquiries are kept there. */
export const servicesOf = (settings: Settings, store: EnquiryStore): Services => {
  const limit = { points: settings.ENQUIRY_RATE_LIMIT, windowSeconds: settings.ENQUIRY_RATE_WINDOW }
  return {
    put: store.put,
    rateLimit: rateLimit(limit, isPostgres(settings.ENQUIRIES_URL) ? store.countRequest : undefined),
    siteUrl: settings.SITE_URL ?? siteUrl,
    trustProxy: settings.TRUST_PROXY,
    minimumMs: settings.ENQUIRY_MIN_SECONDS * 1000,
    storeTimeoutMs: 10_000,
  }
}
