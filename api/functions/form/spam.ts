import { formerHoneypot, hiddenFields } from "../../../src/shared/enquiry/choices"
import type { RawFields } from "../request/raw-fields"
import { cleanLine } from "./clean-text"

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
