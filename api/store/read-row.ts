import { isUtf8 } from "node:buffer"
import { formNames } from "../../src/shared/enquiry/form-rules"
import type { Enquiry, NewEnquiry } from "./enquiry"
import { rowOf, type StoredRow, textOf } from "./enquiry-row"

const parseObject = (json: string): Record<string, unknown> => {
  try {
    return Object(JSON.parse(json))
  } catch {
    return {}
  }
}

/** The error of what was not stored so. */
export const damaged = "damaged on the disk, with what could be read of it"

const isTexts = (values: unknown): values is object =>
  typeof values === "object" && values !== null && Object.values(values).every(one => typeof one === "string")

/** @returns a complete enquiry, whatever the row is like; `isWhole` says whether nothing had to be replaced */
export const readRow = (row: StoredRow): { enquiry: Enquiry; isWhole: boolean } => {
  const [id, receivedAt, text] = [textOf(row.id), textOf(row.received_at), textOf(row.enquiry)]
  const { form = "", fields, spam = [], emailjs, ...stored } = parseObject(text) as Partial<NewEnquiry>
  const hasFields = formNames.some(name => name === form) && isTexts(fields)
  const hasMarks = Array.isArray(spam) && isTexts(spam) && (emailjs === undefined || isTexts(emailjs))
  const isText = Object.values(row).every(value => !(value instanceof Uint8Array) || isUtf8(value))
  const isWhole = isText && hasFields && hasMarks && !Number.isNaN(Date.parse(receivedAt))
  const error = row.error === null ? !isWhole && damaged : textOf(row.error)
  const answers = hasFields ? { form, fields } : { form: "contact", fields: { message: text } }
  const state = { status: textOf(row.status), attempts: row.attempts, ...(error && { error }) }
  const marks = hasMarks ? { spam, ...(emailjs && { emailjs }) } : { spam: [] }
  const enquiry = { instance: "", ...stored, ...marks, id, receivedAt, ...answers, ...state }
  return { enquiry: enquiry as Enquiry, isWhole }
}

/** What was read, dead; a retry mails that. */
export const repairedRow = (enquiry: Enquiry) => {
  const isDated = !Number.isNaN(Date.parse(enquiry.receivedAt))
  const receivedAt = isDated ? enquiry.receivedAt : new Date().toISOString()
  return rowOf({ ...enquiry, receivedAt, status: "dead", error: damaged })
}
