import { z } from "zod"
import {
  ampBudgets,
  ampServices,
  contactBudgets,
  contactServices,
  lengthLimits,
  noMessage,
  notSpecified,
} from "../../../src/shared/enquiry/choices"
import type { RawFields } from "../request/parse-body"
import { accepted, type FieldError, type Result, refused, wrongFields } from "../request/refusal"
import { choice, emailAddress, optionalLine, optionalText, requiredLine, requiredText } from "./field-rules"

/** The forms that make enquiries. */
const formNames = ["audit", "contact", "amp"] as const
export type FormName = (typeof formNames)[number]

/** Checked answers, blanks filled in. */
export type Fields = Readonly<Record<string, string>>

const name = requiredLine({ label: "Name", max: lengthLimits.name }, "Please enter your name.")
const email = emailAddress({ label: "E-mail address", max: lengthLimits.email })
const company = { label: "Company", max: lengthLimits.company }
const message = { label: "Message", max: lengthLimits.message }

/** The rules of docs/behaviour.md, "Forms: validation". */
const rules = {
  audit: z.object({
    name,
    email,
    company: optionalLine(company, notSpecified),
    message: optionalText(message, noMessage),
  }),
  contact: z.object({
    name,
    email,
    company: optionalLine(company, notSpecified),
    service: choice("Service", contactServices, notSpecified),
    budget: choice("Budget", contactBudgets, notSpecified),
    message: optionalText(message, noMessage),
  }),
  amp: z.object({
    name,
    email,
    company: optionalLine(company),
    phone: optionalLine({ label: "Phone", max: lengthLimits.phone }),
    service: choice("Service", ampServices),
    budget: choice("Budget", ampBudgets),
    message: requiredText(message, "Please enter your message."),
  }),
} satisfies Record<FormName, z.ZodType<Fields>>

/**
 * Checks what was sent by the rules of its form; fields the form does not know are ignored.
 * @param form whose rules count
 * @param raw the fields as sent
 * @param nameOf how the caller's sender calls a field, for the errors (EmailJS says `from_name` for `name`)
 * @returns the answers, or a 400 that names every wrong field, each once
 */
export const checkForm = (
  form: FormName,
  raw: RawFields,
  nameOf = (field: string) => field,
): Result<Fields> => {
  const known = Object.keys(rules[form].shape).map(field => [field, raw[field]])
  const checked = rules[form].safeParse(Object.fromEntries(known))
  if (checked.success) return accepted(checked.data)
  const errors = new Map<string, FieldError>()
  for (const { path, message } of checked.error.issues) {
    const field = nameOf(String(path[0]))
    if (!errors.has(field)) errors.set(field, { field, message })
  }
  return refused(wrongFields([...errors.values()]))
}

/**
 * Which form a request to `/api/contact` comes from: the hidden field says; without one it is the AMP form.
 * @returns the form, or a 400 when the field names none that exists
 */
export const formOf = (value: unknown): Result<FormName> => {
  if (value === undefined || value === null || value === "") return accepted("amp")
  const form = formNames.find(known => known === value)
  return form ? accepted(form) : refused(wrongFields([{ field: "form", message: "There is no such form." }]))
}
