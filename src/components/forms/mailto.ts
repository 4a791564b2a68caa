import { type Fields, type FormName, rules } from "../../shared/enquiry/forms"
import { site } from "../../shared/site"

/** The address of an e-mail to the owner with a form's answers in it, a line each (RFC 6068, section 5). */
export const mailtoWith = (form: FormName, answers: Fields): string => {
  const lines = Object.entries(rules[form]).flatMap(([field, { label }]) =>
    answers[field] ? [`${label}: ${answers[field].replace(/\r?\n/g, "\r\n")}`] : [],
  )
  const subject = form === "audit" ? "Free SEO audit" : "Enquiry"
  return `mailto:${site.contact.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join("\r\n"))}`
}
