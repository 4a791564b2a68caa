import { checkAnswer, type Fields, type FormName, rules } from "../../shared/enquiry/forms"

/** What is wrong with an answer, in words for the visitor, by the field's name. */
export type FieldErrors = Fields

/** Reads a form's answers, trimmed. Files, which no form here asks for, are left out. */
export const readAnswers = (form: FormData): Fields =>
  Object.fromEntries(
    [...form].flatMap(([field, value]) => (typeof value === "string" ? [[field, value.trim()]] : [])),
  )

/** Checks all answers of a form; without errors the result is empty. */
export const checkAnswers = (form: FormName, answers: Fields): FieldErrors =>
  Object.fromEntries(
    Object.keys(rules[form]).flatMap(field => {
      const error = checkAnswer(form, field, answers[field] ?? "")
      return error ? [[field, error]] : []
    }),
  )
