import { mailParams } from "../../src/shared/enquiry/mail-params"
import type { NewEnquiry } from "../enquiries/enquiry"
import { cleanLine } from "../functions/form/clean-text"

/**
 * The parameters of the mail about an enquiry: those the browser sends (docs/behaviour.md, "Enquiries: delivery by
 * e-mail"), and for the owner where to answer, the enquiry's id and the signs of spam. All but the message are cut to
 * one line once more: a template may put them into a header, and the store may have been written by an older version.
 * @param toEmail the owner's address
 */
export const ownerMail = (enquiry: NewEnquiry, toEmail: string): Record<string, string> => {
  const { message = "", ...fields } = enquiry.fields
  const lines = {
    ...mailParams(enquiry.form, fields, toEmail),
    reply_to: enquiry.fields.email ?? "",
    enquiry_id: enquiry.id,
    received_at: enquiry.receivedAt,
    spam: enquiry.spam.join(", "),
  }
  const cleaned = Object.entries(lines).map(([key, value]) => [key, String(cleanLine(value))])
  return { ...Object.fromEntries(cleaned), message }
}
