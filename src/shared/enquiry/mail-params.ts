import type { Fields, FormName } from "./forms"

/**
 * What the template of a mail is given, by the browser and by the server.
 * @param fields the answers, blanks filled in
 * @param toEmail the owner's address
 */
export const mailParams = (
  form: FormName,
  { name = "", email = "", ...others }: Fields,
  toEmail: string,
): Fields => ({
  from_name: name,
  from_email: email,
  ...others,
  to_email: toEmail,
  ...(form === "audit" && { subject: "FREE SEO Audit Request" }),
})
