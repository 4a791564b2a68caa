import { enquiryServices } from "../../shared/enquiry/enquiry-routes"
import { paths } from "../../shared/paths"
import { addWarning } from "../report/problems"
import type { ContentIndex } from "./content-index"

/** The privacy policy says by which services enquiries go, in its own words or by the token that follows the settings. */
export const checkPrivacyPolicy = ({ pages }: ContentIndex): void => {
  const policy = pages.get(paths.privacy)?.text
  if (!policy) return
  const text = String(policy.vfile.value)
  const hasToken = text.includes("{enquiryHandling}")
  const advice = "{enquiryHandling} says what happens to enquiries with the settings in use"
  for (const [service, isUsed] of Object.entries(enquiryServices(process.env))) {
    const at = text.indexOf(service)
    if (at >= 0 && !isUsed) {
      const line = text.slice(0, at).split("\n").length
      const reason = `names ${service}, through which no enquiry goes with the settings in use; ${advice}`
      addWarning(policy.vfile, reason, { line, column: 1 })
    }
    if (at < 0 && isUsed && !hasToken)
      addWarning(policy.vfile, `does not name ${service}, through which enquiries go; ${advice}`)
  }
}
