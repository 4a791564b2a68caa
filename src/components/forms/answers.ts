import type { Fields } from "../../shared/enquiry/forms"

/** What is wrong with an answer, in words for the visitor, by the field's name. */
export type FieldErrors = Fields

/** Reads a form's answers, trimmed. Files, which no form here asks for, are left out. */
export const readAnswers = (form: FormData): Fields =>
  Object.fromEntries(
    [...form].flatMap(([field, value]) => (typeof value === "string" ? [[field, value.trim()]] : [])),
  )
