import { noMessage, notSpecified } from "../../shared/enquiry/choices"
import type { Answers } from "./answers"

/** The parameters of a mail's template, as EmailJS takes them. */
export type TemplateParams = Readonly<Record<string, string>>

const sender = (answers: Answers) => ({
  from_name: answers.name ?? "",
  from_email: answers.email ?? "",
  company: answers.company || notSpecified,
})

/** What the audit form sends (docs/behaviour.md, "Forms: what is sent"). */
export const auditParams = (answers: Answers, toEmail: string): TemplateParams => ({
  ...sender(answers),
  message: answers.message || noMessage,
  to_email: toEmail,
  subject: "FREE SEO Audit Request",
})

/** What the contact form sends (docs/behaviour.md, "Forms: what is sent"). */
export const contactParams = (answers: Answers, toEmail: string): TemplateParams => ({
  ...sender(answers),
  service: answers.service || notSpecified,
  budget: answers.budget || notSpecified,
  message: answers.message || noMessage,
  to_email: toEmail,
})
