import {
  checkAnswers,
  type Fields,
  type FormName,
  fillBlanks,
  formNames,
  rules,
} from "../../src/shared/enquiry/forms"
import { messages } from "../../src/shared/enquiry/messages"
import { cleanLine, cleanText } from "./clean-text"
import type { RawFields } from "./contact-request"
import { accepted, type FieldError, type Result, refused, wrongFields } from "./refusal"

/**
 * Checks what was sent by the rules of its form; fields the form does not know are ignored.
 * @param form whose rules count
 * @param raw the fields as sent
 * @returns the answers, cleaned, blanks filled in, or a 400 that names every wrong field in the order of the form
 */
export const checkForm = (form: FormName, raw: RawFields): Result<Fields> => {
  const answers: Record<string, string> = {}
  const notText: Record<string, string> = {}
  for (const [field, { label, hasLines }] of Object.entries(rules[form])) {
    const answer = hasLines ? cleanText(raw[field]) : cleanLine(raw[field])
    if (typeof answer === "string") answers[field] = answer
    else notText[field] = messages.notText(label)
  }
  const wrong = { ...checkAnswers(form, answers), ...notText }
  const errors: FieldError[] = Object.keys(rules[form]).flatMap(field => {
    const message = wrong[field]
    return message ? [{ field, message }] : []
  })
  return errors.length > 0 ? refused(wrongFields(errors)) : accepted(fillBlanks(form, answers))
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
