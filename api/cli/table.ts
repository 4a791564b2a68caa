import type { Enquiry } from "../store/enquiry"

/** A text as one line, without what could steer a terminal (control and direction characters). */
export const plainLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, " ")

const head = ["ID", "Received (UTC)", "Form", "Status", "Name", "Email", "Message"]
const widths = [8, 16, 7, 14, 20, 28, 30]

const row = (texts: readonly string[]): string =>
  widths
    .map((width, i) => {
      const plain = plainLine(texts[i] ?? "")
      return (plain.length > width ? `${plain.slice(0, width - 1)}…` : plain).padEnd(width)
    })
    .join(" ")
    .trimEnd()

/** The table's first line; 130 columns. */
export const tableHead = row(head)

/** An enquiry as a line of the table; of its ID, the digits that tell it from others. */
export const tableRow = ({ id, receivedAt, form, status, spam, fields }: Enquiry): string =>
  row([
    id.slice(0, 8),
    receivedAt.slice(0, 16).replace("T", " "),
    form,
    spam.length > 0 ? `${status}, spam?` : status,
    fields.name ?? "",
    fields.email ?? "",
    fields.message ?? "",
  ])
