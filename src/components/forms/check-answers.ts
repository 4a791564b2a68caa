import { lengthLimits } from "../../shared/enquiry/choices"
import type { Answers } from "./answers"
import type { FieldErrors } from "./form-state"

/** HTML standard, "valid e-mail address": the rule of `type="email"`, so that both ways of checking agree. */
export const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

const labels = {
  name: "Name",
  email: "E-mail address",
  company: "Company",
  message: "Message",
} as const

const isBounded = (field: string): field is keyof typeof labels => Object.hasOwn(labels, field)

const tooLong = (field: string, value: string): string | undefined => {
  if (!isBounded(field) || value.length <= lengthLimits[field]) return undefined
  return `${labels[field]} can have at most ${lengthLimits[field].toLocaleString("en")} characters.`
}

/**
 * Checks one answer by the rules of the audit and the contact form (docs/behaviour.md, "Forms: validation"), in the
 * words the server uses.
 * @param value the trimmed answer
 * @returns what is wrong, or undefined
 */
export const checkAnswer = (field: string, value: string): string | undefined => {
  if (field === "name" && !value) return "Please enter your name."
  if (field === "email" && !value) return "Please enter your e-mail address."
  if (field === "email" && value.length <= lengthLimits.email && !emailPattern.test(value))
    return "Please enter an e-mail address such as name@example.com."
  return tooLong(field, value)
}

/** Checks all answers of a form; without errors the result is empty. */
export const checkAnswers = (answers: Answers): FieldErrors =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([field, value]) => {
      const error = checkAnswer(field, value)
      return error ? [[field, error]] : []
    }),
  )
