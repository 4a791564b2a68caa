import type { Fields, FormName } from "./form-rules"

type Facts = {
  /** Who gets the mail. */
  readonly email: string
  /** What the site calls the audit that it offers. */
  readonly freeAudit: string
}

/**
 * Who writes to whom, the subject and the answers, by the names that EmailJS's templates know; a mailbox gets the same.
 * @param facts of the site: in a page those it was built with, in the server those of its release
 */
export const mailParams = (
  form: FormName,
  { name = "", email = "", ...others }: Fields,
  { email: toEmail, freeAudit }: Facts,
): Fields => ({
  from_name: name,
  from_email: email,
  ...others,
  to_email: toEmail,
  ...(form === "audit" && { subject: `FREE ${freeAudit} Request` }),
})
