import { formerHoneypot, hiddenFields } from "../../src/shared/enquiry/choices"
import {
  checkAnswers,
  type Fields,
  type FormName,
  fillBlanks,
  formNames,
  messages,
  rules,
} from "../../src/shared/enquiry/form-rules"
import type { NewEnquiry } from "../store/enquiry"
import { Refusal } from "./refusal"

export type RawFields = Readonly<Record<string, unknown>>

// Encoding as UTF-8 replaces lone surrogates, which no database accepts.
const asText = (value: unknown): string | undefined =>
  typeof value === "object" && value !== null ? undefined : Buffer.from(String(value ?? "")).toString()

// Zero-width and direction marks (UAX #9), which can make one name look like another. Indian scripts need the joiners
// U+200C and U+200D.
const invisible = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/gu

/** A value on one line, without control characters, which could add a mail header (CWE-93). @returns undefined if it is not text */
export const cleanLine = (value: unknown): string | undefined =>
  asText(value)
    ?.replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replace(invisible, "")
    .trim()

/** Like `cleanLine` for several lines: line breaks become LF, tabs stay. */
export const cleanText = (value: unknown): string | undefined =>
  asText(value)
    ?.replace(/\r\n?|\u2028|\u2029/g, "\n")
    .replace(/(?![\n\t])\p{Cc}/gu, "")
    .trim()

/** The fields of a posted form without its files. Of repeated names the first counts; Gatsby puts their values into a list. */
export const formFields = (form: Iterable<[string, unknown]>): RawFields => {
  const fields = [...form].map(([name, value]) => [name, [value].flat()[0]] as const)
  return Object.fromEntries(fields.filter(([, value]) => typeof value === "string").reverse())
}

/** The form named by the hidden field; without one it is the AMP form. @throws Refusal 400 */
export const formOf = (value: unknown): FormName => {
  if (value === undefined || value === null || value === "") return "amp"
  const form = formNames.find(known => known === value)
  if (!form) throw new Refusal("fields", { errors: [{ field: "form", message: "There is no such form." }] })
  return form
}

/** Validates a form's fields. @returns them with blanks filled in @throws Refusal 400 naming each invalid field */
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

/** Signs of spam, which mark an enquiry but never drop it. Forms that cannot measure the time leave it blank. */
export const spamSigns = (raw: RawFields, minimumMs: number): string[] => {
  const traps = [hiddenFields.honeypot, formerHoneypot]
  const elapsed = cleanLine(raw[hiddenFields.elapsed])
  const time = Number(elapsed)
  return [
    ...(traps.some(trap => cleanLine(raw[trap]) !== "") ? ["honeypot"] : []),
    ...(elapsed !== "" && !(time >= 0) ? ["odd-time"] : []),
    ...(elapsed !== "" && time >= 0 && time < minimumMs ? ["too-fast"] : []),
  ]
}

/** The version of the privacy policy on the form's page, and for the audit form whether the box was ticked. */
export const consentOf = (form: FormName, raw: RawFields): Pick<NewEnquiry, "consent" | "policy"> => {
  const policy = cleanLine(raw[hiddenFields.policy]) ?? ""
  if (!/^[0-9a-f]{12}$/.test(policy)) return {}
  return form === "audit" ? { policy, consent: cleanLine(raw[hiddenFields.consent]) === "on" } : { policy }
}
