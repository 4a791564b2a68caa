import type { NewEnquiry } from "../enquiries/enquiry"
import { cleanLine } from "../functions/form/clean-text"

/** Subject of the audit request (docs/behaviour.md, "Forms: what is sent"). */
const auditSubject = "FREE SEO Audit Request"

/**
 * The parameters of the mail about an enquiry: those the browser sends (docs/behaviour.md, "Enquiries: delivery by
 * e-mail"), and for the owner the phone, the enquiry's id and the signs of spam. All but the message are cut to one
 * line once more: a template may put them into a header, and the store may have been written by an older version.
 * @param toEmail the owner's address, left out when unknown
 */
export const templateParams = (enquiry: NewEnquiry, toEmail?: string): Record<string, string> => {
  const { name = "", email = "", message = "", ...others } = enquiry.fields
  const lines = {
    ...others,
    from_name: name,
    from_email: email,
    reply_to: email,
    ...(toEmail && { to_email: toEmail }),
    ...(enquiry.form === "audit" && { subject: auditSubject }),
    enquiry_id: enquiry.id,
    received_at: enquiry.receivedAt,
    spam: enquiry.spam.join(", "),
  }
  const cleaned = Object.entries(lines).map(([key, value]) => [key, String(cleanLine(value))])
  return { ...Object.fromEntries(cleaned), message }
}
