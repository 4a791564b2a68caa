import { formerHoneypot, hiddenFields } from "../../src/shared/enquiry/choices"
import type { FormName } from "../../src/shared/enquiry/forms"
import type { NewEnquiry } from "../store/enquiry"
import { cleanLine } from "./clean-text"
import type { RawFields } from "./contact-request"

/**
 * Signs of spam; an enquiry that shows some is stored and marked, never dropped (docs/behaviour.md, "Enquiries: spam
 * and abuse").
 */
export type SpamSign = "honeypot" | "too-fast" | "odd-time"

/**
 * Looks for signs of spam in the hidden fields: a field people cannot see was filled in, or the form was sent
 * sooner than a person could. Forms that cannot tell the time (no JavaScript, AMP) leave it blank.
 * @param raw fields as sent
 * @param minimumMs shortest time a person needs
 */
export const spamSigns = (raw: RawFields, minimumMs: number): SpamSign[] => {
  const signs: SpamSign[] = []
  if ([hiddenFields.honeypot, formerHoneypot].some(trap => cleanLine(raw[trap]) !== ""))
    signs.push("honeypot")
  const elapsed = cleanLine(raw[hiddenFields.elapsed])
  if (elapsed === "") return signs
  const time = typeof elapsed === "string" ? Number(elapsed) : Number.NaN
  if (!(time >= 0)) signs.push("odd-time")
  else if (time < minimumMs) signs.push("too-fast")
  return signs
}

/**
 * What a form tells of the sender's consent: the version of the privacy policy that its page showed, and for the audit
 * form whether the box was ticked. A page that tells no version tells nothing: it was opened before there was one.
 */
export const consentOf = (form: FormName, raw: RawFields): Pick<NewEnquiry, "consent" | "policy"> => {
  const policy = cleanLine(raw[hiddenFields.policy])
  if (typeof policy !== "string" || !/^[0-9a-f]{12}$/.test(policy)) return {}
  return form === "audit" ? { policy, consent: cleanLine(raw[hiddenFields.consent]) === "on" } : { policy }
}
