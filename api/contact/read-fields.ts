import {
  checkAnswers,
  type Fields,
  type FormName,
  fillBlanks,
  formNames,
  hiddenFields,
  messages,
  rules,
} from "../../src/shared/enquiry/form-rules"
import { cleanLine, cleanText, type NewEnquiry } from "../store/enquiry"
import { Refusal } from "./replies"

export type RawFields = Readonly<Record<string, unknown>>

/** A form's fields without files. Of repeated names the first counts; Gatsby puts their values into a list. */
export const formFields = (form: Iterable<[string, unknown]>): RawFields => {
  const fields = [...form].map(([name, value]) => [name, [value].flat()[0]] as const)
  return Object.fromEntries(fields.filter(([, value]) => typeof value === "string").reverse())
}

export const formOf = (value: unknown): FormName => {
  if (value === undefined || value === null || value === "") return "amp"
  const form = formNames.find(known => known === value)
  if (!form) throw new Refusal("fields", { errors: [{ field: "form", message: "There is no such form." }] })
  return form
}

/** @returns the fields with blanks filled in @throws Refusal 400 naming each invalid field */
export const checkForm = (form: FormName, raw: RawFields): Fields => {
  const values: Record<string, string> = {}
  const notText: Record<string, string> = {}
  for (const [field, { label, isMultiline }] of Object.entries(rules[form])) {
    const value = isMultiline ? cleanText(raw[field]) : cleanLine(raw[field])
    if (value === undefined) notText[field] = messages.notText(label)
    else values[field] = value
  }
  const errors = { ...checkAnswers(form, values), ...notText }
  const fields = Object.keys(rules[form]).filter(field => errors[field])
  const named = fields.map(field => ({ field, message: errors[field] ?? "" }))
  if (named.length > 0) throw new Refusal("fields", { errors: named })
  return fillBlanks(form, values)
}

export const spamSigns = (raw: RawFields, minimumMs: number): string[] => {
  const elapsed = cleanLine(raw[hiddenFields.elapsed])
  const time = Number(elapsed)
  return [
    ...(cleanLine(raw[hiddenFields.honeypot]) !== "" ? ["honeypot"] : []),
    ...(elapsed !== "" && !(time >= 0) ? ["odd-time"] : []),
    ...(elapsed !== "" && time >= 0 && time < minimumMs ? ["too-fast"] : []),
  ]
}

export const consentOf = (form: FormName, raw: RawFields): Pick<NewEnquiry, "consent" | "policy"> => {
  const policy = cleanLine(raw[hiddenFields.policy]) ?? ""
  if (!/^[0-9a-f]{12}$/.test(policy)) return {}
  return form === "audit" ? { policy, consent: cleanLine(raw[hiddenFields.consent]) === "on" } : { policy }
}
