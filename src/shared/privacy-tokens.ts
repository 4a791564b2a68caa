import { enquiryHandling } from "./enquiry/enquiry-routes"
import { visitCounting } from "./visit-counter"

/** Sentences of the privacy policy that follow the settings of the build. */
export const privacyTokens = (env: Record<string, string | undefined>): Record<string, string> => ({
  enquiryHandling: enquiryHandling(env),
  visitCounting: visitCounting(env.GATSBY_ANALYTICS_SCRIPT),
})
