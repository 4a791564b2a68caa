import { z } from "zod"
import { emailjsDefaults } from "../../src/shared/enquiry/emailjs-defaults"
import type { FormName } from "../functions/form/forms"
import { asFields, type RawFields } from "../functions/request/parse-body"
import { setting } from "../settings"

/** What EmailJS's client sends (`@emailjs/browser` 4.4.1, `send`). */
const payload = z.object({
  lib_version: z.string().max(40).optional(),
  user_id: z.string().min(1).max(200),
  service_id: z.string().min(1).max(200),
  template_id: z.string().min(1).max(200),
})

/** The form a template belongs to, and the parameters sent for it. */
export type TemplateMail = { readonly form: FormName; readonly params: RawFields }

/**
 * The templates and their forms. A name set only when the site was built is known too: Gatsby's compiler
 * writes the plain `process.env.GATSBY_…` into the function, and these names are public.
 */
const templates = (): ReadonlyMap<string, FormName> =>
  new Map<string, FormName>([
    [emailjsDefaults.auditTemplateId, "audit"],
    [emailjsDefaults.contactTemplateId, "contact"],
    [process.env.GATSBY_EMAILJS_AUDIT_TEMPLATE_ID || emailjsDefaults.auditTemplateId, "audit"],
    [process.env.GATSBY_EMAILJS_CONTACT_TEMPLATE_ID || emailjsDefaults.contactTemplateId, "contact"],
    [setting("GATSBY_EMAILJS_AUDIT_TEMPLATE_ID") ?? emailjsDefaults.auditTemplateId, "audit"],
    [setting("GATSBY_EMAILJS_CONTACT_TEMPLATE_ID") ?? emailjsDefaults.contactTemplateId, "contact"],
  ])

/**
 * Reads the payload of EmailJS's client.
 * @param raw the parsed JSON
 * @returns the form and its parameters, or what is wrong, in words
 */
export const readPayload = (raw: RawFields): TemplateMail | string => {
  const checked = payload.safeParse({ ...raw })
  if (!checked.success) {
    const names = [...new Set(checked.error.issues.map(issue => String(issue.path[0])))]
    return `These parameters are missing or invalid: ${names.join(", ")}`
  }
  const params = asFields(raw.template_params ?? {})
  if (!params) return "These parameters are missing or invalid: template_params"
  const form = templates().get(checked.data.template_id)
  return form ? { form, params } : "The template ID is not known here"
}

/**
 * The form's fields among template parameters: EmailJS's templates say `from_name` and `from_email` for the form's
 * `name` and `email` (docs/behaviour.md, "Forms: what is sent"). `to_email` and `subject` are for the template and
 * not kept.
 */
export const formFields = (params: RawFields): RawFields =>
  Object.assign(Object.create(null), params, { name: params.from_name, email: params.from_email })

/** The template's name for a field of the form. */
export const templateName = (field: string): string =>
  field === "name" || field === "email" ? `from_${field}` : field
