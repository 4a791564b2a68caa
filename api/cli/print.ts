import { once } from "node:events"
import { stringify } from "csv-stringify/sync"
import { minuteOf } from "../../src/shared/day"
import { formNames, sentAnswers } from "../../src/shared/enquiry/form-rules"
import { referenceOf } from "../../src/shared/enquiry/reference"
import { escapeFormula } from "../../src/shared/escape"
import type { Enquiry } from "../store/enquiry"
import { damaged } from "../store/read-row"
import type { Enquiries } from "../store/tables"

export const print = async (text: string): Promise<void> => {
  if (!process.stdout.write(text)) await once(process.stdout, "drain")
}

export const printAll = async (
  enquiries: Enquiries,
  toText: (enquiry: Enquiry) => string,
  { head = "", note = "" } = {},
): Promise<void> => {
  let text = head
  let isEmpty = true
  try {
    for await (const enquiry of enquiries) {
      text += toText(enquiry)
      isEmpty = false
      // One write for many lines takes a tenth of the time.
      if (text.length < 60_000) continue
      await print(text)
      text = ""
    }
  } finally {
    // Also what came before an error.
    if (!isEmpty) await print(text)
  }
  if (isEmpty && note) console.error(note)
}

/** What became of an enquiry at EmailJS, for people. */
export const emailjsNote = ({ emailjs }: Pick<Enquiry, "emailjs">): string =>
  emailjs ? `${emailjs.outcome}: ${emailjs.reason}` : ""

/** One line without characters that could control a terminal or change the text direction. */
export const plainLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, " ")

const widths = [8, 9, 16, 7, 19, 20, 28, 30]

const row = (...texts: readonly (string | undefined)[]): string => {
  const cells = widths.map((width, i) => {
    const plain = plainLine((texts[i] ?? "").slice(0, 200))
    return (plain.length > width ? `${plain.slice(0, width - 1)}…` : plain).padEnd(width)
  })
  return `${cells.join(" ").trimEnd()}\n`
}

export const tableHead = row(..."ID,Reference,Received (UTC),Form,Status,Name,Email,Message".split(","))

export const toRow = (enquiry: Enquiry): string => {
  const { id, receivedAt, form, status, error, spam, emailjs, fields } = enquiry
  const marks = [status, spam.length > 0 && "spam?", emailjs && `EmailJS ${emailjs.outcome}`]
  const state = error === damaged ? "damaged" : marks.filter(Boolean).join(", ")
  const head = [id.slice(0, 8), referenceOf(id), minuteOf(receivedAt), form, state]
  return row(...head, fields.name, fields.email, fields.message)
}

export const toReason = ({ id, receivedAt, fields, error }: Enquiry): string =>
  `${plainLine(`${id} ${minuteOf(receivedAt)} ${fields.email}: ${error}`)}\n`

/** The form's fields are both at the top level (for `jq .email`) and under `fields`. */
export const toJsonLine = ({ instance: _, fields, ...enquiry }: Enquiry): string =>
  `${JSON.stringify({ ...enquiry, ...fields, fields })}\n`

const fieldNames = new Set(formNames.flatMap(form => Object.keys(sentAnswers(form, {}))))
const columns = ["id", "receivedAt", "form", "status", "spam", "consent", "policy", "emailjs", ...fieldNames]

export const toCsv = (enquiries: readonly Enquiry[], { bom = false, header = true } = {}): string => {
  const rows = enquiries.map(enquiry => {
    const { spam, fields, ...other } = enquiry
    return { ...fields, ...other, spam: spam.join(" "), emailjs: emailjsNote(enquiry) }
  })
  return stringify(rows, {
    bom,
    header,
    columns,
    quoted: true,
    quoted_empty: true,
    record_delimiter: "windows",
    cast: { boolean: String, string: escapeFormula },
  })
}
