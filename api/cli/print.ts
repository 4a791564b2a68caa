import { once } from "node:events"
import { stringify } from "csv-stringify/sync"
import { withoutFormula } from "../../src/shared/without-formula"
import type { Enquiry } from "../store/enquiry"
import { type Enquiries, inBatches } from "../store/tables"

export const print = async (text: string): Promise<void> => {
  if (!process.stdout.write(text)) await once(process.stdout, "drain")
}

/** Prints enquiries in batches, or a note if there are none. */
export const printAll = async (
  enquiries: Enquiries,
  toText: (batch: readonly Enquiry[], isFirst: boolean) => string,
  note?: string,
): Promise<void> => {
  let isFirst = true
  for await (const batch of inBatches(enquiries, 500)) {
    await print(toText(batch, isFirst))
    isFirst = false
  }
  if (isFirst && note) console.error(note)
}

/** A text on one line, without characters that could control a terminal or change the text direction. */
export const plainLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, " ")

const dayAndTime = ({ receivedAt }: Enquiry): string => receivedAt.slice(0, 16).replace("T", " ")

const widths = [8, 16, 7, 14, 20, 28, 30]

const row = (...texts: readonly (string | undefined)[]): string => {
  const cells = widths.map((width, i) => {
    const plain = plainLine((texts[i] ?? "").slice(0, 200))
    return (plain.length > width ? `${plain.slice(0, width - 1)}…` : plain).padEnd(width)
  })
  return `${cells.join(" ").trimEnd()}\n`
}

const tableHead = row("ID", "Received (UTC)", "Form", "Status", "Name", "Email", "Message")

export const toTable = (enquiries: readonly Enquiry[], hasHead: boolean): string => {
  const rows = enquiries.map(enquiry => {
    const { id, form, spam, fields } = enquiry
    const status = spam.length > 0 ? `${enquiry.status}, spam?` : enquiry.status
    return row(id.slice(0, 8), dayAndTime(enquiry), form, status, fields.name, fields.email, fields.message)
  })
  return `${hasHead ? tableHead : ""}${rows.join("")}`
}

export const toReasons = (enquiries: readonly Enquiry[]): string =>
  enquiries
    .map(enquiry => `${enquiry.id} ${dayAndTime(enquiry)} ${enquiry.fields.email}: ${enquiry.error}`)
    .map(line => `${plainLine(line)}\n`)
    .join("")

/** One JSON object per line, with the form's fields both at the top level (for `jq .email`) and under `fields`. */
export const toJsonLines = (enquiries: readonly Enquiry[]): string =>
  enquiries
    .map(({ instance: _, fields, ...enquiry }) => `${JSON.stringify({ ...enquiry, ...fields, fields })}\n`)
    .join("")

const fieldNames = ["name", "email", "company", "phone", "service", "budget", "message"]
const columns = ["id", "receivedAt", "form", "status", "spam", "consent", "policy", ...fieldNames]

// Arrays, since csv-stringify is slow to look up names in objects.
const toCells = ({ id, receivedAt, form, status, spam, consent, policy, fields }: Enquiry) => [
  ...[id, receivedAt, form, status, spam.join(" "), consent, policy],
  ...fieldNames.map(name => fields[name]),
]

/** Enquiries as CSV (RFC 4180). @param bom starts with a byte order mark, which Excel needs to recognise UTF-8 */
export const toCsv = (enquiries: readonly Enquiry[], { bom = false, header = true } = {}): string =>
  stringify(enquiries.map(toCells), {
    bom,
    header,
    columns,
    quoted: true,
    quoted_empty: true,
    record_delimiter: "windows",
    cast: { boolean: String, string: withoutFormula },
  })
